"""Standings as tables of text, for a terminal or a page."""

from collections.abc import Iterator, Sequence

from sagebrush_opponents.arena.balance.tables import TextTable, share
from sagebrush_opponents.arena.ratings.bradley_terry import EloRating
from sagebrush_opponents.arena.ratings.calibration import Calibration
from sagebrush_opponents.arena.standings import ArenaStandings, MatchResult

CALIBRATION = ("games", "predictions", "expected error (95 %)", "Brier score")
"""Headings of what predictions are worth."""


def standings_tables(found: Sequence[ArenaStandings]) -> list[TextTable]:
    """Matches, the matrix, ratings, times and, where there were any, faults of each table."""
    return [table for one in found for table in _tables(one)]


def _tables(found: ArenaStandings) -> Iterator[TextTable]:
    yield _matches(found)
    if any(match.rival for match in found.matches):
        yield matrix(found)
    if found.ratings:
        yield ratings_table(f"Ratings, {found.config}", found.ratings)
    yield _times(found)
    if found.faults:
        yield _faults(found)


def _matches(found: ArenaStandings) -> TextTable:
    headings = ("player", "against", "seats", "games", "share of the win (95 %)", "parity", "score")
    return TextTable(f"Matches, {found.config}", headings, tuple(map(_match, found.matches)))


def _match(match: MatchResult) -> tuple[str, ...]:
    parity = "" if match.parity is None else f"{match.parity:.0%}"
    scores = f"{match.score:.1f} : {match.rival_score:.1f}" if match.rival else f"{match.score:.1f}"
    return (match.player, match.rival, f"{match.seats}", f"{match.games}", share(match.share), parity, scores)


def matrix(found: ArenaStandings) -> TextTable:
    """The share of the win of the player of each row against that of each column, on the fewest seats it had."""
    names = list(dict.fromkeys(match.player for match in found.matches))
    cells: dict[tuple[str, str], MatchResult] = {}
    for match in sorted(found.matches, key=lambda match: -match.seats):
        cells[match.player, match.rival] = match
    rows = [(name, *(_cell(cells.get((name, rival))) for rival in names)) for name in names]
    return TextTable(f"Share of the win of a row against a column, {found.config}", ("", *names), tuple(rows))


def _cell(match: MatchResult | None) -> str:
    return share(match.share) if match else ""


def ratings_table(title: str, ratings: Sequence[EloRating]) -> TextTable:
    """Elo with intervals; an end that is open is left out."""
    rows = [(rating.player, f"{rating.elo:+.0f}", interval(rating), f"{rating.games}") for rating in ratings]
    return TextTable(title, ("player", "Elo (Bradley-Terry)", "95 %", "games"), tuple(rows))


def interval(rating: EloRating) -> str:
    """The interval of a rating, as far as games tell."""
    if rating.bound == "least":
        return f"above {rating.low:+.0f}"
    if rating.bound == "most":
        return f"below {rating.high:+.0f}"
    return f"{rating.low:+.0f} to {rating.high:+.0f}"


def calibration_cells(found: Calibration) -> tuple[str, ...]:
    """What stands under ``CALIBRATION``."""
    error = f"{found.error:.3f} ({found.low:.3f} to {found.high:.3f})"
    return f"{found.games}", f"{found.forecasts}", error, f"{found.brier:.3f}"


def _times(found: ArenaStandings) -> TextTable:
    rows = [
        (name, f"{times.decisions}", f"{times.median:.1f}", f"{times.p99:.1f}", f"{times.most:.1f}")
        for name, times in found.times.items()
    ]
    return TextTable(f"Time per move in ms, {found.config}", ("player", "decisions", "p50", "p99", "most"), tuple(rows))


def _faults(found: ArenaStandings) -> TextTable:
    rows = [
        (name, fault, f"{often}", found.details.get(name, {}).get(fault, ""))
        for name, faults in found.faults.items()
        for fault, often in faults.items()
    ]
    return TextTable(f"Faults, {found.config}", ("player", "what happened", "how often", "the first"), tuple(rows))
