"""Paying: fixed costs at once, basic resources of any kind by choice where there is one [ES "Recursos"]."""

from collections.abc import Iterator, Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Cost
from sagebrush_games.sierra_west.events.resources import ResourcesPaid
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import FOOD, GOLD, STONE, WOOD, State


def basics(state: State, seat: Seat) -> int:
    """How many basic resources ``seat`` has."""
    resources = state.players[seat].resources
    return resources[FOOD] + resources[WOOD] + resources[STONE]


def can_pay(rules: Ruleset, state: State, seat: Seat, cost: Cost) -> bool:
    """Whether ``seat`` has everything ``cost`` asks for. Gold and pieces of a mode never stand for basic resources."""
    resources = state.players[seat].resources
    return (
        all(resources[kind] >= cost.basic[kind] for kind in (FOOD, WOOD, STONE))
        and basics(state, seat) >= sum(cost.basic) + cost.any
        and resources[GOLD] >= cost.gold
        and all(rules.pieces[piece].held(rules, state, seat) >= count for piece, count in cost.special)
    )


def payable(rules: Ruleset) -> Ruleset:
    """The rules themselves; raises BadContent for a card whose cost nobody can have in this mode."""
    for card in rules.cards.values():
        for piece, _ in card.summit.cost.special:
            if piece not in rules.pieces:
                raise BadContent(f"{card.id} costs {piece}, which this mode has not")
    return rules


def charge(rules: Ruleset, state: State, seat: Seat, cost: Cost) -> tuple[list[Event], list[Task]]:
    """The payment of ``cost``: what happens at once, and the choices that remain."""
    paid: list[Event] = []
    tasks: list[Task] = []
    for piece, count in cost.special:
        at_once, later = rules.pieces[piece].spent(rules, state, seat, count)
        paid += at_once
        tasks += later
    food, wood, stone = cost.basic
    if cost.any:
        left = [have - fixed for have, fixed in zip(state.players[seat].resources, cost.basic, strict=False)]
        only = only_way(left, cost.any)
        if only is None:
            tasks.append(Task("pay", seat, number=cost.any))
        else:
            food, wood, stone = food + only[0], wood + only[1], stone + only[2]
    if food or wood or stone or cost.gold:
        paid.append(ResourcesPaid(seat, food, wood, stone, cost.gold))
    return paid, tasks


def ways(resources: Sequence[int], count: int) -> Iterator[tuple[int, int, int]]:
    """Every way to pay ``count`` basic resources out of food, wood, stone."""
    for food in range(min(resources[FOOD], count) + 1):
        for wood in range(max(0, count - food - resources[STONE]), min(resources[WOOD], count - food) + 1):
            yield food, wood, count - food - wood


def only_way(resources: Sequence[int], count: int) -> tuple[int, int, int] | None:
    """The way to pay when there is only one."""
    found = ways(resources, count)
    way = next(found, None)
    return way if next(found, None) is None else None


def ask(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "pay": where no choice is left, nobody is asked."""
    way = only_way(state.players[task.seat].resources, task.number)
    return () if way is None else [ResourcesPaid(task.seat, *way, 0), Next()]
