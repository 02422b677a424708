"""The sentence for each refusal code of A New Beginning."""

SENTENCES = {
    "over-budget": "Your budget does not reach so far, with what the lines below need at least.",
}
