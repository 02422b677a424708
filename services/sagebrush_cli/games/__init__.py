"""Commands that show one game: play, watch, replay, export, demo."""
