"""The sentence for each refusal code of Horses."""

SENTENCES = {
    "no-horse-now": "A horse may only follow a cowboy you have just placed, and you need one in your reserve.",
    "no-ranch-to-double": "No ranch of yours stands there that could still be doubled.",
    "no-such-corral": "There is no such corral in this game.",
}
