"""Refusal codes and their sentences: which rule a command breaks."""

SENTENCES = {
    "no-dynamite": "You do not have the Dynamite card.",
    "no-such-mine": "No such mine lies under the trail.",
}
