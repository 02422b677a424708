"""Whether a cell reached its target."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from sagebrush_opponents.arena.balance.estimates import Share, share_of
from sagebrush_opponents.arena.levels.cells import LevelCell, Target
from sagebrush_opponents.arena.records import GameRecord
from sagebrush_opponents.arena.standings import share_for


class CellVerdict(StrEnum):
    """What the games say of a target."""

    MET = "met"
    """The share reaches the target, and the lower end of its interval what it must."""
    NOT_MET = "not met"
    """The upper end of the interval is below the target."""
    UNDECIDED = "undecided"
    """Neither: more games would tell."""


@dataclass(frozen=True, slots=True)
class CellResult:
    """What the games of a cell came to; the share is None before the first."""

    cell: LevelCell
    games: int
    share: Share | None
    seconds: float
    faults: int

    @property
    def verdict(self) -> CellVerdict | None:
        """Whether the target is reached; None where there is none."""
        return None if self.cell.target is None else verdict(self.share, self.cell.target)


def verdict(share: Share | None, target: Target) -> CellVerdict:
    """What ``share`` says of ``target``."""
    if share is not None and share.share >= target.share and share.low >= target.least:
        return CellVerdict.MET
    return CellVerdict.NOT_MET if share is not None and share.high < target.share else CellVerdict.UNDECIDED


def cell_result(cell: LevelCell, records: Sequence[GameRecord]) -> CellResult:
    """The result of ``cell`` from the records among ``records`` that were played for it.

    A game that was played again, since a level tells its chances otherwise, counts once: its decisions are the same.
    """
    found = {(record.config, record.seed, record.labels): record for record in records if record.cell == cell.id}
    mine = list(found.values())
    wins = sum(share_for(record, cell.player) for record in mine)
    share = share_of(wins, len(mine)) if mine else None
    faults = sum(n for record in mine for counts in record.faults.values() for n in counts.values())
    return CellResult(cell, len(mine), share, sum(record.seconds for record in mine), faults)
