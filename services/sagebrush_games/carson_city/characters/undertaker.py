"""The Undertaker: is paid for each beaten cowboy of others, and gets a bounty for each outlaw beaten."""

# [BB "El Doctor / El Enterrador"] [ruling R56]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.settle_funeral import (
    LOSE_POINT,
    PAY_UNDERTAKER,
    UNDERTAKER,
    fee,
    missed,
    paid,
)
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.tokens import DefeatAccepted
from sagebrush_games.carson_city.rules.defeat import bounty, defeated
from sagebrush_games.carson_city.rules.duel import Duel
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering, first_of_all
from sagebrush_games.carson_city.state.model import NOBODY, Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event


def undertaker(content: Content) -> Character:
    return printed(content, UNDERTAKER)


def funerals(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next who lost the last duel pays or loses a point; who has only one of both is not asked."""
    if not state.effects.defeated or state.seat_of(UNDERTAKER) == NOBODY:
        return ()
    seat = state.effects.defeated[0]
    rich, famous = state.dollars[seat] >= fee(rules), state.points[seat] >= rules.gains["undertaker-points"]
    if rich and famous:
        return [Asked(seat, UNDERTAKER)]
    if rich:
        return [paid(rules, state, seat)]
    return [missed(rules, seat) if famous else DefeatAccepted(seat)]


def apply(rules: Ruleset) -> Ruleset:
    """Own beaten cowboys cost nothing."""

    def after_duel(table: Ruleset, state: State, duel: Duel, chance: Chance) -> Sequence[Event]:
        seat = state.seat_of(UNDERTAKER)
        caused = rules.after_duel(table, state, duel, chance)
        if seat == NOBODY:
            return caused
        mourners = [one for one in duel.losers if one != seat]
        return [*caused, *bounty(duel, seat, table.gains["undertaker-bounty"]), *defeated(state, duel, mourners)]

    asking = answering(replace(rules, after_duel=after_duel), UNDERTAKER, PAY_UNDERTAKER, LOSE_POINT)
    return first_of_all(asking, Phase.ACTIONS, funerals)
