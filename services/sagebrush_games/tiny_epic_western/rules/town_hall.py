"""Phase four: the order of buying, the Post Office, and the industry token of the winner."""

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.town_hall import IndustryAdvanced, TownHallRanked
from sagebrush_games.tiny_epic_western.rules.hands import names, ranked, why
from sagebrush_games.tiny_epic_western.rules.poker import Hand
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import clockwise, used_buildings
from sagebrush_games.tiny_epic_western.state.model import INDUSTRIES, NONE, TOWN_HALL, State

BY_POST = "the Post Office wins whatever the hands"
BY_NATURE = "; the natural hand decides"


def postage(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """A seat that stands at the Post Office may pay to win the Town Hall [SHEET "6.6"]."""
    asked = [
        Task("post-office", seat)
        for seat in clockwise(state.dealer, rules.seats)
        if any(rules.buildings[number].effect == "post-office" for number in used_buildings(state, seat))
    ]
    return [Next(tuple(asked))]


def rank(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """All hands at the Town Hall; nobody shares a place. Then each buys in turn.

    [ES "FASE CUATRO – COMPRAR PROPIEDADES"] [ES "DESEMPATAR EN LA ALCALDÍA"]
    """
    taken = state.ranking
    rest = [owner for owner in range(rules.owners) if owner not in taken]
    hands = [*ranked(rules, state, taken, TOWN_HALL), *ranked(rules, state, rest, TOWN_HALL)]
    owners = tuple(hand.owner for hand in hands)
    cards = tuple(hand.card for hand in hands)
    ranking = TownHallRanked(owners, cards, names(rules, hands), BY_POST if taken else _reason(rules, hands))
    return [ranking, Next(tuple(rules.purchase(owner) for owner in owners))]


def _reason(rules: Ruleset, hands: list[Hand]) -> str:
    """Why the best of the ranked hands buys first; where they are equal, the natural ones decided."""
    return why(rules, hands) + BY_NATURE * (len(hands) > 1 and hands[0].key == hands[1].key)


def purchase(owner: int) -> Task:
    """A seat's turn to buy."""
    return Task("buy", owner)


def asked(_rules: Ruleset, _state: State, _owner: int, movable: list[int]) -> int:
    """The one industry that can move; NONE when the owner must choose."""
    return movable[0] if len(movable) == 1 else NONE


def movable(rules: Ruleset, state: State) -> list[int]:
    """The industries whose token has room on its next step [ES "AVANZAR FICHAS DE NEGOCIO"]."""
    return [industry for industry in INDUSTRIES if _has_room(rules, state, state.industry[industry] + 1)]


# [ES "AVANZAR FICHAS DE NEGOCIO"]
def _has_room(rules: Ruleset, state: State, step: int) -> bool:
    return step < len(rules.capacities) and state.industry.count(step) < rules.capacities[step]


def advanced(state: State, owner: int, industry: int) -> IndustryAdvanced:
    """The token of an industry moves one step up."""
    return IndustryAdvanced(owner, industry, state.industry[industry] + 1)


def industry(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """The winner of the Town Hall moves a token; nobody is asked when there is no choice.

    [ES "AVANZAR FICHAS DE NEGOCIO"] [ruling R19]
    """
    winner = state.ranking[0]
    choice = movable(rules, state)
    if not choice:
        return [Next()]
    chosen = rules.chosen_industry(rules, state, winner, choice)
    return [Next((Task("advance-industry", winner),))] if chosen == NONE else [advanced(state, winner, chosen), Next()]
