"""Walking: a pioneer goes right along its path, icon by icon, and uses the icon or skips it.

[ES "2. Acciones de ruta"] [ruling R2].
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.pioneers import IconSkipped, PioneerMoved
from sagebrush_games.sierra_west.read.wording import for_any, icon_effect, icon_name
from sagebrush_games.sierra_west.rules.paths import (
    icon_of,
    is_on_summit,
    next_icon,
    price_of,
    skip_damage,
    stop_refusal,
    stopped,
)
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import PIONEERS, State


@dataclass(slots=True)
class StepOn(Command):
    """Move ``pioneer`` (0 green path, 1 tan path) to the next icon of its path and use it; a paid one is paid."""

    pioneer: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[StepOn]:
    for pioneer in PIONEERS:
        icon = next_icon(rules, state, seat, pioneer)
        if icon < len(rules.paths[pioneer]) and stop_refusal(rules, state, seat, pioneer, pioneer, icon) is None:
            yield StepOn(seat, pioneer)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[StepOn]:
    return (StepOn(seat, pioneer) for pioneer in PIONEERS)


def refusal(rules: Ruleset, state: State, command: StepOn) -> str | None:
    seat, pioneer = command.seat, command.pioneer
    return walk_refusal(rules, state, seat, pioneer) or stop_refusal(
        rules, state, seat, pioneer, pioneer, next_icon(rules, state, seat, pioneer)
    )


def walk_refusal(rules: Ruleset, state: State, seat: Seat, pioneer: int) -> str | None:
    """Why a pioneer cannot go on, or None."""
    if pioneer not in PIONEERS:
        return "no-such-pioneer"
    if is_on_summit(state, seat, pioneer):
        return "on-summit"
    return None if next_icon(rules, state, seat, pioneer) < len(rules.paths[pioneer]) else "end-of-path"


def events(rules: Ruleset, state: State, command: StepOn, _chance: Chance) -> list[Event]:
    seat, pioneer = command.seat, command.pioneer
    icon = next_icon(rules, state, seat, pioneer)
    return [PioneerMoved(seat, pioneer, icon), *stopped(rules, state, seat, pioneer, icon)]


def sentence(rules: Ruleset, state: State, command: StepOn) -> Message:
    seat, pioneer = command.seat, command.pioneer
    index = next_icon(rules, state, seat, pioneer)
    price = for_any(price_of(rules, state, seat, pioneer, pioneer, index))
    icon = icon_of(rules, state, seat, pioneer, index)
    name, effect = icon_name(icon), icon_effect(icon)
    return message("command-step-on", pioneer=pioneer, icon=name, price=price, effect=effect)


STEP_ON = Action(StepOn, candidates, refusal, events, sentence, domain, exact=True)


@dataclass(slots=True)
class SkipIcon(Command):
    """Move ``pioneer`` (0 green path, 1 tan path) past the next icon of its path; a mandatory one costs damage."""

    pioneer: int


def skip_candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[SkipIcon]:
    for pioneer in PIONEERS:
        if next_icon(rules, state, seat, pioneer) < len(rules.paths[pioneer]):
            yield SkipIcon(seat, pioneer)


def skip_domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[SkipIcon]:
    return (SkipIcon(seat, pioneer) for pioneer in PIONEERS)


def skip_refusal(rules: Ruleset, state: State, command: SkipIcon) -> str | None:
    return walk_refusal(rules, state, command.seat, command.pioneer)


def skip_events(rules: Ruleset, state: State, command: SkipIcon, _chance: Chance) -> list[Event]:
    seat, pioneer = command.seat, command.pioneer
    icon = next_icon(rules, state, seat, pioneer)
    harm = skip_damage(rules, state, seat, pioneer)
    return [IconSkipped(seat, pioneer, icon), *interpose(*(Task("damage", seat),) * harm)]


def skip_sentence(rules: Ruleset, state: State, command: SkipIcon) -> Message:
    seat, pioneer = command.seat, command.pioneer
    icon = icon_name(icon_of(rules, state, seat, pioneer, next_icon(rules, state, seat, pioneer)))
    harm = skip_damage(rules, state, seat, pioneer)
    damage = message("skip-icon-damage", damage=harm) if harm else ""
    return message("command-skip-icon", pioneer=pioneer, icon=icon, damage=damage)


SKIP_ICON = Action(
    SkipIcon, skip_candidates, skip_refusal, skip_events, skip_sentence, skip_domain, exact=True, is_default=True
)
