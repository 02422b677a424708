"""What a seat can do in Gold Rush besides."""
