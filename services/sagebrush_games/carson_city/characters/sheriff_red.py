"""The Sheriff, red: fights only to defend what is its own, and scores for each duel it loses."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.attack import Attack
from sagebrush_games.carson_city.actions.placements import is_disputed, place_of
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.rules.contests import rivals_on
from sagebrush_games.carson_city.rules.duel import Duel
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import everywhere_changed, forbidding
from sagebrush_games.carson_city.state.board import has
from sagebrush_games.carson_city.state.model import Box, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Command, Event, Seat

RED = "sheriff-red"


def sheriff_red(content: Content) -> Character:
    return printed(content, RED)


def picks_a_fight(rules: Ruleset, state: State, command: Command) -> bool:
    """Whether a placement attacks, meets an outlaw or joins a rival, and defends no own building.

    A cowboy with a no-duel token is no rival.
    """
    place = place_of(rules, state, command)
    if isinstance(command, Attack):
        return True
    if isinstance(place, Box):
        return is_disputed(rules, state, place) and (state.sheriff.box is place or bool(rivals_on(state, place)))
    if has(state.land[command.seat], place):
        return False
    return has(state.outlaws, place) or is_disputed(rules, state, place)


def is_sheriff(state: State, seat: Seat) -> bool:
    """Whether ``seat`` has this side."""
    return state.characters[seat] == RED


def forbids(rules: Ruleset, state: State, command: Command) -> str | None:
    """What the red Sheriff does not do."""  # [DE "DER SHERIFF"] [BB "El Sheriff"] [ruling R43]
    if is_sheriff(state, command.seat) and picks_a_fight(rules, state, command):
        return "sheriff-starts-no-fight"
    return None


def peaceful(action: Action) -> Action:
    """A placement that picks no fight."""
    return forbidding(action, forbids, is_sheriff)


def apply(rules: Ruleset) -> Ruleset:
    """Placements are forbidden, lost duels score."""
    points = rules.gains["sheriff-red-points"]

    def after_duel(table: Ruleset, state: State, duel: Duel, chance: Chance) -> Sequence[Event]:
        seat = state.seat_of(RED)
        consolation = [CharacterScored(seat, points)] if seat in duel.losers else []
        return [*rules.after_duel(table, state, duel, chance), *consolation]

    return replace(rules, after_duel=after_duel, actions=everywhere_changed(rules.actions, rules.placements, peaceful))
