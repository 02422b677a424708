"""What a seat can do in Boats & Banjos besides."""
