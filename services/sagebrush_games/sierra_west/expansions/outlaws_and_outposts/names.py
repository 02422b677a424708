"""What the catalogue of Outlaws & Outposts needs to know: the outposts by rank."""

from sagebrush_games.kernel.wording import Wording, numbered, score_parts

WORDING = Wording(
    packages=("sagebrush_games.sierra_west.expansions.outlaws_and_outposts",),
    kinds={"outpost": "outpost"},
    names={**score_parts("sheriff", "outlaws"), "outpost": {-1: "", **numbered(["I", "II", "III", "IV", "V"])}},
)
