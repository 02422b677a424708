"""A table in the middle of a game, arranged for one test."""

from collections.abc import Iterable, Mapping
from typing import Any

from sagebrush_games.kernel.agenda import Interposed, Next, Task
from sagebrush_games.kernel.chance import Chance, scripted, seeded
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import Command, Config, Event
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.actions.pass_turn import PassTurn
from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.state.model import (
    ALWAYS,
    BASE,
    BASIC,
    CABIN,
    CAMP,
    DOWN,
    GREEN,
    NONE,
    SPECIAL_DOWN,
    TAN,
    Player,
    Turn,
)

ANNA, BILL, CORA, DAVE = range(4)
CURTAIN = Task("curtain", ANNA)
"""A task nobody knows: whatever comes before it is played, then the test looks."""
QUIET = (Next, Interposed)
"""Events that only move the agenda."""


class Scene:
    """After set-up: Anna is in her Pioneer step; everybody has 2 food, 2 wood and 2 stone, and does not react."""

    def __init__(
        self,
        *board: str,
        seats: int = 2,
        mode: str = "apple-hill",
        variants: tuple[str, ...] = (),
        corrections: str = "",
    ) -> None:
        self.decider = TITLE.build(Config(TITLE.id, mode, seats, variants, corrections=corrections))
        self.rules = self.decider.rules
        self.state, self.set_up = self.decider.set_up(seeded(7))
        self.numbers = {card.id: card.number for card in self.rules.cards.values()}
        self.cabin_numbers = {cabin.id: cabin.number for cabin in self.rules.cabins}
        for player in self.state.players:
            player.resources = [2, 2, 2, 0]
            player.trapping = player.tracking = ALWAYS
        self.at(ANNA, *board or ("H1", "H2", "H3"))

    def at(self, seat: int, *board: str) -> "Scene":
        """The Pioneer step of ``seat`` with these cards on its board, left, middle and right."""
        player = self.player(seat)
        player.pool = sorted({*player.pool, *player.hand, *player.played} - set(self.cards(board)))
        player.hand, player.open, player.played = [], [], self.cards(board)
        player.discard = [card for card in player.discard if card not in player.played]
        self.state.turn = Turn(seat)
        self.state.agenda = [CURTAIN, Task("pioneer", seat)]
        return self

    def cards(self, ids: Iterable[str]) -> list[int]:
        """Cards by their ids."""
        return [self.numbers[name] for name in ids]

    def player(self, seat: int = ANNA) -> Player:
        """What lies in front of a seat."""
        player: Player = self.state.players[seat]
        return player

    def agenda(self, *tasks: Task) -> None:
        """These tasks come next, then nothing."""
        self.state.agenda = [CURTAIN, *reversed(tasks)]

    def do(self, *commands: Command, chance: Chance | None = None) -> list[Event]:
        """What the last of the commands causes, but for how the agenda moves."""
        events: list[Event] = []
        for command in commands:
            events = self.decider.play(self.state, command, chance or scripted())
        return [event for event in events if not isinstance(event, QUIET)]

    def step(self, pioneer: int = GREEN, times: int = 1) -> list[Event]:
        """A pioneer of the active seat uses its next icon, so many times."""
        return self.do(*(StepOn(self.seat, pioneer) for _ in range(times)))

    def skip(self, pioneer: int = GREEN, times: int = 1) -> list[Event]:
        """A pioneer of the active seat skips so many icons."""
        return self.do(*(SkipIcon(self.seat, pioneer) for _ in range(times)))

    def pass_turn(self, chance: Chance | None = None) -> list[Event]:
        """The active seat passes."""
        return self.do(PassTurn(self.seat), chance=chance or seeded(1))

    def refused(self, command: Command) -> str | None:
        """Why a command is not accepted."""
        return refused(self.decider, self.state, command)

    def legal(self, kind: type[Command], seat: int | None = None) -> list[Any]:
        """The legal commands of a kind."""
        asked = self.decider.legal(self.state, self.seat if seat is None else seat)
        return [command for command in asked if isinstance(command, kind)]

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        seat: int = self.state.turn.seat
        return seat

    @property
    def prompt(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.decider.awaited(self.state)[0]

    def has(self, seat: int = ANNA, **amounts: int) -> None:
        """``seat`` has exactly so much: food, wood, stone, gold; nothing of what is not named."""
        names = ("food", "wood", "stone", "gold")
        self.player(seat).resources = [amounts.get(name, 0) for name in names]

    def build(self, cabin: str, seat: int = ANNA, inside: bool = True) -> None:
        """A cabin stands on the first fitting space of ``seat``, with its pioneer ``inside`` or in camp."""
        number = self.cabin_numbers[cabin]
        colour = self.rules.cabins[number].colour
        spaces = enumerate(self.rules.cabin_spaces)
        space = next(n for n, s in spaces if s.colour == colour and self.player(seat).cabins[n] == NONE)
        self.player(seat).cabins[space] = number
        self.state.pile[number] -= 1
        if inside:
            self.player(seat).figures[self.rules.cabin_spaces[space].pioneer] = CABIN + space

    def market(self, *cabins: str) -> None:
        """These cabins are for sale, from the left."""
        for cabin in self.state.market:
            self.state.pile[cabin] += 1
        self.state.market = [self.cabin_numbers[cabin] for cabin in cabins]
        for cabin in self.state.market:
            self.state.pile[cabin] -= 1

    def mountain(self, cards: Mapping[int, str], specials: Iterable[int] = (), gone: Iterable[int] = ()) -> None:
        """Face-up cards by place, special cards face down, nothing on the places ``gone``, basic cards elsewhere."""
        mountain = [DOWN] * len(self.state.mountain)
        for place in specials:
            mountain[place] = SPECIAL_DOWN
        for place in gone:
            mountain[place] = NONE
        for place, name in cards.items():
            mountain[place] = self.numbers[name]
        self.state.mountain = mountain
        self.state.basics = [card for card in self.rules.basics if card not in mountain]

    def stand(self, place: int, *seats: int) -> None:
        """The frontiersmen of these seats, by default Anna's, stand there."""
        for seat in seats or (ANNA,):
            self.state.walkers[seat] = place

    def total(self, seat: int = ANNA) -> int:
        """Basic resources of a seat."""
        total: int = sum(self.player(seat).resources[kind] for kind in BASIC)
        return total


__all__ = ["ANNA", "BASE", "BILL", "CAMP", "CORA", "CURTAIN", "DAVE", "GREEN", "TAN", "Scene"]
