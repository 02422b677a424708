"""The Singer: cowboys whom nobody fights. Yellow: two tokens for own ones; red: a stranger who gambles with luck."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.place_sheltered import PLACE_SHELTERED, RED, YELLOW, can_shelter
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.tokens import TokensReceived
from sagebrush_games.carson_city.model import NOBODY, Box, State
from sagebrush_games.carson_city.placements import TAKEN_BACK, place_of
from sagebrush_games.carson_city.ruleset import Character, Ruleset
from sagebrush_games.carson_city.wrapping import answering, everywhere_changed, forbidding
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Command, Event, Seat


def singer(content: Content) -> Character:
    """The yellow side."""
    tokens = content.value("character-gain", "singer-tokens")

    def chosen(_rules: Ruleset, _state: State, _seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [TokensReceived(tokens)]

    return replace(printed(content, YELLOW), chosen=chosen)


def apply(rules: Ruleset) -> Ruleset:
    """A cowboy with a token is placed like any other, and acts before whoever fights for the box."""

    def can_place(table: Ruleset, state: State, seat: Seat) -> bool:
        return rules.can_place(table, state, seat) or can_shelter(state, seat)

    def unopposed(table: Ruleset, state: State, box: Box) -> Seat:
        seat = singing(state)
        if box in state.effects.sheltered and seat in state.boxes[box]:
            return seat
        return rules.unopposed(table, state, box)

    actions = everywhere_changed(rules.actions, TAKEN_BACK, settled)
    changed = replace(rules, can_place=can_place, unopposed=unopposed, actions=actions)
    return answering(changed, "place", PLACE_SHELTERED)


def forbids(_rules: Ruleset, state: State, command: Command) -> str | None:
    """A cowboy with a token stays where it is."""
    sheltered = command.seat == singing(state) and place_of(state, command) in state.effects.sheltered
    return "token-stays" if sheltered else None


def has_sheltered(state: State, _seat: Seat) -> bool:
    """Whether any cowboy stands with a token."""
    return bool(state.effects.sheltered)


def settled(action: Action) -> Action:
    """The return of a cowboy without a token."""
    return forbidding(action, forbids, has_sheltered)


def singing(state: State) -> Seat:
    """Who has the Singer this round."""
    return next((seat for seat in state.seats if state.characters[seat] in (YELLOW, RED)), NOBODY)
