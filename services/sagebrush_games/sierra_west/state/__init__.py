"""What lies on the table: plain data, no rules."""
