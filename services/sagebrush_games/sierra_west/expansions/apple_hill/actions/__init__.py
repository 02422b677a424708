"""What a seat can do in Apple Hill besides."""
