"""Take a placed cowboy back into the reserve (phase 2): not in the base game, but where cowboys may be shifted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sagebrush_games.carson_city.actions.domains import every_box, every_parcel
from sagebrush_games.carson_city.actions.place_on_box import box_name
from sagebrush_games.carson_city.events.placement import CowboyOffBox, CowboyOffParcel, SheriffTakenBack
from sagebrush_games.carson_city.rules.parcels import NO_SUCH_PARCEL
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel, has, members
from sagebrush_games.carson_city.state.model import NOWHERE, Box, State, is_pinned
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message

NOT_PLACED, PINNED = "not-placed", "token-stays"
BARRED = Callable[[Ruleset, State, Seat], str | None]
"""Why a seat may take nothing back now, or None."""


@dataclass(slots=True)
class TakeBackFromBox(Command):
    """Take one of your cowboys on ``box`` back."""

    box: Box


@dataclass(slots=True)
class TakeBackFromParcel(Command):
    """Take your cowboy on ``parcel`` back."""

    parcel: Parcel


@dataclass(slots=True)
class TakeBackSheriff(Command):
    """Take the white cowboy back."""


def boxes_of(state: State, seat: Seat) -> list[Box]:
    """The boxes from which ``seat`` can take a cowboy back."""
    return [box for box, crowd in state.boxes.items() if seat in crowd and not is_pinned(state.effects, seat, box)]


def parcels_of(state: State, seat: Seat) -> list[Parcel]:
    """The parcels from which ``seat`` can take a cowboy back; not the town hall it holds."""  # [ruling R38]
    placed = state.claims[seat] & ~state.held_hall(seat)
    return [parcel for parcel in members(placed) if not is_pinned(state.effects, seat, parcel)]


def can_shift(state: State, seat: Seat) -> bool:
    """Whether ``seat`` can take any cowboy back, the white one included."""
    return sheriff_placed(state, seat) or bool(parcels_of(state, seat) or boxes_of(state, seat))


def sheriff_placed(state: State, seat: Seat) -> bool:
    """Whether the white cowboy stands somewhere for ``seat``."""
    return state.sheriff.seat == seat and not state.sheriff.is_ready(seat)


def box_candidates(_rules: Ruleset, state: State, seat: Seat) -> list[TakeBackFromBox]:
    return [TakeBackFromBox(seat, box) for box in boxes_of(state, seat)]


def box_refusal(_rules: Ruleset, state: State, command: TakeBackFromBox) -> str | None:
    if command.seat not in state.boxes.get(command.box, ()):
        return NOT_PLACED
    return PINNED if is_pinned(state.effects, command.seat, command.box) else None


def box_sentence(_rules: Ruleset, state: State, command: TakeBackFromBox) -> Message:
    return message("command-take-back-from-box", box=box_name(state, command.box))


def parcel_candidates(_rules: Ruleset, state: State, seat: Seat) -> list[TakeBackFromParcel]:
    return [TakeBackFromParcel(seat, parcel) for parcel in parcels_of(state, seat)]


def parcel_refusal(_rules: Ruleset, state: State, command: TakeBackFromParcel) -> str | None:
    if not 0 <= command.parcel < PARCELS:
        return NO_SUCH_PARCEL
    if not has(state.claims[command.seat], command.parcel):
        return NOT_PLACED
    if has(state.held_hall(command.seat), command.parcel):
        return "holds-town-hall"
    return PINNED if is_pinned(state.effects, command.seat, command.parcel) else None


def sheriff_candidates(_rules: Ruleset, state: State, seat: Seat) -> list[TakeBackSheriff]:
    return [TakeBackSheriff(seat)] if sheriff_placed(state, seat) else []


def sheriff_domain(_rules: Ruleset, _state: State, seat: Seat) -> list[TakeBackSheriff]:
    return [TakeBackSheriff(seat)]


def sheriff_refusal(_rules: Ruleset, state: State, command: TakeBackSheriff) -> str | None:
    return None if sheriff_placed(state, command.seat) else NOT_PLACED


def sheriff_sentence(_rules: Ruleset, state: State, _command: TakeBackSheriff) -> Message:
    box, parcel = state.sheriff.box, state.sheriff.parcel
    if box is None or parcel != NOWHERE:
        return message("command-take-back-sheriff", parcel=parcel)
    return message("take-back-sheriff-from-box", box=box_name(state, box))


TAKE_BACK = (
    Action(
        TakeBackFromBox,
        candidates=box_candidates,
        refusal=box_refusal,
        events=lambda _rules, _state, command, _chance: [CowboyOffBox(command.seat, command.box)],
        sentence=box_sentence,
        domain=every_box(TakeBackFromBox),
        exact=True,
    ),
    Action(
        TakeBackFromParcel,
        candidates=parcel_candidates,
        refusal=parcel_refusal,
        events=lambda _rules, _state, command, _chance: [CowboyOffParcel(command.seat, command.parcel)],
        domain=every_parcel(TakeBackFromParcel),
        exact=True,
    ),
    Action(
        TakeBackSheriff,
        candidates=sheriff_candidates,
        refusal=sheriff_refusal,
        events=lambda _rules, _state, command, _chance: [SheriffTakenBack(command.seat)],
        sentence=sheriff_sentence,
        domain=sheriff_domain,
        exact=True,
    ),
)


def unless(action: Action, barred: BARRED) -> Action:
    """``action``, refused and not offered while ``barred`` says why."""

    def refusal(rules: Ruleset, state: State, command: Command) -> str | None:
        return action.refusal(rules, state, command) or barred(rules, state, command.seat)

    def candidates(rules: Ruleset, state: State, seat: Seat) -> Sequence[Command]:
        return [] if barred(rules, state, seat) else list(action.candidates(rules, state, seat))

    return replace(action, candidates=candidates, refusal=refusal)
