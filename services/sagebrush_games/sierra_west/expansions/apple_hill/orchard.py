"""The apple supply: raised, spent, harvested [ES "Recursos"] [SHEET "10.1"]."""

from collections.abc import Sequence
from typing import cast

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content import printed
from sagebrush_games.sierra_west.content.pieces import Special
from sagebrush_games.sierra_west.expansions.apple_hill.events import ApplesChanged
from sagebrush_games.sierra_west.expansions.apple_hill.state import Orchard
from sagebrush_games.sierra_west.read.wording import listed
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.special_row import along_trail as specials_along_trail
from sagebrush_games.sierra_west.state.model import State

PIECES = ("green", "red", "apple")
"""How costs name green apples, red apples, and those of either colour."""


def unmixed(rules: Ruleset) -> Ruleset:
    """The rules themselves; raises BadContent for a card that asks for apples in more than one way."""
    for card in rules.cards.values():
        kinds = [piece for piece, _ in card.summit.cost.special if piece in PIECES]
        if len(kinds) > 1:
            raise BadContent(f"{card.id} costs {listed(kinds)} apples; a cost names one of {listed(PIECES)}")
    return rules


def orchard_of(state: State) -> Orchard:
    """What this mode has on the table."""
    return cast(Orchard, state.orchard)


def supply(state: State) -> list[int]:
    """Green and red apples that everybody may use."""
    return orchard_of(state).supply


def raised(rules: Ruleset, state: State, seat: Seat, green: int, red: int) -> list[Event]:
    """The supply with so many more, up to its limit; nothing when it stays as it is."""
    most = printed.number(rules.content, "apple_most")
    now = supply(state)
    after = [min(most, now[0] + green), min(most, now[1] + red)]
    return [ApplesChanged(seat, *after)] if after != now else []


def words(special: Special) -> str:
    """The apples on an orchard card."""
    return f"{special.face['green']} green and {special.face['red']} red apples"


def along_trail(rules: Ruleset, state: State, seat: Seat) -> tuple[int, int]:
    """Green and red apples on the orchards along the trail of ``seat``."""
    faces = [special.face for special in specials_along_trail(rules, state, seat)]
    return sum(face["green"] for face in faces), sum(face["red"] for face in faces)


def green(_rules: Ruleset, state: State, _seat: Seat) -> int:
    """Green apples to spend."""
    return supply(state)[0]


def red(_rules: Ruleset, state: State, _seat: Seat) -> int:
    """Red apples to spend."""
    return supply(state)[1]


def apples(_rules: Ruleset, state: State, _seat: Seat) -> int:
    """Apples to spend."""
    return sum(supply(state))


def spend_green(_rules: Ruleset, state: State, seat: Seat, count: int) -> tuple[list[Event], list[Task]]:
    """Green apples leave the supply."""
    now = supply(state)
    return [ApplesChanged(seat, now[0] - count, now[1])], []


def spend_red(_rules: Ruleset, state: State, seat: Seat, count: int) -> tuple[list[Event], list[Task]]:
    """Red apples leave the supply."""
    now = supply(state)
    return [ApplesChanged(seat, now[0], now[1] - count)], []


def spend_any(_rules: Ruleset, _state: State, seat: Seat, count: int) -> tuple[list[Event], list[Task]]:
    """Either colour, to be chosen."""
    return [], [Task("pay-apples", seat, number=count)]


def greens(state: State, count: int) -> range:
    """How many of ``count`` apples could be green."""
    now = supply(state)
    return range(max(0, count - now[1]), min(count, now[0]) + 1)


def ask(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "pay-apples": an only way is taken."""
    found = greens(state, task.number)
    return [*paid(state, task.seat, found[0], task.number), Next()] if len(found) == 1 else ()


def paid(state: State, seat: Seat, of_green: int, count: int) -> list[Event]:
    """``count`` apples leave the supply, so many of them green."""
    now = supply(state)
    return [ApplesChanged(seat, now[0] - of_green, now[1] - (count - of_green))]
