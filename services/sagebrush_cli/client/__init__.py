"""A platform that is found or made, guests, and tables as they are typed."""
