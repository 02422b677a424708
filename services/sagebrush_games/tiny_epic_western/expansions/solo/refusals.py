"""Refusal codes of the solo game and their sentences."""

SENTENCES = {
    "no-such-target": "The Rival can be made to roll again or to draw again.",
}
