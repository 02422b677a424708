"""A table in the middle of a game of one mode, arranged for one test: empty hands of everything, nothing left to do."""

from collections.abc import Sequence
from typing import Any

from sagebrush_games.kernel.agenda import Interposed, Next, Task
from sagebrush_games.kernel.chance import scripted, seeded
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import Command, Config, Event
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.content.notation import icon
from sagebrush_games.sierra_west.state.model import GREEN, SUMMIT, Turn

ANNA, BILL, CORA, DAVE = range(4)
CURTAIN = Task("curtain", ANNA)
"""A task nobody knows: whatever comes before it is played, then the test looks."""


class Scene:
    """A table of ``mode`` in Anna's turn, after set-up."""

    def __init__(self, mode: str, seats: int = 2, corrections: str = "") -> None:
        self.decider = TITLE.build(Config("sierra-west", mode, seats, corrections=corrections))
        self.state, _ = self.decider.set_up(seeded(7))
        self.rules = self.decider.rules
        self.state.turn = Turn(ANNA)
        self.state.agenda = [CURTAIN]

    def first_specials(self) -> set[str]:
        """The special cards that lie under the trail at the start of fifty games."""
        rows = [self.decider.set_up(seeded(game))[0].row for game in range(50)]
        return {str(self.rules.specials[special].id) for row in rows for special in row}

    def special(self, name: str) -> int:
        """The number of a special card by its id."""
        return next(int(number) for number, special in self.rules.specials.items() if special.id == name)

    def row(self, *names: str) -> None:
        """These special cards lie under the trail."""
        self.state.row = [self.special(name) for name in names]

    def wagon(self, seat: int, space: int) -> None:
        """A wagon stands on a space of the trail."""
        self.state.players[seat].wagon = space

    def has(self, seat: int, food: int = 0, wood: int = 0, stone: int = 0, gold: int = 0) -> None:
        """What a seat has."""
        self.state.players[seat].resources = [food, wood, stone, gold]

    def resources(self, seat: int) -> list[int]:
        """Food, wood, stone and gold."""
        return list(self.state.players[seat].resources)

    def use(self, seat: int, text: str, *draws: int) -> list[Event]:
        """What using a path icon causes."""
        shown = icon(self.rules.content.rows("icons"), text)
        events = list(self.rules.icons[shown.kind].events(self.rules, self.state, seat, GREEN, shown))
        self.decider.apply(self.state, events)
        return told(events) + self.run(*draws)

    def possible(self, seat: int, text: str) -> bool:
        """Whether a paid icon could be used."""
        shown = icon(self.rules.content.rows("icons"), text)
        return bool(self.rules.icons[shown.kind].possible(self.rules, self.state, seat, 0))

    def summit(self, seat: int, card: str, *draws: int) -> list[Event]:
        """What placing a figure on a card causes."""
        number = next(shown.number for shown in self.rules.cards.values() if shown.id == card)
        self.state.players[seat].played = [number, 0, 1]
        self.state.players[seat].figures[GREEN] = SUMMIT
        return self.run(*draws, tasks=(Task("summit", seat, 0),))

    def board(self, *cards: str) -> None:
        """Anna's Pioneer step with these cards on her board, left, middle and right."""
        numbers = {card.id: number for number, card in self.rules.cards.items()}
        self.state.players[ANNA].played = [numbers[card] for card in cards]
        self.state.agenda = [CURTAIN, Task("pioneer", ANNA)]

    def trade(self, seat: int, animal: str) -> list[Event]:
        """What a fur trade with one face-up tile causes."""
        self.state.players[seat].animals = [animal]
        return self.use(seat, "FT")

    def damage(self, seat: int) -> list[Event]:
        """What damage causes."""
        return self.run(tasks=(Task("damage", seat),))

    def run(self, *draws: int, tasks: Sequence[Task] = ()) -> list[Event]:
        """What ``tasks``, and those that wait, do by themselves."""
        self.state.agenda.extend(reversed(tasks))
        chance = scripted(*draws)
        played: list[Event] = []
        while events := self.decider.book.advance(self.rules, self.state, chance):
            self.decider.apply(self.state, events)
            played += events
        return told(played)

    def play(self, command: Command, *draws: int) -> list[Event]:
        """What a command and the steps after it cause."""
        return told(self.decider.play(self.state, command, scripted(*draws)))

    def asked(self) -> str:
        """The prompt the game waits with."""
        return self.decider.awaited(self.state)[0][1]

    def offers(self, seat: int) -> list[Command]:
        """What a seat may do."""
        return self.decider.legal(self.state, seat)

    def refused(self, command: Command) -> str | None:
        """The code of the refusal."""
        return refused(self.decider, self.state, command)

    def points(self, owner: int, part: str) -> int:
        """The points of one part of the score."""
        return int(self.rules.scores[part](self.rules, self.state, owner))


def told(events: Sequence[Event]) -> list[Event]:
    """Events without the turning of the agenda."""
    return [event for event in events if not isinstance(event, Next | Interposed)]


def of(kind: type[Any], events: Sequence[Event]) -> list[Any]:
    """The events of one class."""
    return [event for event in events if isinstance(event, kind)]
