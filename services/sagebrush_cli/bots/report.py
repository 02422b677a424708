"""What a check found out about a bot."""

from dataclasses import dataclass, field

from sagebrush_cli import screen
from sagebrush_opponents.external.faults import Fault

MOST_FAULTS = 20
"""Faults after which nothing more is to be learnt."""


@dataclass(slots=True)
class BotReport:
    """What a bot did: faults by their kind, with the first of each told."""

    decisions: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    told: dict[str, str] = field(default_factory=dict)

    @property
    def is_enough(self) -> bool:
        """Whether more games would tell the author nothing new."""
        return Fault.START in self.counts or sum(self.counts.values()) >= MOST_FAULTS

    def add(self, kind: str, detail: str) -> None:
        """One more fault."""
        self.counts[kind] = self.counts.get(kind, 0) + 1
        self.told.setdefault(kind, detail)

    def show(self, as_json: bool) -> None:
        """The verdict, for the author or for a program."""
        if as_json:
            screen.emit({"decisions": self.decisions, "faults": self.counts, "told": self.told})
            return
        for kind, count in sorted(self.counts.items()):
            screen.say(f"{kind}: {self.told[kind]}{f' (the first of {count})' if count > 1 else ''}", "red")
        verdict = "does nothing wrong" if not self.counts else "is not ready"
        screen.say(f"{self.decisions} decisions: the bot {verdict}.")
