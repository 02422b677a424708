"""Parts of sentences: several things, and whom a cowboy meets where it is placed."""

from collections.abc import Iterable

from sagebrush_games.carson_city.rules.contests import rivals_on
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Box, Place, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.kernel.wording import Argument, Message, message


def all_of(parts: Iterable[Argument]) -> Argument:
    """``A and B and C``."""
    first, *rest = parts
    for part in rest:
        first = message("list-last", list=first, item=part)
    return first


def meeting(rules: Ruleset, state: State, seat: Seat, place: Place) -> Message | str:
    """The seats with cowboys at ``place`` now, and whether one of ``seat`` would fight them; empty: nobody is there."""
    others = [one for one in standing_at(rules, state, place) if one != seat]
    if not others:
        return ""
    if not isinstance(place, Box):
        id = "meeting-lawyer" if rules.is_settled(state, place, (seat, *others)) else "meeting-rivals"
        return message(id, rivals=tuple(others))
    rivals = [one for one in rivals_on(state, place) if one != seat]
    return message("meeting-rivals", rivals=tuple(rivals)) if rivals else sheltered(others)


def sheltered(others: Iterable[Seat]) -> Message:
    """Those who stand on a box and do not fight for it."""
    return message("meeting-sheltered", rivals=tuple(others))


def standing_at(rules: Ruleset, state: State, place: Place) -> list[Seat]:
    """The seats with a cowboy at ``place``; none where any number may stand without a duel."""
    if isinstance(place, Box):
        return [] if place in rules.crowded else list(state.boxes[place])
    return state.claimants(place)
