"""What the Outlaws add to what can be done, one module each."""
