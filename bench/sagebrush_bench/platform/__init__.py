"""The platform as a bench sees it: started for a figure, filled with games, asked over its public API."""
