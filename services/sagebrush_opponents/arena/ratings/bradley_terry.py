"""Bradley-Terry ratings of games with any number of seats, with bootstrap intervals.

A seat wins a game with the probability of its player's strength among those at the table (Luce; Hunter 2004, 5).
Those who tie for the first place share the win. Strengths are found by minorisation-maximisation.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, log, log10, sqrt
from random import Random

from sagebrush_opponents.arena.balance.estimates import SURE as DEVIATIONS
from sagebrush_opponents.arena.balance.estimates import share_of

PRIOR_WINS = 0.5
"""Added for either of two players who met, a drawn game: so who won everything has a finite rating."""
PRECISION = 1e-7
MOST_STEPS = 2000
SAMPLES = 300
"""Bootstrap samples of an interval."""
SURE = 0.95
FEW_ROUNDS = 16
"""With fewer rounds an interval is no narrower than if their games had nothing in common: a few are often alike."""
ELO = 400 / log(10)
"""Elo for each logarithm of a strength."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Players by seat, and what each has of the win (1 in all; 0 in all where the box won)."""

    players: tuple[str, ...]
    shares: tuple[float, ...]


Round = Sequence[Sitting]
"""Games that share their luck: one seed in every rotation. The bootstrap draws whole rounds."""


@dataclass(frozen=True, slots=True)
class EloRating:
    """Elo against the anchor, with a 95 % interval; ``bound``: ``least`` or ``most`` where everything was won or lost.

    A rating with a bound has its other end open: no game told how far it goes.
    """

    player: str
    elo: float
    low: float
    high: float
    games: int
    bound: str = ""


@dataclass(frozen=True, slots=True)
class WinTally:
    """Wins by player, and games by the players at the table (sorted)."""

    wins: Mapping[str, float]
    tables: Mapping[tuple[str, ...], float]


def bradley_terry(rounds: Sequence[Round], anchor: str, seed: int = 1, samples: int = SAMPLES) -> list[EloRating]:
    """A rating of each player in ``rounds`` whom games link with the anchor, the strongest first; the anchor has 0.

    Where it met nobody, whoever played most games takes its place.
    """
    tallies = [_tally(games) for games in rounds]
    whole = _sum(tallies)
    if anchor not in whole.wins:
        anchor = _most_seen(whole)
    middle = _elo(whole, anchor)
    chance = Random(seed)
    drawn = [{**middle, **_elo(_sum(chance.choices(tallies, k=len(tallies))), anchor)} for _ in range(samples)]
    met = [[sitting for sitting in played if len(set(sitting.players)) > 1] for played in rounds]
    found = [_rating(player, middle, drawn, met) for player in middle]
    return sorted((_fixed(one) if one.player == anchor else one for one in found), key=lambda rating: -rating.elo)


def _fixed(anchor: EloRating) -> EloRating:
    """The rating of the anchor, which is 0 by choice."""
    return replace(anchor, elo=0.0, low=0.0, high=0.0, bound="")


def _tally(games: Round) -> WinTally:
    wins: defaultdict[str, float] = defaultdict(float)
    tables: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for sitting in games:
        if len(set(sitting.players)) > 1:
            tables[tuple(sorted(sitting.players))] += sum(sitting.shares)
            for player, share in zip(sitting.players, sitting.shares, strict=True):
                wins[player] += share
    return WinTally(wins, tables)


def _most_seen(tally: WinTally) -> str:
    """The player with the most games; nobody where there is none."""
    games = Counter[str]()
    for table, played in tally.tables.items():
        games.update(dict.fromkeys(table, played))
    return max(sorted(games), key=games.__getitem__, default="")


def _elo(tally: WinTally, anchor: str) -> dict[str, float]:
    """Elo by player, the anchor at 0; whom nothing compares with it is left out."""
    strengths = _strengths(_with_prior(tally))
    linked = _linked(tally.tables, anchor)
    return {player: 400 * log10(value / strengths[anchor]) for player, value in strengths.items() if player in linked}


def _linked(tables: Iterable[tuple[str, ...]], anchor: str) -> set[str]:
    """The anchor, those who met it, those who met one of these, and so on."""
    linked, met = {anchor}, [set(table) for table in tables]
    while new := [table - linked for table in met if table & linked and table - linked]:
        linked.update(*new)
    return linked


def _sum(tallies: Iterable[WinTally]) -> WinTally:
    wins: defaultdict[str, float] = defaultdict(float)
    tables: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for tally in tallies:
        for player, won in tally.wins.items():
            wins[player] += won
        for table, games in tally.tables.items():
            tables[table] += games
    return WinTally(wins, tables)


def _with_prior(tally: WinTally) -> WinTally:
    """``tally`` and a drawn game of each two players who met."""
    wins, tables = dict(tally.wins), dict(tally.tables)
    for pair in {(one, other) for table in tally.tables for one in table for other in table if one < other}:
        tables[pair] = tables.get(pair, 0.0) + 2 * PRIOR_WINS
        for player in pair:
            wins[player] += PRIOR_WINS
    return WinTally(wins, tables)


def _strengths(tally: WinTally) -> dict[str, float]:
    """What maximises the likelihood of ``tally``."""
    strengths = dict.fromkeys(sorted(tally.wins), 1.0)
    for _ in range(MOST_STEPS):
        weights = dict.fromkeys(strengths, 0.0)
        for table, games in tally.tables.items():
            each = games / sum(strengths[player] for player in table)
            for player in table:
                weights[player] += each
        after = {player: tally.wins[player] / weights[player] for player in strengths}
        moved = max((abs(after[player] / strengths[player] - 1) for player in strengths), default=0.0)
        strengths = after
        if moved < PRECISION:
            break
    return strengths


def _rating(
    player: str, middle: Mapping[str, float], drawn: Sequence[Mapping[str, float]], rounds: Sequence[Round]
) -> EloRating:
    values = sorted(sample[player] for sample in drawn) or [middle[player]]
    edge = int(len(values) * (1 - SURE) / 2)
    played = [found for games in rounds if (found := [sitting for sitting in games if player in sitting.players])]
    mine = [sitting for games in played for sitting in games]
    wins = fsum(share for s in mine for name, share in zip(s.players, s.shares, strict=True) if name == player)
    rating = EloRating(player, middle[player], values[edge], values[-1 - edge], len(mine))
    if 0 < wins < len(mine):
        return _widened(rating, _single_games_reach(player, middle, mine)) if len(played) < FEW_ROUNDS else rating
    return _bounded(rating, wins)


def _widened(rating: EloRating, reach: float) -> EloRating:
    """``rating`` with an interval that goes at least as far as ``reach`` to either side."""
    return replace(rating, low=min(rating.low, rating.elo - reach), high=max(rating.high, rating.elo + reach))


def _single_games_reach(player: str, elo: Mapping[str, float], games: Sequence[Sitting]) -> float:
    """Elo to either side of a rating that hold the true one with 95 %, if each game had a luck of its own.

    ``games`` and, as in the rating, a drawn one for each rival tell as much of a strength as their results spread.
    """
    rivals = {name for sitting in games for name in sitting.players} - {player}
    tables = [*(sitting.players for sitting in games), *((player, rival) for rival in rivals)]
    shares = [_share(player, elo, table) for table in tables]
    return DEVIATIONS * ELO / sqrt(sum(share * (1 - share) for share in shares))


def _share(player: str, elo: Mapping[str, float], table: Sequence[str]) -> float:
    """What all seats of ``player`` have of the win at ``table``, by the ratings."""
    strengths = [10 ** ((elo[name] - elo[player]) / 400) for name in table]
    return sum(name == player for name in table) / sum(strengths)


def _bounded(rating: EloRating, wins: float) -> EloRating:
    """``rating``, where everything was won or lost, with the end that the Wilson interval of its wins gives."""
    if wins:
        low = min(rating.low, rating.elo - _reach(rating.games))
        return replace(rating, low=low, bound="least")
    return replace(rating, high=max(rating.high, rating.elo + _reach(rating.games)), bound="most")


def _reach(games: int) -> float:
    """Elo between what the prior makes of ``games`` that were all won and the lower end of their Wilson interval."""
    prior = (games + PRIOR_WINS) / (games + 2 * PRIOR_WINS)
    edge = share_of(games, games).low
    return max(0.0, 400 * (log10(prior / (1 - prior)) - log10(edge / (1 - edge))))
