"""Points at the end, and who wins [ES "Fin del juego"]."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sagebrush_games.kernel.messages import Outcome, Score, ScorePart, Seat, Standing
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import GOLD, NONE, State

Points = Callable[[Ruleset, State, int], int]


def cards(rules: Ruleset, state: State, owner: int) -> int:
    """Claimed cards, by the table of the player board."""
    claimed, table = state.players[owner].claimed, rules.card_points
    return table[min(claimed, len(table) - 1)] + max(0, claimed - len(table) + 1) * rules.more_card_points


def animals(rules: Ruleset, state: State, owner: int) -> int:
    """A loss for each face-down animal tile."""
    return (len(rules.animals) - len(state.players[owner].animals)) * rules.points["face_down_animal"]


def cabins(rules: Ruleset, state: State, owner: int) -> int:
    """A loss for each empty cabin space; the grey cabin is none."""
    return state.players[owner].cabins.count(NONE) * rules.points["empty_cabin"]


def gold(rules: Ruleset, state: State, owner: int) -> int:
    """Gold that is left."""
    return state.players[owner].resources[GOLD] * rules.points["gold"]


def tokens(rules: Ruleset, state: State, owner: int) -> int:
    """Pairs of Boots that are left."""
    return state.players[owner].tokens * rules.points["token"]


def homestead(rules: Ruleset, state: State, owner: int) -> int:
    """Each marker times the wagon's position; once, where the wagon does not multiply its track [SHEET "16"]."""
    player = state.players[owner]
    times = rules.trail[player.wagon].multiplier
    return sum(space * (times if track in rules.multiplied else 1) for track, space in enumerate(player.tracks))


SCORES: Mapping[str, Points] = {
    "cards": cards,
    "animals": animals,
    "cabins": cabins,
    "gold": gold,
    "tokens": tokens,
    "homestead": homestead,
}
"""By name, in every mode."""


def parts(rules: Ruleset, state: State, owner: int) -> dict[str, int]:
    """The points of an owner by name."""
    return {name: score(rules, state, owner) for name, score in rules.scores.items()}


@dataclass(frozen=True, slots=True)
class Standings:
    """What decides, best first: points, then claimed cards, then the wagon [SHEET "3.6"] [ruling R39]."""

    seat: Seat
    score: int
    claimed: int
    wagon: int

    @property
    def key(self) -> tuple[int, int, int]:
        """What is compared."""
        return self.score, self.claimed, self.wagon


def standings(rules: Ruleset, state: State, owner: int) -> Standings:
    """Where an owner stands."""
    player = state.players[owner]
    return Standings(owner, sum(parts(rules, state, owner).values()), player.claimed, player.wagon)


def outcome(rules: Ruleset, state: State) -> Outcome | None:
    """The final ranking once the game is over; who agrees in everything shares a place."""
    if not state.over:
        return None
    ranked = sorted(
        (standings(rules, state, owner) for owner in range(rules.owners)), key=lambda s: s.key, reverse=True
    )
    keys = [standing.key for standing in ranked]
    hastings = "".join(f"Hastings has {standing.score}" for standing in ranked if standing.seat >= rules.seats)
    return Outcome(
        state.ending,
        tuple(
            Standing(standing.seat, standing.score, keys.index(standing.key) + 1, hastings or _decided(standing, keys))
            for standing in ranked
            if standing.seat < rules.seats
        ),
    )


def _decided(standing: Standings, keys: list[tuple[int, int, int]]) -> str:
    """What set a line apart from others with equal points, or that nothing did."""
    points, claimed, everything = (
        sum(key[:depth] == standing.key[:depth] for key in keys) for depth in range(1, len(standing.key) + 1)
    )
    if points == 1:
        return ""
    if claimed == 1:
        return "claimed cards"
    return "wagon" if everything == 1 else "shared"


def scores(rules: Ruleset, state: State) -> tuple[Score, ...]:
    """What each owner, Hastings too, has points for, and what ranks owners of equal points."""
    return tuple(_score(rules, state, owner) for owner in range(rules.owners))


def _score(rules: Ruleset, state: State, owner: int) -> Score:
    standing = standings(rules, state, owner)
    made_of = tuple(ScorePart(name, points) for name, points in parts(rules, state, owner).items())
    compared = ScorePart("claimed", standing.claimed), ScorePart("wagon", standing.wagon)
    return Score(owner, standing.score, made_of, compared)
