"""The solo game: one seat plays against the Rival."""
