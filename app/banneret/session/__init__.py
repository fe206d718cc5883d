"""The open battle: one document with its state, history and what can be undone. No Qt."""
