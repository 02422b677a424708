"""What others see of a table: its view, a guess at what is hidden, its words."""
