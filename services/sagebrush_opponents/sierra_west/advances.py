"""What a step on a homestead track or on the trail brings, with the reward of the track."""

from sagebrush_games.sierra_west.rules.homestead import can_climb
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE
from sagebrush_opponents.sierra_west.estate import Estate
from sagebrush_opponents.sierra_west.icons import Icons
from sagebrush_opponents.sierra_west.look import Look


class Advances:
    """Looks at markers and wagon."""

    def __init__(self, rules: Ruleset, estate: Estate, icons: Icons) -> None:
        self.rules = rules
        self.estate = estate
        self.icons = icons

    def track(self, look: Look, track: int) -> float:
        """What moving up on a track brings."""
        worth = look.tracks.get(track)
        if worth is None:
            worth = look.tracks[track] = self._track(look, track)
        return worth

    def _track(self, look: Look, track: int) -> float:
        reward = self.icons.worth(look, NONE, self.rules.tracks[track].reward)
        if not can_climb(self.rules, look.state, look.seat, track):
            return reward
        return reward + (self._marker(look) if track in self.rules.multiplied else 1.0)

    def wagon(self, look: Look) -> float:
        """What a space of the trail brings."""
        if look.space is None:
            ahead = look.state.players[look.seat].wagon + 1 < len(self.rules.trail)
            look.space = self._more(look, 0, 1) if ahead else 0.0
        return look.space

    def _marker(self, look: Look) -> float:
        if look.marker is None:
            look.marker = self._more(look, 1, 0)
        return look.marker

    def _more(self, look: Look, markers: int, spaces: int) -> float:
        """What they add to the homestead."""
        now = self.estate.homestead(look.state, look.seat, look.outlook)
        return self.estate.homestead(look.state, look.seat, look.outlook, markers, spaces) - now
