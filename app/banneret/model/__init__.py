"""What things are: frozen pydantic models of sheets, rule set, battle, commands, events, dice. No Qt, no I/O."""
