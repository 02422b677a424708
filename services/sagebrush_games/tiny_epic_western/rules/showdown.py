"""The start of phase three: the Wanted card and the bosses pay, cards are revealed, buildings pay."""

from collections.abc import Callable, Mapping

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.content.printed import Building
from sagebrush_games.tiny_epic_western.events.showdown import CardsRevealed
from sagebrush_games.tiny_epic_western.rules.bosses import boss_gain
from sagebrush_games.tiny_epic_western.rules.hands import card_in_force
from sagebrush_games.tiny_epic_western.rules.influence import free_gains
from sagebrush_games.tiny_epic_western.rules.poker import suit_of
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import clockwise, used_buildings
from sagebrush_games.tiny_epic_western.state.model import State


def gains(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """The Wanted card and the bosses, clockwise from the dealer [ES "SE BUSCA"] [ruling R5]."""
    tasks: list[Task] = []
    for seat in clockwise(state.dealer, rules.seats):
        wanted = rules.wanted_gain if state.wanted == seat else 0
        tasks += free_gains(seat, wanted + boss_gain(rules, state, seat))
    return [Next(tuple(tasks))]


def reveal(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """All poker cards lie face up [ES "FASE TRES – RESOLVER EDIFICIOS"]."""
    cards = tuple(player.card for player in state.players[: rules.seats])
    return [CardsRevealed(cards, tuple(state.rival)), Next()]


def building_gains(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """Buildings that count something, clockwise from the dealer [SHEET "6.2"] [ruling R5]."""
    tasks: list[Task] = []
    for seat in clockwise(state.dealer, rules.seats):
        tasks += free_gains(seat, len(gaining_buildings(rules, state, seat)))
    return [Next(tuple(tasks))]


def gaining_buildings(rules: Ruleset, state: State, seat: int) -> list[int]:
    """The buildings of phase three that a seat uses, in order, each as often as it brings influence."""
    used = [rules.buildings[number] for number in used_buildings(state, seat)]
    paying = [building for building in used if building.timing == "resolution"]
    counted = {building.number: COUNTED[building.effect](rules, state, building) for building in paying}
    return [building.number for building in paying for _ in range(min(building.most, counted[building.number]))]


def suits_in_play(rules: Ruleset, state: State) -> list[int]:
    """The suits of the cards between the mats, of the seats' cards and of the Rival's [ruling R6]."""
    hands = [rules.suits_in_play(state.players[seat].card, card_in_force(state, seat)) for seat in range(rules.seats)]
    return [suit_of(card) for card in (*state.gaps, *state.rival, *hands)]


def _cards_of_suit(rules: Ruleset, state: State, building: Building) -> int:
    return suits_in_play(rules, state).count(building.arguments[0])


def _wounded(_rules: Ruleset, state: State, _building: Building) -> int:
    return sum(state.token_down)


COUNTED: Mapping[str, Callable[[Ruleset, State, Building], int]] = {"suit": _cards_of_suit, "wounded": _wounded}
"""By effect: what a building of phase three counts."""
