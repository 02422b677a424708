"""A table in the middle of a game, arranged for one test."""

from collections.abc import Iterable, Sequence
from typing import Any

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance, scripted, seeded
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import Command, Config, Event
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_games.tiny_epic_western.manifest import ruleset
from sagebrush_games.tiny_epic_western.rules.poker import VALUES
from sagebrush_games.tiny_epic_western.state.board import standing_on
from sagebrush_games.tiny_epic_western.state.model import NONE

ANNA, BILL, CORA, DAVE = range(4)
BANK_PORCH, BANK_SPOT, SALOON_PORCH, SALOON_SPOT = range(4)
COURT_PORCH, COURT_SPOT, HIDEOUT_PORCH, HIDEOUT_SPOT = range(4, 8)
SKULL, HORSESHOE, TEPEE, HAT = range(4)
CURTAIN = Task("curtain", ANNA)
"""A task nobody knows: whatever comes before it is played, then the test looks."""


def config(seats: int, corrections: str = "", **options: str | int | bool) -> Config:
    """A table whose seats sit at the first mats of the wheel: Anna at the Bank, Bill at the Saloon."""
    return Config("tiny-epic-western", "standard", seats, (), {"seating": "wheel", **options}, corrections)


def card(suit: int, value: int) -> int:
    """A poker card."""
    return suit * VALUES + value - 1


def building(name: str) -> int:
    """The number of a building by its id."""
    return next(card.number for card in ruleset(config(2)).buildings if card.id == name)


def boss(name: str) -> int:
    """The number of a boss by its id."""
    return next(card.number for card in ruleset(config(2)).bosses if card.id == name)


GAPS = [card(SKULL, 1), card(TEPEE, 5), card(SKULL, 3), card(TEPEE, 3), card(SKULL, 5), card(TEPEE, 1)]
"""Clockwise: the Bank lies between the first two, the Town Hall between the last and the first."""


class Scene:
    """A table after set-up, every seat with a card, nobody on the board, nothing left to do."""

    def __init__(self, seats: int = 2, corrections: str = "", **options: str | int | bool) -> None:
        self.decider = TITLE.build(config(seats, corrections, **options))
        self.state, _ = self.decider.set_up(seeded(7))
        self.rules = self.decider.rules
        for seat, player in enumerate(self.state.players):
            player.boss = NONE
            player.influence = [2, 2, 2]
            player.stack, player.dealt, player.discarded, player.third = [], [], [], False
            player.card = card(HAT, seat + 1) if seat < seats else NONE
        self.state.dealer, self.state.wanted = ANNA, NONE
        self.state.gaps = [
            card(SKULL, 1),
            card(TEPEE, 5),
            card(SKULL, 3),
            card(TEPEE, 3),
            card(SKULL, 5),
            card(TEPEE, 1),
        ]
        self.state.rival = [card(HORSESHOE, 1)] if seats > 1 else [card(HORSESHOE, 1), card(HORSESHOE, 2)]
        self.state.market = [NONE] * 5
        self.state.porch = [NONE] * 5
        self.state.agenda = [CURTAIN]

    def stand(self, owner: int, spot: int, side: int = 0) -> int:
        """The token of ``owner`` that now stands on a spot."""
        token = next(t for t in range(3 * owner, 3 * owner + 3) if self.state.token_spot[t] == NONE)
        self.state.token_spot[token], self.state.token_side[token] = spot, side
        return token

    def lie(self, owner: int, spot: int) -> int:
        """The token of ``owner`` that now lies wounded on a spot."""
        token = self.stand(owner, spot)
        self.state.token_down[token] = True
        return token

    def on_porch(self, mat: int, *names: str) -> None:
        """Buildings on a porch, the usable one last."""
        numbers = [building(name) for name in names]
        owner = self.state.owner[mat]
        if owner == NONE:
            self.state.porch[mat] = numbers[-1]
        else:
            self.state.players[owner].stack = numbers

    def for_sale(self, mat: int, name: str) -> None:
        """A building in the buy zone of a mat."""
        self.state.market[mat] = building(name)

    def ask(self, *tasks: Task) -> None:
        """``tasks`` come next, the first first."""
        self.state.agenda = [CURTAIN, *reversed(tasks)]

    def run(self, *tasks: Task, draws: Iterable[int] | Chance = ()) -> list[Event]:
        """What ``tasks`` do by themselves."""
        if tasks:
            self.ask(*tasks)
        chance = draws if callable(draws) else scripted(*draws)
        played: list[Event] = []
        while events := self.decider.book.advance(self.rules, self.state, chance):
            self.decider.apply(self.state, events)
            played += events
        return told(played)

    def play(self, command: Command, *draws: int) -> list[Event]:
        """What a command and the steps after it cause."""
        return told(self.decider.play(self.state, command, scripted(*draws)))

    def asked(self) -> list[tuple[int, str]]:
        """Whom the game waits for."""
        return list(self.decider.awaited(self.state))

    def offers(self, seat: int) -> list[Command]:
        """What a seat may do."""
        return self.decider.legal(self.state, seat)

    def refused(self, command: Command) -> str | None:
        """The code of the refusal."""
        return refused(self.decider, self.state, command)

    def influence(self, seat: int) -> list[int]:
        """Law, Force, Money."""
        return list(self.state.players[seat].influence)

    def holder(self, spot: int) -> int:
        """The owner who stands on a spot, or NONE."""
        token = standing_on(self.state, spot)
        return token // 3 if token != NONE else NONE


def told(events: Sequence[Event]) -> list[Event]:
    """Events without the turning of the agenda."""
    return [event for event in events if not isinstance(event, Next)]


def of(kind: type[Any], events: Sequence[Event]) -> list[Any]:
    """The events of one class."""
    return [event for event in events if isinstance(event, kind)]
