"""One game of the arena: players decide, are timed, and are replaced or forfeit where they do not decide."""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import AUTOMATON, Command, Outcome, Seat
from sagebrush_opponents.arena.fingerprints import telling
from sagebrush_opponents.arena.match import LIMIT, Endless
from sagebrush_opponents.arena.players import ArenaPlayer, player
from sagebrush_opponents.arena.ratings.calibration import Forecast, binned
from sagebrush_opponents.arena.ratings.timings import step_of
from sagebrush_opponents.arena.records import GameRecord, PlannedGame, config_key
from sagebrush_opponents.arena.seeds import seed_of
from sagebrush_opponents.automaton import move_automaton
from sagebrush_opponents.decision import AnyOpponent, Decision
from sagebrush_opponents.external.faults import EngineFault, Fault
from sagebrush_opponents.random_legal import choose as choose_randomly
from sagebrush_opponents.table import AnyOpponentTable, table

MOST_FAULTS = 5
"""After so many faults in a game a player is no longer asked: random moves take its place."""
LONGEST_DETAIL = 600
"""Characters that are kept of what an engine, or its standard error, said at a fault."""


class Forfeited(Exception):
    """A player gave no usable answer where that loses the game."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"seat {seat}")
        self.seat = seat


def play_planned(game: PlannedGame) -> GameRecord:
    """The game, played; raises Endless."""
    return GameInProgress(game, TITLES[game.config.title]).play()


@dataclass(slots=True)
class GameInProgress:
    """A game and what is counted while it goes on.

    ``clock``: seconds of the processor, so that a busy machine does not make thoughts longer; where an engine of
    somebody else thinks in a process of its own, those of the day.
    """

    game: PlannedGame
    title: Any
    state: Any = None
    times: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    faults: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    details: defaultdict[str, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))
    forecasts: list[tuple[Seat, float]] = field(default_factory=list)
    table: AnyOpponentTable = field(init=False)
    players: list[ArenaPlayer] = field(init=False)
    opponents: list[AnyOpponent] = field(init=False)
    clock: Callable[[], float] = field(init=False)

    def __post_init__(self) -> None:
        self.table = table(self.title, self.game.config)
        self.players = [player(text) for text in self.game.players]
        self.clock = time.perf_counter if any(one.is_foreign for one in self.players) else time.thread_time
        self.opponents = [one.opponent(self.table, lambda: self.state) for one in self.players]

    def play(self) -> GameRecord:
        """The finished game; raises Endless."""
        begun, decider, chance = self.clock(), self.table.decider, seeded(seed_of("game", self.game.seed))
        self.state, _ = decider.set_up(chance)
        for number in range(LIMIT):
            awaited = decider.awaited(self.state)
            if not awaited:
                return self._record(number, self.clock() - begun)
            legal = decider.legal(self.state, awaited[0][0])
            try:
                command = self._command(legal, number)
            except Forfeited as forfeit:
                return self._forfeited(forfeit.seat, number, self.clock() - begun)
            decider.play(self.state, command, chance)
        raise Endless(f"{self.game.players} with seed {self.game.seed}")

    def _command(self, legal: Sequence[Command], number: int) -> Command:
        seat, seed = legal[0].seat, seed_of("decision", self.game.seed, number, legal[0].seat)
        if seat == AUTOMATON:
            return move_automaton(self.table, self.table.decider.view(self.state, None), legal, seed).command
        if self.faults[self.players[seat].label].total() >= MOST_FAULTS:
            return self._randomly(legal, seed)
        return self._asked(legal, seed)

    def _asked(self, legal: Sequence[Command], seed: int) -> Command:
        """The command of the player whose seat is awaited, or what takes its place."""
        seat = legal[0].seat
        one, view = self.players[seat], self.table.decider.view(self.state, seat)
        begun = self.clock()
        try:
            decision = self.opponents[seat](view, legal, one.budget, seed)
        except EngineFault as error:
            return self._replaced(legal, seed, error.fault, error.detail)
        except Exception as error:
            return self._replaced(legal, seed, Fault.CRASH, f"{type(error).__name__}: {error}")
        if len(legal) > 1:
            self.times[one.label][str(step_of(1000 * (self.clock() - begun)))] += 1
            self._note_forecast(decision, seat)
        if decision.command not in legal:
            return self._replaced(legal, seed, Fault.ILLEGAL, f"{decision.command} is not legal")
        return decision.command

    def _note_forecast(self, decision: Decision, seat: Seat) -> None:
        if decision.shares:
            self.forecasts.append((seat, decision.shares[seat]))

    def _replaced(self, legal: Sequence[Command], seed: int, fault: Fault, detail: str) -> Command:
        """A random command in place of the player's; raises Forfeited where that was agreed."""
        label = self.players[legal[0].seat].label
        self.faults[label][fault] += 1
        self.details[label].setdefault(fault, " ".join(detail.split())[:LONGEST_DETAIL])
        if self.game.on_fault == "forfeit":
            raise Forfeited(legal[0].seat)
        return self._randomly(legal, seed)

    def _randomly(self, legal: Sequence[Command], seed: int) -> Command:
        return choose_randomly(None, legal, self.players[legal[0].seat].budget, seed).command

    def _record(self, commands: int, seconds: float) -> GameRecord:
        outcome = self.table.decider.outcome(self.state)
        assert outcome is not None
        lines = {line.seat: line for line in outcome.ranking}
        seats = range(self.game.config.seats)
        scores, places = (tuple(getattr(lines[seat], name) for seat in seats) for name in ("score", "place"))
        return self._finished(shares_of(outcome, len(seats)), commands, seconds, scores=scores, places=places)

    def _forfeited(self, loser: Seat, commands: int, seconds: float) -> GameRecord:
        """The game ends: the others share the win; no other seat of the same player does, unless it has them all.

        A player alone loses to the box.
        """
        labels = [one.label for one in self.players]
        others = [seat for seat, label in enumerate(labels) if label != labels[loser]]
        winners = others or [seat for seat in range(len(labels)) if seat != loser]
        shares = tuple((seat in winners) / max(1, len(winners)) for seat in range(len(labels)))
        return self._finished(shares, commands, seconds, forfeited_by=labels[loser])

    def _finished(self, shares: tuple[float, ...], commands: int, seconds: float, **more: Any) -> GameRecord:
        return GameRecord(
            **{"scores": (), "places": (), **more},
            id=self.game.id,
            cell=self.game.cell,
            config=config_key(self.game.config),
            seed=self.game.seed,
            labels=tuple(one.label for one in self.players),
            shares=shares,
            commands=commands,
            seconds=round(seconds, 3),
            times={label: dict(steps) for label, steps in self.times.items()},
            faults={label: dict(counts) for label, counts in self.faults.items() if counts},
            details={label: dict(told) for label, told in self.details.items()},
            engines=self.game.engines,
            telling=telling(self.game.config.title) if self.forecasts else "",
            forecasts={label: binned(told) for label, told in self._predicted(shares).items()},
        )

    def _predicted(self, shares: Sequence[float]) -> dict[str, list[Forecast]]:
        """By label, what was predicted, and what of it came."""
        found: dict[str, list[Forecast]] = {}
        for seat, share in self.forecasts:
            found.setdefault(self.players[seat].label, []).append(Forecast(share, shares[seat]))
        return found


def shares_of(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """What each seat has of the win: those who tie for the first place share it; nobody has any where the box won."""
    winners = {line.seat for line in outcome.ranking if line.place == 1}
    return tuple((seat in winners) / max(1, len(winners)) for seat in range(seats))
