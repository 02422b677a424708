"""What lies on the table: plain data and its geometry, no rules."""
