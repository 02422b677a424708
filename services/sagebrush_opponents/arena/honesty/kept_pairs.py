"""The file of compared pairs: a line of JSON for each game they come from, so that a run goes on where one ended."""

import json
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path

from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.fingerprints import fingerprint
from sagebrush_opponents.arena.honesty.pairs import PairsResult
from sagebrush_opponents.arena.line_file import LineFile
from sagebrush_opponents.arena.records import config_key


@dataclass(frozen=True, slots=True)
class PairedGame:
    """The game from whose positions pairs are made, and the player that decides them.

    ``commit``: of the code that decides. Pairs of other code say nothing of this one, even of the same engine version.
    """

    config: Config
    player: str
    seed: int
    commit: str

    @property
    def id(self) -> str:
        """The same for the same game and the same engine in every run of the same code: 16 hex digits."""
        engine = fingerprint(self.player, self.config.title, self.config.seats)
        fields = [config_key(self.config), self.player, str(self.seed), engine, self.commit]
        return blake2b(json.dumps(fields).encode(), digest_size=8).hexdigest()


class KeptPairs(LineFile):
    """Pairs by game, those of earlier runs included."""

    def __init__(self, file: Path) -> None:
        self._found: dict[str, PairsResult] = {}
        super().__init__(file, (b'{"game":',), self._keep)

    def of(self, game: PairedGame) -> PairsResult | None:
        """The pairs of ``game``; None before they were compared."""
        return self._found.get(game.id)

    def append(self, game: PairedGame, found: PairsResult) -> None:
        """Keep the pairs of ``game``; once this returns they survive a kill and a power cut."""
        self.write(json.dumps({"game": game.id, **asdict(found)}, separators=(",", ":")).encode() + b"\n")
        self._found[game.id] = found

    def _keep(self, line: bytes) -> None:
        kept = json.loads(line)
        self._found[kept["game"]] = PairsResult(kept["pairs"], kept["hidden"], tuple(kept["differences"]))
