"""The Sequence panel: troops."""
