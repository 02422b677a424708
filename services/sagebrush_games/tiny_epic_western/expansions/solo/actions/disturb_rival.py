"""Disturbing the solo Rival in a duel [ES "Duelo"]."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.duel import DieRolledAgain
from sagebrush_games.tiny_epic_western.expansions.solo.events import RivalCardDrawn
from sagebrush_games.tiny_epic_western.rules.dealing import draw_late
from sagebrush_games.tiny_epic_western.rules.duel import role_of, roll
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, of_kind, paid
from sagebrush_games.tiny_epic_western.rules.poker import value_of
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import KINDS, State

DIE, CARD = TARGETS = (0, 1)


@dataclass(slots=True)
class DisturbRival(Command):
    """Pay 1 influence of ``kind``; the Rival must roll again (``target`` 0) or draw another card (``target`` 1)."""

    kind: int
    target: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[DisturbRival]:
    return (DisturbRival(seat, kind, target) for kind, target in product(KINDS, TARGETS))


def refusal(_rules: Ruleset, state: State, command: DisturbRival) -> str | None:
    if command.target not in TARGETS:
        return "no-such-target"
    if command.kind not in KINDS:
        return "no-such-kind"
    return None if can_pay(state, command.seat, of_kind(command.kind, 1)) else "cannot-pay"


def events(_rules: Ruleset, state: State, command: DisturbRival, chance: Chance) -> list[Event]:
    role = 1 - role_of(state, command.seat)
    payment = paid(command.seat, of_kind(command.kind, 1))
    if command.target == DIE:
        return [payment, DieRolledAgain(role, roll(chance), free=False)]
    shuffle, card = draw_late(state, chance)
    return [payment, *shuffle, RivalCardDrawn(role, card, value_of(card))]


def sentence(_rules: Ruleset, _state: State, command: DisturbRival) -> Message:
    return message("disturb-die" if command.target == DIE else "disturb-card", kind=command.kind)


DISTURB_RIVAL = Action(DisturbRival, candidates, refusal, events, sentence)
