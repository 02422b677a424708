"""Mining at a card along the trail: with the die, or with Dynamite instead."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.expansions.gold_rush.mines import along, blasted, rolled
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class Mine(Command):
    """Roll the die at a mine card."""

    special: int


@dataclass(slots=True)
class Blast(Command):
    """Put the Dynamite card back instead of rolling at a mine card."""

    special: int


def mines(rules: Ruleset, state: State, seat: Seat) -> Iterator[Mine]:
    return (Mine(seat, special) for special in along(rules, state, seat))


def blasts(rules: Ruleset, state: State, seat: Seat) -> Iterator[Blast]:
    if diggings_of(state).dynamite == seat:
        yield from (Blast(seat, special) for special in along(rules, state, seat))


def every_mine(rules: Ruleset, _state: State, seat: Seat) -> Iterator[Mine]:
    return (Mine(seat, special) for special in rules.specials)


def every_blast(rules: Ruleset, _state: State, seat: Seat) -> Iterator[Blast]:
    return (Blast(seat, special) for special in rules.specials)


def mine_refusal(rules: Ruleset, state: State, command: Mine | Blast) -> str | None:
    if command.special not in state.row:
        return "no-such-mine"
    return None if command.special in along(rules, state, command.seat) else "not-along-your-trail"


def blast_refusal(rules: Ruleset, state: State, command: Blast) -> str | None:
    return "no-dynamite" if diggings_of(state).dynamite != command.seat else mine_refusal(rules, state, command)


def mine_events(rules: Ruleset, state: State, command: Mine, chance: Chance) -> list[Event]:
    return [*rolled(rules, state, command.seat, command.special, chance), Next()]


def blast_events(rules: Ruleset, _state: State, command: Blast, _chance: Chance) -> list[Event]:
    return [*blasted(rules, command.seat, command.special), Next()]


def mine_sentence(rules: Ruleset, _state: State, command: Mine) -> Message:
    return message("command-mine", special=Named(command.special, rules.specials[command.special].id))


def blast_sentence(rules: Ruleset, _state: State, command: Blast) -> Message:
    return message("command-blast", special=Named(command.special, rules.specials[command.special].id))


MINE = Action(Mine, mines, mine_refusal, mine_events, mine_sentence, every_mine, exact=True)
BLAST = Action(Blast, blasts, blast_refusal, blast_events, blast_sentence, every_blast, exact=True)
