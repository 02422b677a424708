"""Set-up: seats, bosses, buildings on the table."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance, pick, shuffled
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.setup import BossTaken, BuildingDrawn, PorchFilled, SeatsPlaced
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import building_deck, clockwise
from sagebrush_games.tiny_epic_western.state.model import LOCATIONS, MATS, NO_SIDE, NONE, TOKENS_EACH, Player, State

SET_UP = (Task("seats"), Task("bosses"), Task("buildings"), Task("round"))
"""The tasks of a new game, in order."""


def initial(rules: Ruleset) -> State:
    """The box, open [ES "Preparación"]."""
    tokens = TOKENS_EACH * rules.owners
    players = [Player(influence=[rules.influence_start] * 3) for _ in range(rules.seats)]
    rivals = [Player() for _ in range(rules.owners - rules.seats)]
    return State(
        players=players + rivals,
        token_spot=[NONE] * tokens,
        token_side=[NO_SIDE] * tokens,
        token_down=[False] * tokens,
        owner=[NONE] * len(MATS),
        porch=[NONE] * len(MATS),
        market=[NONE] * len(MATS),
        agenda=list(reversed(SET_UP)),
    )


def place_seats(rules: Ruleset, _state: State, _task: Task, chance: Chance) -> list[Event]:
    """A dealer by lot, and coloured mats clockwise in the order of seats, or each seat asked for one.

    [ES "Preparación"] [ruling R23]
    """
    dealer = chance("dealer", rules.seats)
    mats = sorted(rules.mats_at_once(rules, chance)[: rules.owners], key=rules.position)
    asked = () if mats else (*(Task("colour", seat) for seat in clockwise(dealer, rules.seats)), Task("last-colour"))
    return [SeatsPlaced(dealer, tuple(mats)), Next(asked)]


def by_lot(rules: Ruleset, chance: Chance) -> Sequence[int]:
    """The four coloured mats in random order."""
    return shuffled(chance, "mats", first_ones(rules, chance))


def first_ones(rules: Ruleset, _chance: Chance) -> Sequence[int]:
    """The four coloured mats clockwise from the Town Hall."""
    return [mat for mat in rules.wheel if mat in LOCATIONS]


def none(_rules: Ruleset, _chance: Chance) -> Sequence[int]:
    """No mat: each seat chooses one."""
    return ()


def last_colour(_rules: Ruleset, _state: State, _task: Task, _chance: Chance) -> list[Event]:
    """Every seat has its colour; an expansion gives one to whom it adds."""
    return [Next()]


def deal_bosses(rules: Ruleset, state: State, _task: Task, chance: Chance) -> list[Event]:
    """A boss for each seat by lot, or the choice of each seat, clockwise from the dealer.

    [ES "Preparación"] [ruling R22]
    """
    if rules.bosses_chosen:
        return [Next(tuple(Task("boss", seat) for seat in clockwise(state.dealer, rules.seats)))]
    bosses = shuffled(chance, "bosses", range(len(rules.bosses)))
    return [*(BossTaken(seat, boss) for seat, boss in enumerate(bosses[: rules.seats])), Next()]


def lay_buildings(rules: Ruleset, state: State, _task: Task, chance: Chance) -> list[Event]:
    """A building into each buy zone, then onto each porch without an owner, then the Rival's head start.

    [ES "Preparación"]
    """
    deck = building_deck(state, len(rules.buildings))
    mats = rules.wheel[1:]
    for_sale = [BuildingDrawn(mat, draw_building(chance, deck)) for mat in mats]
    neutral = [PorchFilled(mat, draw_building(chance, deck)) for mat in mats if state.owner[mat] == NONE]
    more = [event for lay in rules.laying_out for event in lay(rules, deck, chance)]
    return [*for_sale, *neutral, *more, Next()]


def draw_building(chance: Chance, deck: list[int]) -> int:
    """A building from the deck, which becomes shorter."""
    building = pick(chance, "building", deck)
    deck.remove(building)
    return building
