"""The sentence for each refusal code of the Law of the Strongest."""

SENTENCES = {
    "no-such-tile": "You have no such duel tile.",
}
