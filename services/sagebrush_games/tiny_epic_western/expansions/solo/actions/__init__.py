"""What a seat can do against the Rival."""
