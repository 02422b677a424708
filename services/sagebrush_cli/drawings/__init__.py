"""Tables as text: what lies on them within 80 columns and 23 lines, from a view alone."""
