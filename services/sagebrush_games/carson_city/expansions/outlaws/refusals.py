"""The sentence for each refusal code of the Outlaws."""

SENTENCES = {
    "no-fight-there": "No cowboy fights an outlaw on this parcel.",
    "no-outlaw-there": "No outlaw stands there who could be moved or fought.",
    "not-this-outlaw": "Another outlaw moves now.",
    "wrong-targets": "These are not the buildings that pay the outlaw most.",
}
