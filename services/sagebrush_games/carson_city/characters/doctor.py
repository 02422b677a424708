"""The Doctor: sends beaten cowboys out again for dollars, and gets a bounty for each outlaw beaten."""

# [BB "El Doctor / El Enterrador"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.decline import DECLINE_DOCTOR
from sagebrush_games.carson_city.actions.see_doctor import DOCTOR, can_be_healed, healing
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


def doctor(content: Content) -> Character:
    return printed(content, DOCTOR)


def surgery(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
    """The next who lost the last duel may place its cowboy again, before anything else happens."""
    if not state.effects.defeated or state.seat_of(DOCTOR) == NOBODY:
        return ()
    seat = state.effects.defeated[0]
    return [Asked(seat, DOCTOR) if can_be_healed(rules, state, seat) else DefeatAccepted(seat)]


def apply(rules: Ruleset) -> Ruleset:
    """The Doctor's own cowboys come first, the others in turn order."""

    def after_duel(table: Ruleset, state: State, duel: Duel, chance: Chance) -> Sequence[Event]:
        seat = state.seat_of(DOCTOR)
        caused = rules.after_duel(table, state, duel, chance)
        if seat == NOBODY:
            return caused
        patients = sorted(duel.losers, key=lambda one: one != seat)
        return [*caused, *bounty(duel, seat, table.gains["doctor-bounty"]), *defeated(state, duel, patients)]

    treatments = [healing(action) for action in rules.actions["place"] if action.message in rules.placements]
    asking = answering(replace(rules, after_duel=after_duel), DOCTOR, *treatments, DECLINE_DOCTOR)
    return first_of_all(asking, Phase.ACTIONS, surgery)
