"""What a seat can do, one module each."""
