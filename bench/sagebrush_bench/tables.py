"""The tables that the engine figures play: one for every title, and the fullest box there is."""

from collections.abc import Mapping
from dataclasses import dataclass

from sagebrush_bench.figure import Goal
from sagebrush_games import TITLES
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle


@dataclass(frozen=True, slots=True)
class BenchTable:
    """What is played, and the name it has in the results."""

    name: str
    title: AnyTitle
    config: Config

    def decider(self) -> AnyDecider:
        """The decider of this table."""
        return self.title.build(self.config)

    def goal(self, goals: Mapping[str, Goal]) -> Goal | None:
        """The goal of this table's title."""
        return goals.get(self.title.id)


def base_tables() -> list[BenchTable]:
    """Every title in its first edition, without variants."""
    return [_table(title, title.manifest.editions[0]) for title in TITLES.values()]


def full_tables() -> list[BenchTable]:
    """Every title that has an edition ``big-box``, in it and with all variants that go together."""
    boxes = [(title, edition) for title in TITLES.values() for edition in title.manifest.editions]
    return [_table(title, box, _variants(title, box)) for title, box in boxes if box.id == "big-box"]


def _table(title: AnyTitle, edition: Edition, variants: tuple[str, ...] = ()) -> BenchTable:
    """Four seats, or as many as the edition allows."""
    seats = min(4, edition.seats[-1])
    name = edition.name if title.name in edition.name else f"{title.name}, {edition.name}"
    return BenchTable(f"{name}, {seats} seats", title, Config(title.id, edition.id, seats, variants))


def _variants(title: AnyTitle, edition: Edition) -> tuple[str, ...]:
    """Variants of ``edition`` in the manifest's order, each unless one before it excludes it."""
    chosen: list[str] = []
    for variant in title.manifest.variants:
        fits = edition.id in variant.editions and set(variant.needs) <= set(chosen)
        if fits and not set(variant.excludes) & set(chosen):
            chosen.append(variant.id)
    return tuple(chosen)
