"""What people and opponents may know: the view, what could be behind it, and events as sentences."""
