"""What the catalogue of Apple Hill needs to know: what orchard cards show."""

from sagebrush_games.kernel.content import load
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.wording import Names, Wording, message
from sagebrush_games.sierra_west.content.printed import specials

PRINTED = load("sagebrush_games.sierra_west.expansions.apple_hill", ("content",))


def faces(corrections: str) -> Names:
    """By orchard card: the apples on it, as the box is corrected."""
    cards = specials(corrected(PRINTED, corrections))
    return {
        "face": {card.id: message("orchard-face", green=card.face["green"], red=card.face["red"]) for card in cards}
    }


WORDING = Wording(packages=("sagebrush_games.sierra_west.expansions.apple_hill",), printed=faces)
