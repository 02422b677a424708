"""Refusal codes and their sentences: which rule a command breaks."""

SENTENCES = {
    "no-such-apples": "The supply has no such apples.",
}
