"""What callers get, as the description of the API shows it: a module for each kind of thing."""
