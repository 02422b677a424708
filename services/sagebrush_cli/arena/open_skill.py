"""OpenSkill ratings (Weng and Lin's Plackett-Luce), by the library of that name where it is installed."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from sagebrush_opponents.arena.balance.estimates import SURE
from sagebrush_opponents.arena.balance.tables import TextTable
from sagebrush_opponents.arena.pairing import FinishedRound
from sagebrush_opponents.arena.records import GameRecord


@dataclass(frozen=True, slots=True)
class SkillRating:
    """The mean of a player's skill and its deviation; newcomers have 25 and 8.3."""

    player: str
    mu: float
    sigma: float


def open_skill_table(rounds: Sequence[FinishedRound]) -> list[TextTable]:
    """The ratings of each table as a table; nothing without the library, or where nobody met."""
    if find_spec("openskill") is None:
        return []
    by_table: dict[str, list[GameRecord]] = {}
    for record in (record for finished in rounds for record in finished.records if len(set(record.labels)) > 1):
        by_table.setdefault(record.config, []).append(record)
    return [_table(config, open_skill(records)) for config, records in by_table.items()]


def _table(config: str, ratings: Sequence[SkillRating]) -> TextTable:
    rows = [
        (one.player, f"{one.mu:.1f}", f"{one.mu - SURE * one.sigma:.1f} to {one.mu + SURE * one.sigma:.1f}")
        for one in ratings
    ]
    return TextTable(f"OpenSkill, {config}", ("player", "mu", "95 %"), tuple(rows))


def open_skill(records: Sequence[GameRecord]) -> list[SkillRating]:
    """Ratings after ``records`` in their order, the best first.

    A game is a match of seats. What a player with several seats learns is the mean of what its seats do.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for record in records:
        before = [ratings.setdefault(label, model.rating(name=label)) for label in record.labels]
        places = [float(place) for place in record.places or (1 if share else 2 for share in record.shares)]
        after = model.rate([[model.rating(mu=r.mu, sigma=r.sigma)] for r in before], ranks=places)
        for label in set(record.labels):
            mine = [seat[0] for seat, name in zip(after, record.labels, strict=True) if name == label]
            mu, sigma = sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)
            ratings[label] = model.rating(mu=mu, sigma=sigma, name=label)
    found = [SkillRating(label, rating.mu, rating.sigma) for label, rating in ratings.items()]
    return sorted(found, key=lambda one: -one.mu)
