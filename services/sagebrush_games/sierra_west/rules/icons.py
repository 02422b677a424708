"""Common path actions [ES "Acciones de ruta común"]."""

from collections.abc import Mapping

from sagebrush_games.kernel.agenda import Task, interpose
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Icon
from sagebrush_games.sierra_west.events.pioneers import BootsFound
from sagebrush_games.sierra_west.events.resources import TokensGained
from sagebrush_games.sierra_west.rules import gains
from sagebrush_games.sierra_west.rules.ruleset import IconRule, Ruleset, helper
from sagebrush_games.sierra_west.rules.shovel import has_work
from sagebrush_games.sierra_west.state.model import State


def gain(rules: Ruleset, state: State, seat: Seat, pioneer: int, icon: Icon) -> list[Event]:
    """The resources shown, and what a cabin adds to those of a path icon [ES "Obtener recursos"] [ruling R36]."""
    more = helper(rules, state, seat, pioneer).more
    return gains.gained(seat, [n + (n > 0 and kind in more) for kind, n in enumerate(icon.gains)])


def boots(rules: Ruleset, state: State, seat: Seat, pioneer: int, icon: Icon) -> list[Event]:
    """Boots to spend while the pioneer stands there [ES "Usar botas"] [ruling R32]."""
    return [BootsFound(seat, pioneer, icon.amount + helper(rules, state, seat, pioneer).boots)]


def token(_rules: Ruleset, _state: State, seat: Seat, _pioneer: int, icon: Icon) -> list[Event]:
    """A Pair of Boots token [ES "Gana un par de botas"]."""
    return [TokensGained(seat, icon.amount)]


def shovel(_rules: Ruleset, _state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Claim a card or build a cabin [ES "Usar pala"]."""
    return interpose(Task("shovel", seat))


def mule(rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Gain the mule."""
    return gains.gain_mule(rules, state, seat)


def trade(rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Fur trade."""
    return gains.trade(rules, state, seat)


def bear(_rules: Ruleset, _state: State, _seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """Paid, and nothing happens [ES "Bear Hazard"]."""
    return []


def has_furs(rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether a face-up animal tile would bring something [ruling R8]."""
    shown = state.players[seat].animals
    return any(
        any(rules.animals[animal].gains)
        or (animal in rules.trades and rules.trades[animal].possible(rules, state, seat))
        for animal in shown
    )


def is_without_mule(_rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether somebody else has the mule, or nobody."""
    return state.mule != seat


ICONS: Mapping[str, IconRule] = {
    "gain": IconRule(gain),
    "boots": IconRule(boots),
    "token": IconRule(token),
    "shovel": IconRule(shovel, has_work),
    "mule": IconRule(mule, is_without_mule),
    "trade": IconRule(trade, has_furs),
    "bear": IconRule(bear),
}
"""By kind."""
