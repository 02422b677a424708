"""What the catalogue of a solo game needs to know: where each die sends the Rival."""

from sagebrush_games.kernel.wording import Message, Wording, message
from sagebrush_games.tiny_epic_western.expansions.solo.placing import TO_THE_PLAYER

DIE = range(1, 7)


def goes(die: int) -> Message:
    """Where a die sends the Rival [ES "Fase dos: Colocar pistoleros"]."""
    return message("rival-follows" if die == TO_THE_PLAYER else "rival-counts", die=die)


WORDING = Wording(
    packages=("sagebrush_games.tiny_epic_western.expansions.solo",),
    kinds={"event-rival-rolled.die": "destination"},
    names={"destination": {die: goes(die) for die in DIE}},
)
