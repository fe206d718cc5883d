"""Heroes' combat (H1–H28): values, circumstances, assaults, wounds, mounts, flight, terror. Whole numbers (N1)."""
