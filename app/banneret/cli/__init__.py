"""The headless door: resolve, schema and their like, over the same rules. No Qt."""
