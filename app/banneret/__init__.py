"""Banneret, the game master's desk for battles."""
