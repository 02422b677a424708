"""Fights against outlaws, before buildings pay: the best cowboy has to reach the outlaw's strength."""

# [BB "¿Cómo enfrentarse a un Forajido?"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import DuelCalled, RefereeNamed
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawFought, RewardTaken
from sagebrush_games.carson_city.rules.contests import entangled, referee
from sagebrush_games.carson_city.rules.duel import Duel, fight
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import NONE, Parcel, Parcels, has, members
from sagebrush_games.carson_city.state.model import NOBODY, NOWHERE, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


def fighting(state: State) -> list[Parcels]:
    """By seat: the outlaws against whom its cowboys stand; who holds the town hall defends it from players alone."""
    # [ruling R37]
    return [claims & state.outlaws & ~state.held_hall(seat) for seat, claims in enumerate(state.claims)]


def due(state: State) -> Parcels:
    """The outlaws against whom cowboys stand."""
    found = NONE
    for parcels in fighting(state):
        found |= parcels
    return found


def fighters(state: State, parcel: Parcel) -> list[Seat]:
    """The seats that fight the outlaw on ``parcel``."""
    return [seat for seat, parcels in enumerate(fighting(state)) if has(parcels, parcel)]


def order_matters(state: State, fights: Parcels) -> Parcels:
    """Those of the ``fights`` in which a fighter of another one takes part."""
    return entangled(fighting(state), fights)


def fights(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """The fights, one at a time; the referee is asked when their order matters."""
    left = due(state)
    if not left:
        return ()
    if state.called != NOWHERE:
        return fight_at(rules, state, state.called, chance)
    if not order_matters(state, left):
        return fight_at(rules, state, members(left)[0], chance)
    if state.referee == NOBODY:
        first = referee(state.passed, fighting(state), left)
        return [RefereeNamed(first), Asked(first, "outlaw-fight")]
    return [Asked(state.referee, "outlaw-fight")]


def called(rules: Ruleset, state: State, parcel: Parcel, chance: Chance) -> Sequence[Event]:
    """The fight on ``parcel`` that its referee called, when nothing has to be settled before it."""
    if first := rules.before_duel(rules, state, parcel, fighters(state, parcel), chance):
        return [DuelCalled(parcel), *first]
    return fight_at(rules, state, parcel, chance)


def fight_at(rules: Ruleset, state: State, parcel: Parcel, chance: Chance) -> Sequence[Event]:
    """The fight on ``parcel``, the end of the referee's office when it comes, and the reward."""
    claimants = fighters(state, parcel)
    if first := rules.before_duel(rules, state, parcel, claimants, chance):
        return first
    duel = against(state, fight(rules, state, parcel, claimants, chance))
    caused: list[Event] = [OutlawFought(parcel, duel.duelists, duel.dice, duel.strengths, duel.winner)]
    if state.referee != NOBODY and not order_matters(state, due(state) & ~(1 << parcel)):
        caused.append(RefereeNamed(NOBODY))
    caused += rules.after_duel(rules, state, duel, chance)
    return caused if duel.winner == NOBODY else [*caused, reward(rules, state, duel.winner, parcel)]


def against(state: State, duel: Duel) -> Duel:
    """The duel, won by nobody when the best does not reach the outlaw's strength."""
    return replace(duel, winner=duel.winner if duel.strength >= state.outlaw_strength else NOBODY, outlaw=True)


def reward(rules: Ruleset, state: State, winner: Seat, parcel: Parcel) -> Event:
    """The points, or the question whether to steal instead."""
    if may_steal(rules, state, winner, parcel):
        return Asked(winner, "outlaw-reward")
    return RewardTaken(winner, parcel, state.outlaw_points)


def may_steal(rules: Ruleset, state: State, winner: Seat, parcel: Parcel) -> bool:
    """Whether half the income of an opponent's building, which no church protects, is there to steal."""
    # [ruling R22]
    owner = state.owner(parcel)
    if (
        owner in (NOBODY, winner)
        or not rules.may_attack(rules, state, winner)
        or has(rules.protected(rules, state, owner), parcel)
    ):
        return False
    return rules.tile_income(rules, state, parcel) > 0
