"""How strong the levels are: the cells that are played, what they must reach, and the page that says what they do."""
