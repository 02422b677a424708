"""Spend dynamite on a mine when buildings pay, or keep it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.tokens import DynamiteKept, MineBlasted
from sagebrush_games.carson_city.read.wording import dollars
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel, Parcels, as_set, members, parcel_name
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class BlastMine(Command):
    """Spend a dynamite token: your mine on ``parcel`` pays three times as much this round."""

    parcel: Parcel


@dataclass(slots=True)
class KeepDynamite(Command):
    """Spend no more dynamite this round."""


def blastable(rules: Ruleset, state: State, seat: Seat) -> Parcels:
    """The mines of ``seat`` that pay, once each, and not together with the Grocer."""  # Big Box "Buscador de Oro"
    if state.doubled is Kind.MINE and state.characters[seat] == "grocer":
        return 0
    mines = state.tiles[Kind.MINE] & state.land[seat] & ~as_set(state.effects.blasted)
    return as_set(parcel for parcel in members(mines) if rules.payout(rules, state, seat, parcel))


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[BlastMine]:
    """Every mine that pays and is not blasted yet."""
    return [BlastMine(seat, parcel) for parcel in members(blastable(rules, state, seat))]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[BlastMine]:
    """Every parcel, and one beyond."""
    return (BlastMine(seat, parcel) for parcel in range(PARCELS + 1))


def refusal(rules: Ruleset, state: State, command: BlastMine) -> str | None:
    """Why not, or None: who has no dynamite is not asked."""
    return refusal_at(command.parcel, [("no-mine-to-blast", ~blastable(rules, state, command.seat))])


def events(_rules: Ruleset, _state: State, command: BlastMine, _chance: Chance) -> Sequence[Event]:
    """A token for a mine."""
    return [MineBlasted(command.seat, command.parcel, 1)]


def sentence(rules: Ruleset, state: State, command: BlastMine) -> str:
    income = rules.payout(rules, state, command.seat, command.parcel)
    more = dollars(income * rules.gains["mine-blasted"])
    return f"Spend dynamite: your mine on {parcel_name(command.parcel)} pays {more} instead of {income}."


def keep_events(_rules: Ruleset, _state: State, command: KeepDynamite, _chance: Chance) -> Sequence[Event]:
    """No more of it this round."""
    return [DynamiteKept(command.seat)]


def keep_sentence(_rules: Ruleset, _state: State, _command: KeepDynamite) -> str:
    return "Keep your dynamite."


BLAST_MINE = Action(BlastMine, candidates, refusal, events, sentence, domain, exact=True)
KEEP_DYNAMITE = Action(KeepDynamite, events=keep_events, sentence=keep_sentence)
