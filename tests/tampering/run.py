"""One honest game, and one change to it: the game must be sound, the changed file must not."""

from dataclasses import dataclass
from random import Random

from sagebrush_history.verify import Verdict
from tests.conformance.tables import TABLES, name
from tests.tampering.game import Game, judged, random_game
from tests.tampering.kinds import KINDS


@dataclass(frozen=True, slots=True)
class Tried:
    """What verification said of a game and of a change to it; ``kind`` is empty where nothing was changed."""

    number: int
    table: str
    honest: Verdict
    kind: str = ""
    tampered: Verdict | None = None

    @property
    def fault(self) -> str:
        """What verification got wrong, or empty."""
        if self.honest.code != "sound":
            return f"game {self.number} ({self.table}): an honest file is {self.honest}"
        if self.tampered is not None and self.tampered.code == "sound":
            return f"game {self.number} ({self.table}): {self.kind}, and the file is sound"
        return ""


def tried(seed: int, number: int, tamper: bool) -> Tried:
    """The game ``number`` of a run, and, where ``tamper``, a change of the kind whose turn it is."""
    dice = Random(f"{seed}-{number}")
    config = dice.choice(TABLES)
    game = random_game(config, dice)
    honest = judged(game.file)
    if not tamper:
        return Tried(number, name(config), honest)
    kind, data = tampered(game, number, dice)
    return Tried(number, name(config), honest, kind, judged(data))


def tampered(game: Game, number: int, dice: Random) -> tuple[str, bytes]:
    """How ``game`` was changed, and the changed file: the kind ``number``, or the next that finds a place."""
    kinds = list(KINDS.items())
    while True:
        kind, change = kinds[number % len(kinds)]
        data = change(game, dice)
        if data is not None and data != game.file:
            return kind, data
        number += 1
