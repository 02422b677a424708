"""Text that fits: widths are columns of the terminal, and what had to be cut ends in a mark that says so."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

WIDTH = 80
HEIGHT = 23
"""Lines of a drawing; the question stands below it in a terminal of 24."""
CUT = "…"
SMALL = "⁰¹²³⁴⁵⁶⁷⁸⁹"
SHORTEST = 3
"""Columns of a name that is cut as far as it may be."""


class Item(NamedTuple):
    """A part of a list: its name may be cut, what is behind it may not."""

    name: str
    rest: str = ""


def seat_mark(seat: int) -> str:
    """The sign of a seat's pieces: its number, from 1, written small."""
    return SMALL[seat + 1]


def seat_marks(seats: Iterable[int]) -> str:
    """The signs of several pieces, one for each."""
    return "".join(map(seat_mark, seats))


def cut(text: str, width: int) -> str:
    """``text`` in at most ``width`` columns; what is no sign that can be printed is left out."""
    text = "".join(sign for sign in text if sign.isprintable())
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + CUT


def shortened(name: str, width: int) -> str:
    """``name`` in at most ``width`` columns, cut in the middle: the names of a list often differ at their ends."""
    if cell_len(name) <= width:
        return cut(name, width)
    tail = name[-((width - 1) // 2) :]
    return cut(name, width - cell_len(tail)) + tail


def filled(text: str, width: int) -> str:
    """``text`` in exactly ``width`` columns."""
    return set_cell_size(cut(text, width), width)


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks next to each other, the left one ``width`` columns wide."""
    height = max(len(left), len(right))
    pairs = zip(_grown(left, height), _grown(right, height), strict=True)
    return [(filled(one, width) + other).rstrip() for one, other in pairs]


def _grown(lines: Sequence[str], height: int) -> list[str]:
    return [*lines, *[""] * (height - len(lines))]


class Flow(NamedTuple):
    """A list that takes as many lines as are left for it."""

    label: str
    items: Sequence[Item]


def page(*parts: Sequence[str] | Flow) -> list[str]:
    """Blocks and lists below each other, in at most 23 lines; what blocks leave goes to the lists cut most.

    Where there is not a line for each list, neighbours without a label share one.
    """
    fitting = _crowded(parts)
    flows = [part for part in fitting if isinstance(part, Flow)]
    room = HEIGHT - sum(len(part) for part in fitting if not isinstance(part, Flow)) - len(flows)
    lines = [1] * len(flows)
    while room > 0 and flows:
        spare = [_missing(flow, have) for flow, have in zip(flows, lines, strict=True)]
        if not any(spare):
            break
        lines[spare.index(max(spare))] += 1
        room -= 1
    laid = dict(zip(map(id, flows), lines, strict=True))
    found: list[str] = []
    for part in fitting:
        found += flowing(part, laid[id(part)]) if isinstance(part, Flow) else part
    return found


def _crowded(parts: Iterable[Sequence[str] | Flow]) -> list[Sequence[str] | Flow]:
    """The parts, as many neighbours without a label made one as there are lines too few."""
    found = [part for part in parts if not isinstance(part, Flow) or part.items]
    number = 1
    while number < len(found) and _least(found) > HEIGHT:
        one, other = found[number - 1 : number + 1]
        if isinstance(one, Flow) and isinstance(other, Flow) and not one.label and not other.label:
            found[number - 1 : number + 1] = [Flow("", [*one.items, *other.items])]
        else:
            number += 1
    return found


def _least(parts: Sequence[Sequence[str] | Flow]) -> int:
    """The lines of the parts where each list has one."""
    return sum(1 if isinstance(part, Flow) else len(part) for part in parts)


def _missing(flow: Flow, lines: int) -> int:
    """Signs of ``flow`` that are cut when it has so many lines."""
    return _signs(_whole(flow)) - _signs(flowing(flow, lines))


def _signs(lines: Iterable[str]) -> int:
    return sum(sign not in (" ", CUT) for line in lines for sign in line)


def _whole(flow: Flow) -> list[str]:
    return [flow.label, *(f"{item.name}{item.rest}" for item in flow.items)]


def flowing(flow: Flow, lines: int, width: int = WIDTH, gap: str = "  ") -> list[str]:
    """The label, then the items one after the other, in at most ``lines`` lines, names cut as little as can be."""
    if not flow.items:
        return []
    for most in range(max(SHORTEST, *(cell_len(item.name) for item in flow.items)), SHORTEST - 1, -1):
        found = _wrapped([flow.label, *(shortened(item.name, most) + item.rest for item in flow.items)], width, gap)
        if len(found) <= lines:
            return found
    return [*found[: lines - 1], cut(gap.join(found[lines - 1 :]), width)]


def _wrapped(parts: Iterable[str], width: int, gap: str) -> list[str]:
    lines: list[str] = []
    for part in filter(None, parts):
        longer = f"{lines[-1]}{gap}{part}" if lines else ""
        if longer and cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines += [cut(line, width) for line in wrap(part, width)]
    return lines
