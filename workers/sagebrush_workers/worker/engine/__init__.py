"""What a worker does for the engine as a service: decisions for any position, and the analysis of games."""
