"""Arguments of sentences: costs, icons and boots."""

from collections.abc import Sequence

from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.content.notation import Cost, Icon, Summit
from sagebrush_games.sierra_west.content.pieces import Track
from sagebrush_games.sierra_west.state.model import ALWAYS, ASK, GOLD, NONE, UNTIL_TURN

PASSING = (ASK, UNTIL_TURN, ALWAYS)
"""Instructions that every reaction knows."""
SLOTS = ("left", "middle", "right")


def cost(cost: Cost) -> tuple[Message, ...]:
    """What is spent, as in ``2 food and 1 of any basic resource``; the modes have the entries of their pieces."""
    return (
        *resources(cost.basic),
        *([message("any-resource", amount=cost.any)] if cost.any else ()),
        *([message("resource-amount", amount=cost.gold, resource=GOLD)] if cost.gold else ()),
        *(message(f"piece-{piece}", count=count) for piece, count in cost.special),
    )


def resources(amounts: Sequence[int]) -> tuple[Message, ...]:
    """Food, wood, stone and gold, as in ``1 food and 2 gold``."""
    return tuple(message("resource-amount", amount=n, resource=kind) for kind, n in enumerate(amounts) if n)


def listed(parts: Sequence[str]) -> str:
    """Parts with commas and "and"."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def icon_name(icon: Icon) -> tuple[Message, ...]:
    """What an icon shows, as in ``2 food``; the modes have the entries of their icons."""
    return tuple(_shown(code.lower(), digit) for code, digit in icon.parts)


def _shown(code: str, digit: str) -> Message:
    return message(f"icon-{code}", count=int(digit)) if digit else message(f"icon-{code}")


def icon_effect(icon: Icon) -> Message | str:
    """What an icon does, as sentences."""
    told: Message | str = icon.texts[0]
    for text in icon.texts[1:]:
        told = message("two-sentences", first=told, second=text)
    return told


def summit_text(summit: Summit, tracks: Sequence[Track]) -> Message:
    """A summit action, its cost, its gain and whether it goes on, as in ``Wagon for 4 of any basic resource``."""
    name = summit_name(summit, tracks)
    priced = _priced(summit, name) if summit.cost != Cost() else name
    return message("summit-endless", summit=priced) if summit.endless else priced


def _priced(summit: Summit, name: Message) -> Message:
    if any(summit.gain):
        return message("summit-with-gain", summit=name, cost=cost(summit.cost), gain=resources(summit.gain))
    return message("summit-with-cost", summit=name, cost=cost(summit.cost))


def summit_name(summit: Summit, tracks: Sequence[Track]) -> Message:
    """What a summit action is called, as in ``Homestead (Stone)``; modes have the entries of theirs."""
    if len(summit.tracks) != 1:
        return message(f"action-{summit.kind}")
    [track] = summit.tracks
    return message(f"action-{summit.kind}-track", track=Named(track, tracks[track].name))


def for_any(amount: int) -> Message | str:
    """What is paid with any basic resources; empty for nothing."""
    return message("for-any", amount=amount) if amount else ""


def payer(pioneer: int) -> Message | str:
    """The pioneer whose boots are spent first; empty where it makes no difference."""
    return "" if pioneer == NONE else message("payer", figure=pioneer)
