"""The command: jobs of one game each, in processes with little memory, and what they found."""

import json
import resource
import sys
from collections import Counter
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from rich.progress import track

from sagebrush_cli import screen
from sagebrush_cli.pool import exit_when_killed, process_pool
from sagebrush_cli.titles.views.mutations import mutant
from sagebrush_cli.titles.views.trial import Trial, tried
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import AUTOMATON, Config

PER_JOB = 200
"""Damaged views of one game."""
VIEWS = 20
"""Views of a game that are damaged."""
MEMORY = 2 << 30
"""Bytes of address space of a process; a number that is shifted by takes more."""
THOUGHT = 0.1
"""The share of accepted views about which computers think, too."""
SHOWN = 25
"""Faults, and paths, that are listed."""


@dataclass(slots=True)
class Findings:
    """What became of damaged views; ``paths``: of those accepted as another position, by what was changed last."""

    views: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    same: int = 0
    paths: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    memory: int = 0

    def count(self, trial: Trial) -> None:
        """One view more."""
        self.views += 1
        self.codes[trial.code] += 1
        self.same += trial.same
        if trial.code == "accepted" and not trial.same:
            self.paths[trial.path] += 1
        if trial.fault:
            self.faults[trial.fault] += 1
        self.seconds.append(trial.seconds)

    def add(self, other: "Findings") -> None:
        """The findings of another job, too."""
        self.views += other.views
        self.same += other.same
        for mine, theirs in ((self.codes, other.codes), (self.paths, other.paths), (self.faults, other.faults)):
            mine.update(theirs)
        self.seconds += other.seconds
        self.memory = max(self.memory, other.memory)


@exit_when_killed()
def run(configs: list[Config], count: int, seed: int, processes: int, as_json: bool) -> None:
    """``count`` damaged views of games of ``configs`` in turn; status 1 when one is answered wrongly."""
    jobs = range(-(-count // PER_JOB))
    tables = [configs[job % len(configs)] for job in jobs]
    found = Findings()
    with process_pool(processes) as pool:
        results = pool.map(damaged_game, tables, [seed + job for job in jobs])
        for result in track(results, "Damaging", len(jobs), console=screen.console, disable=as_json):
            found.add(result)
    _report(found, as_json)
    if found.faults:
        sys.exit(1)


def damaged_game(config: Config, seed: int) -> Findings:
    """Views of one random game, damaged."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    dice, found = Random(seed), Findings()
    seen = views(config, seed, dice)
    sent = json.dumps(asdict(config)).encode()
    documents = [json.loads(view) for view, _ in seen]
    for number in range(PER_JOB):
        view, seat = seen[number % len(seen)]
        bad, path = mutant(view, documents, dice)
        found.count(tried(sent, view, bad, path, seat, thinks=dice.random() < THOUGHT))
    found.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return found


def views(config: Config, seed: int, dice: Random) -> list[tuple[bytes, int]]:
    """Views of awaited seats from all over a random game, with the seat."""
    title = TITLES[config.title]
    decider, codec, chance = title.build(config), Codec(title), seeded(seed)
    state, _ = decider.set_up(chance)
    found: list[tuple[bytes, int]] = []
    while awaited := decider.awaited(state):
        seat = dice.choice(awaited)[0]
        if seat != AUTOMATON:
            found.append((codec.view_to_json(decider.view(state, seat)), seat))
        decider.play(state, pick(chance, "game", decider.legal(state, seat)), chance)
    return dice.sample(found, min(VIEWS, len(found)))


def _report(found: Findings, as_json: bool) -> None:
    """Counts by code, what was accepted, the time of a check, the memory of a process, and every fault."""
    times = sorted(found.seconds)
    figures: dict[str, Any] = {
        "views": found.views,
        "codes": dict(found.codes.most_common()),
        "same": found.same,
        "median_ms": round(times[len(times) // 2] * 1000, 2),
        "p99_ms": round(times[len(times) * 99 // 100] * 1000, 2),
        "slowest_ms": round(times[-1] * 1000, 1),
        "memory_mb": found.memory,
        "accepted": dict(found.paths.most_common()),
    }
    if as_json:
        screen.emit(figures)
    else:
        for name, value in figures.items():
            screen.say(f"{name}: {_told(value)}")
    for fault, times_seen in found.faults.most_common(SHOWN):
        screen.fail("fault", f"{times_seen} x {fault}", as_json)


def _told(value: Any) -> str:
    if not isinstance(value, dict):
        return str(value)
    return ", ".join(f"{name} {number}" for name, number in list(value.items())[:SHOWN])
