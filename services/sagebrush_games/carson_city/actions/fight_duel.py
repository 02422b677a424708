"""Say which of several duels is fought next (phase 3)."""

from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.rules.contests import called, due, entangled
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class FightDuel(Command):
    """The duel on ``parcel`` is next."""

    parcel: Parcel


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[FightDuel]:
    return [FightDuel(seat, parcel) for parcel in members(entangled(state.claims, due(rules, state)))]


def refusal(rules: Ruleset, state: State, command: FightDuel) -> str | None:
    contested = due(rules, state)
    return refusal_at(
        command.parcel, [("no-duel-there", ~contested), ("order-without-effect", ~entangled(state.claims, contested))]
    )


def sentence(_rules: Ruleset, state: State, command: FightDuel) -> Message:
    return message("command-fight-duel", fighters=tuple(state.claimants(command.parcel)), parcel=command.parcel)


FIGHT_DUEL = Action(
    FightDuel,
    candidates=candidates,
    refusal=refusal,
    events=lambda rules, state, command, chance: called(rules, state, command.parcel, chance),
    sentence=sentence,
    domain=every_parcel(FightDuel),
    exact=True,
)
