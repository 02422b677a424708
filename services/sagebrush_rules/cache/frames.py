"""What one caller wants to see of a moment, and the frames made of it.

Views and legal commands are costly and asked for again and again: the latest are kept, however many games there are.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from sagebrush_games.kernel.messages import Seat, Viewer
from sagebrush_history.moment import Moment, onlooker
from sagebrush_history.table import Table
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems


@dataclass(frozen=True, slots=True)
class Wish:
    """A viewer, and what shall be in his frames."""

    viewer: Viewer
    events: bool = False
    views: bool = False
    legal: bool = False


class Lens:
    """Makes frames; the only place where a view leaves the service."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[tuple[str, Moment, Viewer], bytes] = OrderedDict()

    def frame(self, moment: Moment, wish: Wish) -> wire.Frame:
        """``moment`` as the viewer may know it; the Problem of a seat the table has not."""
        viewer = wish.viewer
        if viewer is not None and not moment.table.has_actor(viewer):
            raise problems.no_such_seat(viewer, "viewer.seat")
        frame = public_frame(moment)
        if wish.events:
            frame.events = moment.events_json(viewer)
        if wish.views:
            frame.view = self._encoded("view", moment, onlooker(viewer), moment.view_json)
        if wish.legal:
            frame.legal = self._encoded("legal", moment, viewer, moment.legal_json)
            frame.take_back.extend(moment.take_back(viewer))
            if viewer is not None:
                frame.take_back_left = moment.returns_left(viewer)
        return frame

    def _encoded(self, kind: str, moment: Moment, viewer: Viewer, encode: Callable[[Viewer], bytes]) -> bytes:
        key = kind, moment, viewer
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = encode(viewer)
            if len(self._kept) > self._capacity:
                self._kept.popitem(last=False)
        return kept


def public_frame(moment: Moment) -> wire.Frame:
    """A frame without events, view and legal commands: what everybody may know."""
    frame = wire.Frame(
        version=moment.version, time_ms=moment.time_ms, over=moment.is_over, title=moment.table.title.id,
        awaited=[_awaited(moment.table, seat) for seat in moment.awaited], outcome=moment.outcome,
    )  # fmt: skip
    if moment.actor is not None:
        frame.actor = moment.actor
    return frame


def _awaited(table: Table, seat: Seat) -> wire.Awaited:
    computer = table.computer(seat)
    if computer is None or computer.opponent is None:
        return wire.Awaited(seat=seat)
    opponent = wire.Opponent(name=computer.opponent, budget_ms=computer.budget_ms)
    return wire.Awaited(seat=seat, opponent=opponent)
