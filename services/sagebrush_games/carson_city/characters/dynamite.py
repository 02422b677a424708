"""Dynamite, kept until it is used: for a mine that pays three times as much, or beside a cowboy for a second die."""

# [BB "El Buscador de Oro"] [ruling R47] [ruling R48]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.blast_mine import BLAST_MINE, KEEP_DYNAMITE, blastable
from sagebrush_games.carson_city.actions.place_with_dynamite import PLACE_WITH_DYNAMITE
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.tokens import DynamiteReceived, MineBlasted
from sagebrush_games.carson_city.rules.payday import pay
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering, once_before
from sagebrush_games.carson_city.state.board import Parcel, has
from sagebrush_games.carson_city.state.model import Box, Phase, Place, State, Token
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


def received(state: State, seat: Seat, tokens: int) -> Sequence[Event]:
    """So many tokens, as far as the supply goes."""
    left = min(tokens, state.effects.dynamite)
    return [DynamiteReceived(seat, left)] if left else ()


def is_charged(state: State, place: Place, seat: Seat) -> bool:
    """Whether dynamite lies beside the cowboy of ``seat`` on ``place``."""
    return Token(seat, place) in state.effects.charges


def blasting(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """Mines whose own cowboys brought dynamite pay more; then their owners may spend tokens of the reserve."""
    if state.income_paid:
        return ()
    fired = [
        MineBlasted(charge.seat, charge.place, 0)
        for charge in state.effects.charges
        if not isinstance(charge.place, Box) and has(blastable(rules, state, charge.seat), charge.place)
    ]
    if fired:
        return fired
    for seat in state.passed:
        if seat in state.effects.holders and seat not in state.effects.thrifty and blastable(rules, state, seat):
            return [Asked(seat, "dynamite")]
    return ()


def apply(rules: Ruleset) -> Ruleset:
    """Another way to place cowboys, more dice, and more income for mines; the same when it is applied twice."""
    if blasting in rules.steps[Phase.ACTIONS]:
        return rules

    def dice(table: Ruleset, state: State, place: Place, seat: Seat) -> int:
        number = rules.dice(table, state, place, seat)
        return rules.gains["duel-dice-with-dynamite"] if number and is_charged(state, place, seat) else number

    def boost(table: Ruleset, state: State, parcel: Parcel, dollars: int) -> int:
        times = rules.gains["mine-blasted"] if parcel in state.effects.blasted else 1
        return times * rules.boost(table, state, parcel, dollars)

    tokens = rules.printed.value("dynamite", "tokens")
    changed = replace(rules, dice=dice, boost=boost, effects=replace(rules.effects, dynamite=tokens))
    asking = answering(answering(changed, "dynamite", BLAST_MINE, KEEP_DYNAMITE), "place", PLACE_WITH_DYNAMITE)
    return once_before(asking, Phase.ACTIONS, pay, blasting)
