"""The end of the game: points, tie-breaks, ranking."""

from sagebrush_games.kernel.messages import Outcome, Score, ScorePart, Standing
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import INDUSTRIES, State


def buildings_of(state: State, owner: int) -> list[int]:
    """Every building an owner has bought."""
    return [*state.players[owner].stack, *state.players[owner].bought]


def shares_of(rules: Ruleset, state: State, owner: int) -> list[int]:
    """The shares of an owner in each industry."""
    owned = [share for number in buildings_of(state, owner) for share in rules.buildings[number].shares]
    return [owned.count(industry) for industry in INDUSTRIES]


def building_points(rules: Ruleset, state: State, owner: int) -> int:
    """The points printed on an owner's buildings."""
    return sum(rules.buildings[number].vp for number in buildings_of(state, owner))


def industry_points(rules: Ruleset, state: State, owner: int) -> int:
    """The points of an owner for most and second most shares; a tie for most leaves no second."""
    held = [shares_of(rules, state, other) for other in range(rules.owners)]
    return sum(
        award([shares[industry] for shares in held], owner, *rules.industry_points[state.industry[industry]])
        for industry in INDUSTRIES
    )


def award(shares: list[int], owner: int, most: int, second: int) -> int:
    """The points of an owner for one industry, by the shares of each; nobody is paid for none.

    [ES "POSICIONES DE NEGOCIO"] [ruling R20]
    """
    if shares[owner] == 0:
        return 0
    order = sorted(shares, reverse=True)
    if shares[owner] == order[0]:
        return most
    return second if order[0] > order[1] == shares[owner] else 0


def wanted_points(rules: Ruleset, state: State, owner: int) -> int:
    """The points of the Wanted card [ES "SE BUSCA"]."""
    return rules.wanted_points if state.wanted == owner else 0


PARTS = {"buildings": building_points, "industries": industry_points, "wanted": wanted_points}
"""By name, what gives points."""


def points(rules: Ruleset, state: State, owner: int) -> int:
    """All points of an owner [ES "Objetivo del juego"] [ES "PUNTUACIÓN FINAL"]."""
    return sum(part(rules, state, owner) for part in PARTS.values())


def standing_key(rules: Ruleset, state: State, owner: int) -> tuple[int, int, int]:
    """What decides the ranking, in order: points, buildings, shares [ES "PUNTUACIÓN FINAL"]."""
    shares = sum(shares_of(rules, state, owner))
    return points(rules, state, owner), len(buildings_of(state, owner)), shares


def outcome(rules: Ruleset, state: State) -> Outcome | None:
    """The final ranking, once the game is over."""
    if not state.ending:
        return None
    return Outcome(state.ending, rules.standings(rules, state))


def standings(rules: Ruleset, state: State) -> tuple[Standing, ...]:
    """The seats, best first; those that are equal in everything share a place."""
    keys = {seat: standing_key(rules, state, seat) for seat in range(rules.seats)}
    order = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    return tuple(
        Standing(seat, keys[seat][0], 1 + sum(keys[other] > keys[seat] for other in keys), _decided_by(keys, seat))
        for seat in order
    )


def _decided_by(keys: dict[int, tuple[int, int, int]], seat: int) -> str:
    """What settled equal points: buildings, shares, or nothing."""
    rivals = [key for other, key in keys.items() if other != seat and key[0] == keys[seat][0]]
    if not rivals:
        return ""
    if keys[seat] in rivals:
        return "shared"
    return "shares" if any(key[1] == keys[seat][1] for key in rivals) else "buildings"


def scores(rules: Ruleset, state: State) -> tuple[Score, ...]:
    """What each owner, the Rival too, has points for, and what ranks owners of equal points."""
    return tuple(_score(rules, state, owner) for owner in range(rules.owners))


def _score(rules: Ruleset, state: State, owner: int) -> Score:
    total, buildings, shares = standing_key(rules, state, owner)
    parts = tuple(ScorePart(name, part(rules, state, owner)) for name, part in PARTS.items())
    return Score(owner, total, parts, (ScorePart("bought", buildings), ScorePart("shares", shares)))
