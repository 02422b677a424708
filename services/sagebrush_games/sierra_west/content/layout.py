"""Where things lie: the wagon trail, the paths, the spaces of cabins and market, the rows of the mountain."""

from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.sierra_west.content.pieces import (
    GL,
    GR,
    GREEN,
    LEFT,
    MIDDLE,
    PATHS,
    RIGHT,
    TL,
    TR,
    CabinSpace,
    M,
    Space,
    Step,
)
from sagebrush_games.sierra_west.content.printed import switch


def trail(content: Content) -> tuple[Step, ...]:
    """The spaces of the wagon trail by number; 0 is the trailhead."""
    head = Step(boots=0, resources=0, multiplier=switch(content, "trailheadMultiplier"), slots=0)
    try:
        return (head, *(Step(**space) for space in switch(content, "trail")))
    except TypeError as fault:
        raise BadContent(f"switches.trail: each space has boots, resources, multiplier and slots ({fault})") from fault


def paths(content: Content) -> tuple[tuple[Space, ...], tuple[Space, ...]]:
    """The green and the tan path through three cards, from the left."""
    middle = (Space(MIDDLE, M, 0),)
    green, tan = (
        (_outer(content, PATHS.index(path)), middle if switch(content, "middlePath") == path else ()) for path in PATHS
    )
    return _around(*green), _around(*tan)


def _around(outer: tuple[Space, ...], middle: tuple[Space, ...]) -> tuple[Space, ...]:
    return outer[:2] + middle + outer[2:]


def _outer(content: Content, path: int) -> tuple[Space, ...]:
    """The four spaces of a path on the outer cards."""
    if path == GREEN:
        return tuple(Space(card, cell, 0) for card in (LEFT, RIGHT) for cell in (GL, GR))
    order = (TR, TL) if switch(content, "paidColumn") == "left" else (TL, TR)
    prices = dict(zip((LEFT, RIGHT), switch(content, "paidCosts"), strict=True))
    return tuple(Space(card, cell, prices[card] if cell == TR else 0) for card in (LEFT, RIGHT) for cell in order)


def cabin_spaces(content: Content) -> tuple[CabinSpace, ...]:
    """The cabin spaces of a player board, from the left."""
    rows = content.rows("cabin_spaces").values()
    return tuple(CabinSpace(cells["colour"], PATHS.index(cells["pioneer"])) for cells in rows)


def market_extra(content: Content) -> tuple[int, ...]:
    """Basic resources to pay for a tile of each market space, from the left."""
    return tuple(switch(content, "marketExtra"))


def special_places(content: Content, seats: int) -> tuple[int, ...]:
    """The places of the five special cards, lower row first, from the left."""
    upward = [row.split() for row in reversed(layout(content, seats))]
    return tuple(place for place, back in enumerate(back for row in upward for back in row) if back == "s")


def layout(content: Content, seats: int) -> tuple[str, ...]:
    """The rows of the mountain from the top: "b" a basic card, "s" a special one."""
    return tuple(content.rows("switches")["layout"]["more" if seats > 2 else "two"])
