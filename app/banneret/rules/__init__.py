"""What happens: pure functions of state, command and dice. No Qt, no I/O, no hidden randomness."""
