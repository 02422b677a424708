"""What the games of one table came to: shares of the win by match, ratings, times, faults."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from sagebrush_opponents.arena.balance.estimates import Share, share_of
from sagebrush_opponents.arena.pairing import FinishedRound
from sagebrush_opponents.arena.ratings.bradley_terry import EloRating, Sitting, bradley_terry
from sagebrush_opponents.arena.ratings.calibration import GameForecasts
from sagebrush_opponents.arena.ratings.timings import MoveTimes, move_times
from sagebrush_opponents.arena.records import GameRecord


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a player fared on ``seats`` of the table against one other on the rest; with no rival: alone.

    ``parity`` is the share of the win that it would have were both equal, None where there is no rival.
    """

    player: str
    rival: str
    seats: int
    games: int
    share: Share
    parity: float | None
    score: float
    rival_score: float


@dataclass(frozen=True, slots=True)
class ArenaStandings:
    """The games of one table. ``times`` and ``faults`` go by player; ``details``: what was told of each first fault."""

    config: str
    games: int
    matches: tuple[MatchResult, ...]
    ratings: tuple[EloRating, ...]
    times: Mapping[str, MoveTimes]
    faults: Mapping[str, Mapping[str, int]]
    seconds: float
    details: Mapping[str, Mapping[str, str]]


def standings(rounds: Sequence[FinishedRound], anchor: str) -> list[ArenaStandings]:
    """The standings of each table among ``rounds``, in the order in which tables were first played."""
    by_table: dict[str, list[FinishedRound]] = {}
    for finished in rounds:
        by_table.setdefault(finished.records[0].config, []).append(finished)
    return [_standings(config, found, anchor) for config, found in by_table.items()]


def _standings(config: str, rounds: Sequence[FinishedRound], anchor: str) -> ArenaStandings:
    records = [record for finished in rounds for record in finished.records]
    met = any(len(set(record.labels)) > 1 for record in records)
    return ArenaStandings(
        config=config,
        games=len(records),
        matches=tuple(match_results(records)),
        ratings=tuple(ratings(rounds, anchor)) if met else (),
        times=times_by_player(records),
        faults=_faults(records),
        seconds=sum(record.seconds for record in records),
        details=_details(records),
    )


def ratings(rounds: Iterable[FinishedRound], anchor: str) -> list[EloRating]:
    """Bradley-Terry ratings over whole rounds."""
    return bradley_terry([[Sitting(r.labels, r.shares) for r in found.records] for found in rounds], anchor)


def round_share(finished: FinishedRound, player: str) -> float:
    """The mean share of the win of ``player`` over the games of a round, all its seats together."""
    return fmean(share_for(record, player) for record in finished.records)


def share_for(record: GameRecord, player: str) -> float:
    """What all seats of ``player`` have of the win."""
    return sum(share for label, share in zip(record.labels, record.shares, strict=True) if label == player)


def match_results(records: Iterable[GameRecord]) -> list[MatchResult]:
    """A result for each two players who met, both ways, and for each that was alone; tables of more are left out."""
    found: dict[tuple[str, str, int], list[GameRecord]] = {}
    for record in records:
        names = list(dict.fromkeys(record.labels))
        if len(names) <= 2:
            for name, rival in ((names[0], names[-1]), (names[-1], names[0]))[: len(names)]:
                key = name, rival if rival != name else "", record.labels.count(name)
                found.setdefault(key, []).append(record)
    return [_match_result(*key, games) for key, games in found.items()]


def _match_result(player: str, rival: str, seats: int, games: Sequence[GameRecord]) -> MatchResult:
    table = len(games[0].labels)
    return MatchResult(
        player,
        rival,
        seats,
        len(games),
        share_of(sum(share_for(game, player) for game in games), len(games)),
        seats / table if rival else None,
        _best_score(games, player),
        _best_score(games, rival),
    )


def _best_score(games: Sequence[GameRecord], player: str) -> float:
    """The mean of the best score of a player's seats, over games that were played to the end."""
    best = [
        max(score for label, score in zip(game.labels, game.scores, strict=True) if label == player)
        for game in games
        if game.scores and player in game.labels
    ]
    return fmean(best) if best else 0.0


def times_by_player(records: Iterable[GameRecord]) -> dict[str, MoveTimes]:
    """How long each player thought."""
    steps: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for record in records:
        for label, counted in record.steps.items():
            steps[label] += counted
    return {label: times for label, counted in steps.items() if (times := move_times(counted))}


def _faults(records: Iterable[GameRecord]) -> dict[str, dict[str, int]]:
    counted: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for record in records:
        for label, faults in record.faults.items():
            counted[label].update(faults)
        if record.forfeited_by:
            counted[record.forfeited_by]["forfeit"] += 1
    return {label: dict(faults) for label, faults in counted.items()}


def _details(records: Iterable[GameRecord]) -> dict[str, dict[str, str]]:
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for record in records:
        for label, told in record.details.items():
            found[label] = {**told, **found[label]}
    return dict(found)


def forecasts(records: Iterable[GameRecord]) -> dict[str, list[GameForecasts]]:
    """The predictions of each player in each game."""
    found: defaultdict[str, list[GameForecasts]] = defaultdict(list)
    for record in records:
        for label, told in record.forecasts.items():
            found[label].append(told)
    return found
