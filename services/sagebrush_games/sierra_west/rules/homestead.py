"""The homestead tracks: steps, the exclusive top, rewards [ES "Granja"]."""

from sagebrush_games.kernel.agenda import Task, interpose
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.events.resources import TrackClimbed
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import BASIC, NONE, State


def can_climb(rules: Ruleset, state: State, seat: Seat, track: int) -> bool:
    """Whether the marker can move: the top belongs to whoever comes first."""
    space, top = state.players[seat].tracks[track] + 1, rules.tracks[track].top
    return space < top or (space == top and all(player.tracks[track] < top for player in state.players))


def climbed(rules: Ruleset, state: State, seat: Seat, track: int) -> list[Event]:
    """A step up where one is possible, the reward in any case, and the Trackers' chance after a step [ruling R14]."""
    reward = rules.tracks[track].reward
    rewarded = rules.icons[reward.kind].events(rules, state, seat, NONE, reward)
    if not can_climb(rules, state, seat, track):
        return [*rewarded]
    step = TrackClimbed(seat, track, state.players[seat].tracks[track] + 1)
    followed = interpose(Task("tracking", seat, track)) if track in BASIC else []
    return [step, *rewarded, *followed]
