"""Following many games at once: what changed is gathered for each reader, who gets the newest state of each table."""
