"""The sentence for each refusal code of Kit Carson."""

SENTENCES = {
    "shifted-enough": "You have taken back as many cowboys as is allowed in a round.",
}
