"""What one caller wants to see of a moment."""

from sagebrush_games.kernel.messages import Viewer
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.moment import Moment


class Lens:
    """What one caller wants to see: a viewer, and with what."""

    def __init__(self, viewer: Viewer, events: bool, views: bool, legal: bool) -> None:
        self._viewer = viewer
        self._events = events
        self._views = views
        self._legal = legal
        self.needs_states = views or legal

    def frame(self, moment: Moment) -> wire.Frame:
        """``moment`` as the viewer may know it; the Problem of a seat the table has not."""
        if self._viewer is not None and not moment.table.has_actor(self._viewer):
            raise problems.no_such_seat(self._viewer, "viewer.seat")
        frame = moment.frame(self._viewer)
        if self._events:
            frame.events = moment.events_json(self._viewer)
        if self._views:
            frame.view = moment.view_json(self._viewer)
        if self._legal:
            frame.legal = moment.legal_json(self._viewer)
        return frame
