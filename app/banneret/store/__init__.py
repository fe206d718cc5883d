"""What is kept: the campaign file, import and export, backups, settings. No Qt."""
