"""Words for costs, places and figures."""

from collections.abc import Sequence

from sagebrush_games.sierra_west.content.notation import Cost, Icon, Summit
from sagebrush_games.sierra_west.rules.reactions import takes_track
from sagebrush_games.sierra_west.state.model import (
    ALWAYS,
    ASK,
    BASE,
    BASIC,
    FIGURE_NAMES,
    NONE,
    RESOURCE_NAMES,
    TAKE,
    UNTIL_TURN,
)
from sagebrush_games.sierra_west.state.mountain import ROWS

PASSING = {ASK: "ask me each time", UNTIL_TURN: "pass until my next turn", ALWAYS: "always pass"}
"""Instructions that every reaction knows."""
SLOTS = ("left", "middle", "right")
_PIECES = {"green": "green apple", "red": "red apple", "apple": "apple", "bullet": "bullet", "outlaw": "outlaw"}


def cost_words(cost: Cost) -> str:
    """What is spent, as in "2 food and 1 basic resource"."""
    parts = [f"{cost.basic[kind]} {RESOURCE_NAMES[kind]}" for kind in BASIC if cost.basic[kind]]
    parts += [f"{cost.any} of any basic resource"] if cost.any else []
    parts += [f"{cost.gold} gold"] if cost.gold else []
    parts += [f"{count} {_piece_words(piece, count)}" for piece, count in cost.special]
    return listed(parts) or "nothing"


def _piece_words(piece: str, count: int) -> str:
    """A piece of a mode, one or several; several fish are called like one."""
    return f"{_PIECES[piece]}{'s' * (count != 1)}" if piece in _PIECES else piece


def resources_words(resources: Sequence[int]) -> str:
    """Food, wood, stone and gold, as in "1 food and 2 gold"."""
    return listed([f"{n} {RESOURCE_NAMES[kind]}" for kind, n in enumerate(resources) if n]) or "nothing"


def listed(parts: Sequence[str]) -> str:
    """Parts with commas and "and"."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def _place_words() -> list[str]:
    return [f"row {row + 1}, card {card + 1}" for row, width in enumerate(ROWS) for card in range(width)]


PLACE_WORDS = _place_words()


def place_words(place: int) -> str:
    """Where on the mountain."""
    return "the base" if place == BASE else PLACE_WORDS[place]


def pioneer_words(pioneer: int) -> str:
    """Which pioneer."""
    return FIGURE_NAMES[pioneer]


def icon_words(icon: Icon) -> str:
    """An icon as it is printed and what it does, as in "F2 (gain food)"."""
    return f"{icon.id} ({icon.text[:1].lower()}{icon.text[1:].removesuffix('.')})"


def summit_words(summit: Summit) -> str:
    """A summit action and its cost, as in "WAGON for 4 of any basic resource"."""
    name, _, _ = summit.id.partition(":")
    return f"{name} for {cost_words(summit.cost)}" if summit.cost != Cost() else name


def price_words(price: int) -> str:
    """What a paid icon costs."""
    return f" for {price} of any basic resource" if price else ""


def harm_words(harm: int) -> str:
    """The damage for what is skipped."""
    return f", taking {harm} damage" if harm else ""


def payer_words(pioneer: int) -> str:
    """Whose boots are spent first."""
    return "" if pioneer == NONE else f" with the boots of the {FIGURE_NAMES[pioneer]}"


def tracker_words(instruction: int) -> str:
    """An instruction of a Tracker."""
    tracks = [RESOURCE_NAMES[track] for track in BASIC if takes_track(instruction, track)]
    return f"always take {listed(tracks)}" if instruction > TAKE else PASSING[instruction]
