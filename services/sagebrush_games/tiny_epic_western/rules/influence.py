"""Influence: what can be paid, what is gained; no kind goes above the printed limit."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained, InfluenceLost, InfluencePaid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import ANY, KINDS, State

Price = Sequence[int]
"""Law, Force, Money."""


def can_pay(state: State, seat: int, price: Price) -> bool:
    """Whether a seat owns as much of each kind."""
    influence = state.players[seat].influence
    return influence[0] >= price[0] and influence[1] >= price[1] and influence[2] >= price[2]


def paid(seat: int, price: Price) -> InfluencePaid:
    """The payment of a price."""
    return InfluencePaid(seat, price[0], price[1], price[2])


def paid_if_any(seat: int, price: Price) -> list[Event]:
    """The payment of a price that a discount may have brought down to nothing."""
    return [paid(seat, price)] if any(price) else []


def of_kind(kind: int, amount: int) -> tuple[int, int, int]:
    """The price of ``amount`` of one kind."""
    return amount * (kind == KINDS[0]), amount * (kind == KINDS[1]), amount * (kind == KINDS[2])


def gain(seat: int, kind: int, amount: int) -> Task:
    """The task in which a seat gets ``amount`` of a kind; the seat chooses the kind of a free gain, one for all.

    [ES "INFLUENCIA LIBRE"] [ruling R10]
    """
    return Task("gain", seat, kind, amount) if kind == ANY else Task("receive", seat, kind, amount)


def free_gains(seat: int, count: int) -> tuple[Task, ...]:
    """The tasks of ``count`` gains of 1 influence, each of any kind [ruling R10]."""
    return (gain(seat, ANY, 1),) * count


def gained(rules: Ruleset, state: State, seat: int, kind: int, amount: int) -> list[Event]:
    """What a gain brings after the limit [SHEET "11"]."""
    fits = min(amount, rules.influence_most - state.players[seat].influence[kind])
    if fits > 0:
        return [InfluenceGained(seat, kind, fits)]
    return [InfluenceLost(seat, kind)] if amount > 0 else []


def receive(rules: Ruleset, state: State, task: Task, _chance: Chance) -> list[Event]:
    """A gain whose kind is printed."""
    return [*gained(rules, state, task.seat, task.at, task.number), Next()]
