"""Set-up: seats, bosses, buildings on the table."""

from collections.abc import Sequence

from sagebrush_games.kernel.chance import Chance, pick, shuffled
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.board import building_deck, clockwise
from sagebrush_games.tiny_epic_western.events import (
    BossTaken,
    BuildingDrawn,
    HeadStartDealt,
    Next,
    PorchFilled,
    SeatsPlaced,
)
from sagebrush_games.tiny_epic_western.model import (
    MATS,
    NO_SIDE,
    NONE,
    SHERIFF,
    TOKENS_EACH,
    TOWN_HALL,
    Player,
    State,
    Task,
)
from sagebrush_games.tiny_epic_western.ruleset import Ruleset

SET_UP = (Task("seats"), Task("bosses"), Task("buildings"), Task("round"))
"""The tasks of a new game, in order."""


def initial(rules: Ruleset) -> State:
    """The box, open."""
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
    """A dealer by lot, and coloured mats clockwise in the order of seats."""
    dealer = chance("dealer", rules.seats)
    places = range(1, len(rules.wheel))
    around = [rules.wheel[place] for place in places if rules.wheel[place] not in (SHERIFF, TOWN_HALL)]
    drawn = around if rules.mats_in_wheel_order else shuffled(chance, "mats", around)
    mats = sorted(drawn[: rules.owners], key=rules.position)
    return [SeatsPlaced(dealer, tuple(mats)), Next()]


def deal_bosses(rules: Ruleset, state: State, _task: Task, chance: Chance) -> list[Event]:
    """A boss for each seat by lot, or the choice of each seat, clockwise from the dealer."""
    if rules.bosses_chosen:
        return [Next(tuple(Task("boss", seat) for seat in clockwise(state.dealer, rules.seats)))]
    bosses = shuffled(chance, "bosses", range(len(rules.bosses)))
    return [*(BossTaken(seat, boss) for seat, boss in enumerate(bosses[: rules.seats])), Next()]


def lay_buildings(rules: Ruleset, state: State, _task: Task, chance: Chance) -> list[Event]:
    """A building into each buy zone, then onto each porch without an owner, then the Rival's head start."""
    deck = building_deck(state, len(rules.buildings))
    mats = rules.wheel[1:]
    for_sale = [BuildingDrawn(mat, draw_building(chance, deck)) for mat in mats]
    neutral = [PorchFilled(mat, draw_building(chance, deck)) for mat in mats if state.owner[mat] == NONE]
    return [*for_sale, *neutral, *_head_start(rules, deck, chance), Next()]


def _head_start(rules: Ruleset, deck: list[int], chance: Chance) -> Sequence[Event]:
    if not rules.solo or not rules.head_start:
        return []
    return [HeadStartDealt(rules.rival, tuple(draw_building(chance, deck) for _ in range(rules.head_start)))]


def draw_building(chance: Chance, deck: list[int]) -> int:
    """A building from the deck, which becomes shorter."""
    building = pick(chance, "building", deck)
    deck.remove(building)
    return building
