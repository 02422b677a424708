"""How a title tells its events: a sentence for each, as data, so that a frontend in any language can fill it in."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sagebrush_games.kernel.messages import Event, GameClosed, Redacted, SeedRevealed, TakenBack


@dataclass(frozen=True, slots=True)
class Telling:
    """Sentences by event, with fields in braces, as in ``{seat:player} builds on {parcel:parcel}``.

    After a colon stands how a value is called: by ``player`` a seat's name, else by that list of ``words``, from values
    as text to words, where ``{2}`` is the name of a seat. What has no word stands for itself. An empty sentence says
    that an event is not worth telling.
    """

    events: Mapping[type[Event], str] = field(default_factory=dict)
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


EVERYWHERE: Mapping[type[Event], str] = {
    Redacted: "Something happened that you may not know.",
    TakenBack: "{seat:player} takes back what was done after version {to}.",
    GameClosed: "The host of the table ends the game.",
    SeedRevealed: "The seed of all dice is revealed: {seed}.",
}
"""The same for every title."""


def numbered(names: list[str]) -> dict[str, str]:
    """Words for the numbers from 0."""
    return {str(number): name for number, name in enumerate(names)}


SILENT = Telling()
"""Of a title that leaves it to the frontend."""
