"""One game among computers, and what it tells about the title."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config, Seat, Standing
from sagebrush_opponents.arena.match import play_game
from sagebrush_opponents.table import AnyOpponentTable, table


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game. ``winners`` share the first place; ``order`` is that in which the seats first decide alone.

    Scores go by seat. ``turns`` counts turns by their decisions, ``choices`` decisions by their legal commands.
    """

    winners: tuple[Seat, ...]
    order: tuple[Seat, ...]
    scores: tuple[int, ...]
    margin: int
    rounds: int
    turns: Counter[int]
    choices: Counter[int]


def played(config: Config, opponent: str, seed: int) -> GameResult:
    """A game in which ``opponent`` has every seat; raises Endless."""
    place = table(TITLES[config.title], config)
    watch = Watch(place)
    ranking = play_game(place, (opponent,) * config.seats, seed, watch=watch).ranking
    scores = {line.seat: line.score for line in ranking}
    return GameResult(
        winners=tuple(line.seat for line in ranking if line.place == 1),
        order=tuple(watch.order),
        scores=tuple(scores[seat] for seat in range(config.seats)),
        margin=_margin(ranking),
        rounds=watch.round,
        turns=Counter(filter(None, watch.turns)),
        choices=watch.choices,
    )


def _margin(ranking: Sequence[Standing]) -> int:
    """Points between the first and the second; nothing for a seat that is alone."""
    return ranking[0].score - ranking[1].score if len(ranking) > 1 else 0


@dataclass(slots=True)
class Watch:
    """What is counted while a game goes on; whatever the box moves by itself is nobody's decision.

    A turn ends with the round or when the turn is another seat's; what others answer meanwhile is no part of it.
    """

    table: AnyOpponentTable
    round: int = 0
    order: list[Seat] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    choices: Counter[int] = field(default_factory=Counter)
    _turn: tuple[int, Seat] = (0, AUTOMATON)

    def __call__(self, state: Any, legal: Sequence[Command]) -> None:
        """Counts one decision."""
        seat = legal[0].seat
        self.round = self.table.title.rulebook.round_of(state)
        self._begin((self.round, self._whose(state, seat)))
        if seat != AUTOMATON:
            self.choices[len(legal)] += 1
            self.turns[-1] += seat == self._turn[1]
            self._meet(state, seat)

    def _whose(self, state: Any, seat: Seat) -> Seat:
        """The seat whose turn it is when ``seat`` decides."""
        turn_of = self.table.title.rulebook.turn_of
        return seat if turn_of is None else turn_of(state)

    def _begin(self, turn: tuple[int, Seat]) -> None:
        """A new turn, unless the last one goes on."""
        if turn != self._turn:
            self._turn = turn
            self.turns.append(0)

    def _meet(self, state: Any, seat: Seat) -> None:
        """The place of ``seat`` in the order of the first round: what all decide at once has none."""
        if self.round > 0 and seat not in self.order and len(self.table.decider.awaited(state)) == 1:
            self.order.append(seat)
