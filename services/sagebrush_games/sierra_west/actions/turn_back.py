"""The Switchback: one icon back, and it is used again [ruling R35]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.pioneers import PioneerTurnedBack
from sagebrush_games.sierra_west.read.wording import icon_effect, icon_name
from sagebrush_games.sierra_west.rules.paths import icon_of, is_on_summit, stop_refusal, stopped
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, helper
from sagebrush_games.sierra_west.state.model import CABIN, GREEN, State


@dataclass(slots=True)
class TurnBack(Command):
    """Move your green-path pioneer one icon back and use that icon again, by the Switchback."""


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[TurnBack]:
    if helper(rules, state, seat, GREEN).turns_back:
        yield TurnBack(seat)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[TurnBack]:
    yield TurnBack(seat)


def refusal(rules: Ruleset, state: State, command: TurnBack) -> str | None:
    if not helper(rules, state, command.seat, GREEN).turns_back:
        return "no-switchback"
    if state.turn.bent:
        return "path-bent-already"
    if is_on_summit(state, command.seat, GREEN):
        return "on-summit"
    place = state.players[command.seat].figures[GREEN]
    if not 0 < place < CABIN:
        return "nothing-behind"
    return stop_refusal(rules, state, command.seat, GREEN, GREEN, place - 1)


def events(rules: Ruleset, state: State, command: TurnBack, _chance: Chance) -> list[Event]:
    """What lies ahead of the icon it leaves stays to be walked; that icon itself is resolved [ruling R35]."""
    place = state.players[command.seat].figures[GREEN]
    back = PioneerTurnedBack(command.seat, place - 1, place)
    return [back, *stopped(rules, state, command.seat, GREEN, place - 1)]


def sentence(rules: Ruleset, state: State, command: TurnBack) -> Message:
    place = state.players[command.seat].figures[GREEN]
    icon = icon_of(rules, state, command.seat, GREEN, place - 1)
    return message("command-turn-back", icon=icon_name(icon), effect=icon_effect(icon))


TURN_BACK = Action(TurnBack, candidates, refusal, events, sentence, domain)
