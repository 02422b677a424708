"""What the catalogue of Outlaws & Outposts needs to know: the outposts by rank."""

from sagebrush_games.kernel.content import load
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.wording import Names, Wording, message, numbered, score_parts
from sagebrush_games.sierra_west.content.printed import specials
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.outposts import target_on

PRINTED = load("sagebrush_games.sierra_west.expansions.outlaws_and_outposts", ("content",))


def faces(corrections: str) -> Names:
    """By outpost: its target, as the box is corrected."""
    cards = specials(corrected(PRINTED, corrections))
    return {"face": {card.id: message("outpost-face", target=target_on(card)) for card in cards}}


WORDING = Wording(
    packages=("sagebrush_games.sierra_west.expansions.outlaws_and_outposts",),
    kinds={"outpost": "outpost"},
    names={**score_parts("sheriff", "outlaws"), "outpost": {-1: "", **numbered(["I", "II", "III", "IV", "V"])}},
    printed=faces,
)
