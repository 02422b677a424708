"""Spend dynamite on a mine when buildings pay, or keep it."""

from dataclasses import dataclass, replace

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.events.tokens import DynamiteKept, MineBlasted
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, Parcels, as_set, members
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class BlastMine(Command):
    """Spend a dynamite token: your mine on ``parcel`` pays three times as much this round."""

    parcel: Parcel


@dataclass(slots=True)
class KeepDynamite(Command):
    """Spend no more dynamite this round."""


def blastable(rules: Ruleset, state: State, seat: Seat) -> Parcels:
    """The mines of ``seat`` that pay, once each, and not together with the Grocer."""  # [BB "El Buscador de Oro"]
    if state.doubled is Kind.MINE and state.characters[seat] == "grocer":
        return 0
    mines = state.tiles[Kind.MINE] & state.land[seat] & ~as_set(state.effects.blasted)
    return as_set(parcel for parcel in members(mines) if rules.payout(rules, state, seat, parcel))


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[BlastMine]:
    return [BlastMine(seat, parcel) for parcel in members(blastable(rules, state, seat))]


def refusal(rules: Ruleset, state: State, command: BlastMine) -> str | None:
    return refusal_at(command.parcel, [("no-mine-to-blast", ~blastable(rules, state, command.seat))])


def sentence(rules: Ruleset, state: State, command: BlastMine) -> Message:
    income = rules.payout(rules, state, command.seat, command.parcel)
    more = rules.payout(rules, blasted(state, command.parcel), command.seat, command.parcel)
    return message("command-blast-mine", parcel=command.parcel, sum=more, income=income)


def blasted(state: State, parcel: Parcel) -> State:
    """``state`` with dynamite in the mine of ``parcel``; the income is multiplied first, then halved [ruling R48]."""
    after = state.copy()
    after.effects = replace(state.effects, blasted=(*state.effects.blasted, parcel))
    return after


BLAST_MINE = Action(
    BlastMine,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [MineBlasted(command.seat, command.parcel, 1)],
    sentence=sentence,
    domain=every_parcel(BlastMine),
    exact=True,
)
KEEP_DYNAMITE = Action(
    KeepDynamite, events=lambda _rules, _state, command, _chance: [DynamiteKept(command.seat)], is_default=True
)
