"""The Assault panel: two heroes facing, hand to hand, by a shot, at a mount, in flight or before terror."""
