"""The figures, one module each, in the order of the table."""
