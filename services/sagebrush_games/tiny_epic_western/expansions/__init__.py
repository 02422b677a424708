"""What can be taken out by deleting its folder and its line in the manifest."""
