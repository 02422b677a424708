"""What an expansion of Sierra West registers besides what every title's expansions do."""

from dataclasses import dataclass

from sagebrush_games.kernel.expansion import Expansion
from sagebrush_games.sierra_west.state.model import NONE


@dataclass(frozen=True, slots=True)
class PrintedExpansion(Expansion):
    """An expansion of which something is printed: rows of a mode are of its edition alone, others of every edition.

    number: of a mode, by which its cards are numbered. fewest: the fewest seats that it makes possible in every mode;
    0: as its edition says.
    """

    number: int = NONE
    fewest: int = 0
