"""Building income and attacks (phase 3, chapter "Einkommen für Gebäude / Angriffe auf Gebäude")."""

from collections.abc import Sequence

from sagebrush_games.carson_city.events.row import AttackFailed, BuildingsEarned, IncomePaid, IncomeStolen
from sagebrush_games.carson_city.rules.income import earning
from sagebrush_games.carson_city.rules.parcels import barred
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import NONE, Parcel, Parcels, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


def attackers(state: State, owner: Seat, parcel: Parcel) -> tuple[Seat, ...]:
    """The seats other than the owner with a cowboy on ``parcel``."""
    return tuple(seat for seat in state.claimants(parcel) if seat != owner)


def attacked(state: State) -> Parcels:
    """The parcels with owner on which others have a cowboy."""
    found = NONE
    for claims, land in zip(state.claims, state.land, strict=True):
        found |= claims & ~land
    return found & state.owned


def failed_attacks(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """Attacks on what a church protects fail as if the duel were lost."""  # [DE "KIRCHE"] [ruling R12]
    if state.income_paid or not (disputed := attacked(state)):
        return ()
    return [
        AttackFailed(parcel, attackers(state, owner, parcel))
        for owner, land in enumerate(state.land)
        if disputed & land
        for parcel in members(disputed & land & rules.protected(rules, state, owner) & ~barred(rules, state))
    ]


def before_income(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """What characters offer when buildings pay."""
    if state.income_paid:
        return ()
    for seat in state.passed:
        offered = rules.characters[state.characters[seat]].at_income(rules, state, seat)
        if offered:
            return offered
    return ()


def pay(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """All buildings pay at once; a successful attacker gets half, rounded down."""
    # [DE "EINKOMMEN FÜR GEBÄUDE / ANGRIFFE AUF GEBÄUDE"]
    if state.income_paid:
        return ()
    thefts = [theft for theft in _thefts(rules, state) if theft.dollars]
    earned = [BuildingsEarned(seat, income_of(rules, state, seat)) for seat in state.passed]
    return [*thefts, *(event for event in earned if event.dollars), IncomePaid()]


def income_of(rules: Ruleset, state: State, owner: Seat) -> int:
    """Dollars that all buildings of ``owner`` pay to it."""  # [DE "DIE VERKÄUFERIN"] [ruling R20] [ruling R48]
    land = members(earning(rules, state) & state.land[owner])
    return sum(rules.payout(rules, state, owner, p) - stolen(rules, state, owner, p) for p in land)


def payout(rules: Ruleset, state: State, owner: Seat, parcel: Parcel) -> int:
    """Dollars a building pays before anything is stolen, doubled by the Grocer or not."""
    kind = state.kind(parcel)
    assert kind is not None
    card = rules.characters[state.characters[owner]]
    return rules.boost(rules, state, parcel, card.income(state, kind, rules.tile_income(rules, state, parcel)))


def no_boost(_rules: Ruleset, _state: State, _parcel: Parcel, dollars: int) -> int:
    """No more and no less."""
    return dollars


def stolen(rules: Ruleset, state: State, owner: Seat, parcel: Parcel) -> int:
    """Dollars of a building that go to an attacker: half, rounded down."""
    return rules.payout(rules, state, owner, parcel) // 2 if attackers(state, owner, parcel) else 0


def _thefts(rules: Ruleset, state: State) -> list[IncomeStolen]:
    return [
        IncomeStolen(thief, parcel, stolen(rules, state, owner, parcel))
        for owner in state.passed
        for parcel in members(earning(rules, state) & state.land[owner])
        for thief in attackers(state, owner, parcel)
    ]
