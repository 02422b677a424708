"""What a seat can do with advanced planning besides."""
