"""A solo game in which it is the turn of Hastings, arranged for one test."""

from collections.abc import Mapping

from sagebrush_games.kernel.agenda import Interposed, Next, Task
from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.messages import Command, Config, Event
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.events.flow import TurnBegan
from sagebrush_games.sierra_west.expansions.hastings.ruleset import SoloRuleset
from sagebrush_games.sierra_west.expansions.hastings.state import Plans, plans_of
from sagebrush_games.sierra_west.state.model import ALWAYS, ASK, DOWN, GONE, NONE, Player

ANNA, HASTINGS = 0, 1
LEFT, RIGHT = 1, 2
"""The frontiersmen of Hastings; Anna's is 0."""
CURTAIN = Task("curtain", ANNA)
QUIET = (Next, Interposed, TurnBegan)


class Solo:
    """A table after set-up. Anna is not asked for reactions, and has nothing to pay a trap with."""

    def __init__(self, mode: str = "apple-hill", difficulty: str = "standard", variants: tuple[str, ...] = ()) -> None:
        self.decider = TITLE.build(Config(TITLE.id, mode, 1, variants, {"difficulty": difficulty}))
        rules = self.decider.rules
        assert isinstance(rules, SoloRuleset)
        self.rules = rules
        self.state, self.set_up = self.decider.set_up(seeded(5))
        self.numbers = {card.id: card.number for card in self.rules.cards.values()}
        self.anna.tracking = self.anna.trapping = ALWAYS

    @property
    def anna(self) -> Player:
        """What lies in front of the seat."""
        return self.state.players[ANNA]

    @property
    def hastings(self) -> Player:
        """What Hastings has."""
        player: Player = self.state.players[HASTINGS]
        return player

    @property
    def plans(self) -> Plans:
        """The plan cards."""
        return plans_of(self.state)

    def turn(self, plan: str, chance: Chance | None = None) -> list[Event]:
        """What Hastings does with a plan card, until somebody is asked or its turn is over."""
        self.plans.plan = next(card.number for card in self.rules.plans if card.id == plan)
        self.state.agenda = [CURTAIN, Task("turn", HASTINGS)]
        return self.advance(chance)

    def advance(self, chance: Chance | None = None) -> list[Event]:
        """What happens by itself."""
        source = chance or seeded(1)
        played: list[Event] = []
        while events := self.decider.book.advance(self.rules, self.state, source):
            self.decider.apply(self.state, events)
            played += events
        return [event for event in played if not isinstance(event, QUIET)]

    def do(self, command: Command) -> list[Event]:
        """What a command of the seat causes."""
        return [event for event in self.decider.play(self.state, command, seeded(1)) if not isinstance(event, QUIET)]

    @property
    def prompt(self) -> str:
        """What the seat is asked."""
        return self.decider.awaited(self.state)[0][1]

    def asks(self) -> None:
        """Anna wants to be asked, and has 1 food."""
        self.anna.tracking = self.anna.trapping = ASK
        self.anna.resources = [1, 0, 0, 0]

    def mountain(self, cards: Mapping[int, str], gone: tuple[int, ...] = ()) -> None:
        """Face-up cards by place, nothing on the places ``gone``, face-down basic cards elsewhere."""
        laid = {**dict.fromkeys(gone, GONE), **{place: self.numbers[name] for place, name in cards.items()}}
        self.state.mountain = [laid.get(place, DOWN) for place in range(len(self.state.mountain))]
        self.state.basics = [card for card in self.rules.basics if card not in self.state.mountain]

    def market(self, *cabins: str) -> None:
        """These cabins are for sale, from the left."""
        numbers = {cabin.id: cabin.number for cabin in self.rules.cabins}
        self.state.pile = [cabin.copies for cabin in self.rules.cabins]
        self.state.market = [numbers[cabin] for cabin in cabins]
        for cabin in self.state.market:
            self.state.pile[cabin] -= 1

    def cabin(self, name: str) -> int:
        """The number of a cabin."""
        return next((cabin.number for cabin in self.rules.cabins if cabin.id == name), NONE)
