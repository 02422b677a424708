"""Place a beaten cowboy again with the help of the Doctor, or take it back into the reserve (phase 3)."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.actions.placements import is_disputed, place_of
from sagebrush_games.carson_city.events.tokens import CowboyHealed
from sagebrush_games.carson_city.rules.defeat import STAGES
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.wrapping import forbidding
from sagebrush_games.carson_city.state.model import Box, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message

DOCTOR = "doctor"


def fee(rules: Ruleset, state: State, seat: Seat) -> int:
    """Dollars for the Doctor, who heals its own cowboys for nothing."""
    return 0 if state.characters[seat] == DOCTOR else int(rules.printed.value("character-price", DOCTOR))


def is_resolved(rules: Ruleset, state: State, command: Command) -> bool:
    """Whether the row has passed what a cowboy would be placed for."""  # [ruling R62]
    boxes, after = rules.boxes, state.effects.after
    assert after is not None
    reached, stage = boxes.index(after), STAGES.index(state.effects.stage)
    place = place_of(rules, state, command)
    if isinstance(place, Box):
        return boxes.index(place) <= reached
    if isinstance(command, PlaceOnParcel):
        return reached > boxes.index(Box.ROAD)
    if isinstance(command, Attack | Defend):
        return reached > boxes.index(Box.GAMBLING)
    if place in state.effects.unbeaten:
        return True
    return reached > boxes.index(Box.GAMBLING) or stage > STAGES.index("outlaws")


def forbids(rules: Ruleset, state: State, command: Command) -> str | None:
    """Only what nobody disputes and what is still to come."""  # [BB "El Doctor / El Enterrador"] [ruling R55]
    if is_disputed(rules, state, place_of(rules, state, command)):
        return "doctor-needs-free-place"
    return "already-resolved" if is_resolved(rules, state, command) else None


def healing(placement: Action) -> Action:
    """A ``placement`` that the Doctor makes possible."""
    action = forbidding(placement, forbids)

    def events(rules: Ruleset, state: State, command: Command, chance: Chance) -> Sequence[Event]:
        doctor = state.seat_of(DOCTOR)
        healed = CowboyHealed(command.seat, doctor, fee(rules, state, command.seat))
        return [*action.events(rules, state, command, chance), healed]

    def sentence(rules: Ruleset, state: State, command: Command) -> Message:
        price, choice = fee(rules, state, command.seat), action.sentence(rules, state, command)
        return message("pay-doctor", price=price, choice=choice) if price else choice

    return replace(action, events=events, sentence=sentence)


def can_be_healed(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether ``seat`` can pay and has anywhere to go."""
    if fee(rules, state, seat) > state.dollars[seat]:
        return False
    return any(
        action.refusal(rules, state, command) is None
        for action in rules.actions[DOCTOR]
        if action.message in rules.placements
        for command in action.candidates(rules, state, seat)
    )
