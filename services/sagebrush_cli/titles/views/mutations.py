"""Ways to damage a view: each takes a document and dice, and gives another one, or bytes that need not be JSON."""

import copy
import json
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

HUGE = (10**6, 10**6 + 1, 2**31, 2**53, 2**63, 2**64, 10**12, 10**30, 10**400, -(10**9), -(2**63), -(10**30))
TEXTS = (
    "",
    "\0",
    "\U0001f920",
    "\ud83d\udc0e",
    "\\u0000",
    "../../etc/passwd",
    "x" * 3000,
    "true",
    "-1",
    "{",
    "a\u0301",
)
WRONG: tuple[Any, ...] = (None, True, 0, -1, 1.5, "1", [], {}, [[]], {"x": 1})
LONG = 300
DEEP = 2000


class Spot(NamedTuple):
    """A place in a document: what holds it, and under which key; ``path`` names it with list places left out."""

    holder: Any
    key: Any
    path: str

    @property
    def value(self) -> Any:
        """What stands there."""
        return self.holder[self.key]

    def put(self, value: Any) -> None:
        """Another value there."""
        self.holder[self.key] = value


def spots(document: Any, path: str = "view") -> list[Spot]:
    """Every place in a document."""
    if isinstance(document, dict):
        keys: Any = [(key, f"{path}.{key}") for key in document]
    else:
        keys = [(place, f"{path}[]") for place in range(len(document))] if isinstance(document, list) else ()
    found = [Spot(document, key, named) for key, named in keys]
    return found + [inner for spot in found for inner in spots(spot.value, spot.path)]


def any_spot(document: Any, dice: Random, kind: type | tuple[type, ...] = object) -> Spot | None:
    """A place where something of ``kind`` stands; each field of the view is as likely, however much is in it."""
    names = list(document)
    dice.shuffle(names)
    for name in names:
        below = [Spot(document, name, f"view.{name}"), *spots(document[name], f"view.{name}")]
        fitting = [spot for spot in below if isinstance(spot.value, kind) and type(spot.value) is not _other(kind)]
        if fitting:
            return dice.choice(fitting)
    return None


def _other(kind: Any) -> type | None:
    return bool if kind is int else None


Changed = str
"""The path of what was changed."""


def nudged(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A number, one more or less."""
    return _number(document, dice, lambda number: number + dice.choice((-1, 1)))


def replaced(document: Any, dice: Random, _others: Any) -> Changed | None:
    """Another small number."""
    return _number(document, dice, lambda _number: dice.randrange(-4, 80))


def hugely(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A huge number."""
    return _number(document, dice, lambda _number: dice.choice(HUGE))


def _number(document: Any, dice: Random, change: Callable[[int], int]) -> Changed | None:
    spot = any_spot(document, dice, int)
    if spot is not None:
        spot.put(change(spot.value))
    return spot and spot.path


def flipped(document: Any, dice: Random, _others: Any) -> Changed | None:
    """True for false."""
    spot = any_spot(document, dice, bool)
    if spot is not None:
        spot.put(not spot.value)
    return spot and spot.path


def shown(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A number where something is hidden, or nobody."""
    hidden = [spot for spot in spots(document) if (type(spot.value) is int and spot.value == -1) or spot.value is None]
    if not hidden:
        return None
    spot = dice.choice(hidden)
    spot.put(dice.randrange(0, 30))
    return spot.path


def worded(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A text from elsewhere in the view, or a strange one."""
    spot = any_spot(document, dice, str)
    if spot is not None:
        texts = [other.value for other in spots(document) if isinstance(other.value, str)]
        spot.put(dice.choice(TEXTS) if dice.random() < 0.3 else dice.choice(texts))
    return spot and spot.path


def listed(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A list with an item more, less, twice, in another order, none, or very many."""
    spot = any_spot(document, dice, list)
    if spot is None:
        return None
    items = list(spot.value)
    spot.put(dice.choice((_without, _twice, _turned, _more, _none, _many))(items, dice))
    return spot.path


def _without(items: list[Any], dice: Random) -> list[Any]:
    place = dice.randrange(len(items) + 1)
    return items[:place] + items[place + 1 :]


def _twice(items: list[Any], dice: Random) -> list[Any]:
    return [*items, copy.deepcopy(dice.choice(items))] if items else [0]


def _turned(items: list[Any], dice: Random) -> list[Any]:
    return dice.sample(items, len(items))


def _more(items: list[Any], dice: Random) -> list[Any]:
    return [*items, dice.randrange(-1, 64)]


def _none(_items: list[Any], _dice: Random) -> list[Any]:
    return []


def _many(items: list[Any], _dice: Random) -> list[Any]:
    return (items or [0]) * (LONG // max(len(items), 1) + 1)


def swapped(document: Any, dice: Random, _others: Any) -> Changed | None:
    """Two values under one name change places: dollars of two seats, cards of two hands."""
    if (pair := _two_alike(spots(document), dice)) is None:
        return None
    one, other = pair
    first, second = one.value, other.value
    one.put(second)
    other.put(first)
    return one.path


def moved(document: Any, dice: Random, _others: Any) -> Changed | None:
    """One less here, one more there, under the same name."""
    if (pair := _two_alike((spot for spot in spots(document) if type(spot.value) is int), dice)) is None:
        return None
    one, other = pair
    one.put(one.value - 1)
    other.put(other.value + 1)
    return one.path


def _two_alike(among: Iterable[Spot], dice: Random) -> list[Spot] | None:
    """Two places under one name; None where each name has one."""
    places: dict[str, list[Spot]] = {}
    for spot in among:
        places.setdefault(spot.path, []).append(spot)
    several = [found for found in places.values() if len(found) > 1]
    return dice.sample(dice.choice(several), 2) if several else None


def spliced(document: Any, dice: Random, others: Any) -> Changed | None:
    """A field as it is in another view of the game."""
    other = dice.choice(others)
    name = dice.choice(list(document))
    document[name] = copy.deepcopy(other.get(name))
    return f"view.{name}"


def grafted(document: Any, dice: Random, others: Any) -> Changed | None:
    """A place deeper inside as it is in another view of the game."""
    spot = any_spot(document, dice)
    same = [other.value for other in spots(dice.choice(others)) if spot is not None and other.path == spot.path]
    if spot is None or not same:
        return None
    spot.put(copy.deepcopy(dice.choice(same)))
    return spot.path


def removed(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A field less."""
    spot = dice.choice([spot for spot in spots(document) if isinstance(spot.holder, dict)])
    del spot.holder[spot.key]
    return spot.path


def added(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A field more."""
    holder = dice.choice([document, *(spot.value for spot in spots(document) if isinstance(spot.value, dict))])
    holder[dice.choice(TEXTS)] = dice.choice(WRONG)
    return "view"


def mistyped(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A value of another type."""
    spot = any_spot(document, dice)
    if spot is not None:
        spot.put(copy.deepcopy(dice.choice(WRONG)))
    return spot and spot.path


def buried(document: Any, dice: Random, _others: Any) -> Changed | None:
    """A value deep within lists."""
    spot = any_spot(document, dice)
    if spot is None:
        return None
    value: Any = spot.value
    for _ in range(dice.choice((2, 20, 200))):
        value = [value]
    spot.put(value)
    return spot.path


MUTATIONS: Mapping[Callable[[Any, Random, Any], Changed | None], int] = {
    nudged: 20,
    replaced: 16,
    hugely: 4,
    flipped: 6,
    shown: 6,
    worded: 6,
    listed: 12,
    swapped: 8,
    moved: 8,
    spliced: 8,
    grafted: 12,
    removed: 1,
    added: 1,
    mistyped: 3,
    buried: 1,
}
"""Each with how often it is made."""


def mutant(view: bytes, others: list[Any], dice: Random) -> tuple[bytes, Changed]:
    """A damaged copy of ``view`` and the path of what was changed last; ``others``: views of the same game."""
    if dice.random() < 0.02:
        return torn(view, dice), "bytes"
    document, path = json.loads(view), ""
    for _ in range(dice.choice((1, 1, 1, 1, 2, 3))):
        mutate = dice.choices(list(MUTATIONS), list(MUTATIONS.values()))[0]
        path = mutate(document, dice, others) or path
    return json.dumps(document, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass"), path


def torn(view: bytes, dice: Random) -> bytes:
    """Bytes that are hardly a view any more."""
    place = dice.randrange(len(view))
    return dice.choice(
        (
            view[:place],
            view[:place] + dice.randbytes(3) + view[place:],
            view.replace(b":0", b":NaN", 1),
            view.replace(b":1", b":1e999", 1),
            view.replace(b":2", b":2.0", 1),
            view.replace(b":3", b":" + b"9" * 5000, 1),
            view[:-1] + b',"viewer":0}',
            b"[" * DEEP + b"]" * DEEP,
            b'{"a":' * 100_000,
            view + b" " * 100_000,
        )
    )
