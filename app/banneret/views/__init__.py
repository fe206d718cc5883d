"""What the game master sees: Qt item models, widgets, windows, translated sentences."""
