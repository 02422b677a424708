"""Refusal codes and their sentences: which rule a command breaks."""

SENTENCES = {
    "canoe-is-there": "Your canoe is there already.",
    "no-fish-left": "No fish of this kind is left in the supply.",
    "no-such-fish": "Fish are trout, bass and salmon.",
    "no-such-fish-here": "No such fish is shown there.",
    "no-such-fish-of-yours": "You have no fish of this kind.",
    "no-such-place": "The river has no such place.",
    "not-all-kinds": "You do not have a fish of each kind.",
    "too-far-to-paddle": "The icon does not bring your canoe so far.",
}
