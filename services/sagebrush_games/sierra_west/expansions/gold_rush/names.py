"""What the catalogue of Gold Rush needs to know: what mine cards show."""

from sagebrush_games.kernel.content import load
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.wording import Argument, Names, Wording, commas, message, score_parts
from sagebrush_games.sierra_west.content.pieces import Special
from sagebrush_games.sierra_west.content.printed import specials
from sagebrush_games.sierra_west.expansions.gold_rush.mines import lines

PRINTED = load("sagebrush_games.sierra_west.expansions.gold_rush", ("content",))


def face(card: Special) -> Argument:
    """The lines of a mine card."""
    return commas(message("mine-line", gold=gold, lowest=lowest) for lowest, gold in lines(card))


def faces(corrections: str) -> Names:
    """By mine card: what it shows, as the box is corrected."""
    return {
        "face": {card.id: message("mine-face", lines=face(card)) for card in specials(corrected(PRINTED, corrections))}
    }


WORDING = Wording(
    packages=("sagebrush_games.sierra_west.expansions.gold_rush",),
    kinds={"event-mine-blasted.gold": "", "event-mine-rolled.gold": "", "mine-line.gold": ""},
    names=score_parts("carts", "lantern"),
    printed=faces,
)
