"""``sagebrush arena honesty``: decisions with other hidden truth, guesses against even odds, and a cheater's gain."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.progress import track

from sagebrush_cli import screen
from sagebrush_cli.arena.machine import described_run
from sagebrush_cli.arena.play import player_labels
from sagebrush_cli.arena.playing import opened_log, played_rounds, usable_log
from sagebrush_cli.pool import exit_when_killed, process_pool
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.balance.tables import share
from sagebrush_opponents.arena.honesty.kept_pairs import KeptPairs, PairedGame
from sagebrush_opponents.arena.honesty.pairs import PAIRS_A_GAME, PairsResult, compared
from sagebrush_opponents.arena.honesty.samples import PlaceTest, place_tests, together
from sagebrush_opponents.arena.pairing import planned_round
from sagebrush_opponents.arena.players import CHEAT, UnknownPlayer, cheater
from sagebrush_opponents.arena.standings import MatchResult, match_results

SUSPICIOUS = 0.001
"""A probability of all tests together below this is a fault of the guesses."""


@dataclass(frozen=True, slots=True)
class HonestyRequest:
    """Players and tables, and how much of each of the three is done for each player or table; 0: nothing."""

    players: list[str]
    tables: list[Config]
    pairs: int
    games: int
    rounds: int


@exit_when_killed()
def run(request: HonestyRequest, kept: Path, jobs: int, as_json: bool) -> None:
    """Look for cheating; status 1 where there is any."""
    player_labels(request.players)
    cheaters = _cheaters(request)
    is_honest = True
    for config in request.tables:
        if request.pairs:
            is_honest &= _all_pairs(config, request, kept.with_stem(f"{kept.stem}-pairs"), jobs, as_json)
        if request.games:
            is_honest &= _tell_tests(config, _tests(config, request.games, jobs, as_json), as_json)
    if cheaters:
        for result in _against_cheaters(request, cheaters, kept, jobs, as_json):
            _tell_cheater(result, as_json)
    if not is_honest:
        sys.exit(1)


def _cheaters(request: HonestyRequest) -> dict[str, str]:
    """By player, what means it when it sees all, where that is to be played; ends the command where one cannot."""
    try:
        return {name: cheater(name) for name in request.players} if request.rounds else {}
    except UnknownPlayer as error:
        sys.exit(f"sagebrush: {error}")


def _all_pairs(config: Config, request: HonestyRequest, file: Path, jobs: int, as_json: bool) -> bool:
    """Whether every player decided every pair alike."""
    with usable_log():
        kept = KeptPairs(file)
    is_honest = True
    with kept:
        for name in request.players:
            is_honest &= _tell_pairs(config, name, _pairs(config, name, request.pairs, kept, jobs, as_json), as_json)
    return is_honest


def _pairs(config: Config, name: str, wanted: int, kept: KeptPairs, jobs: int, quiet: bool) -> PairsResult:
    """At least ``wanted`` pairs, from as many games as that takes; games that ``kept`` has are not played again."""
    found, commit, first = PairsResult(0, 0, ()), str(described_run()["commit"]), 0
    with process_pool(jobs) as pool:
        while found.pairs < wanted:
            seeds = range(first, first + -(-(wanted - found.pairs) // PAIRS_A_GAME))
            first = seeds.stop
            games = [PairedGame(config, name, seed, commit) for seed in seeds]
            results = _compared(games, kept, pool)
            for one in track(results, f"{name}, {config.title}", len(games), console=screen.console, disable=quiet):
                pairs, hidden = found.pairs + one.pairs, found.hidden + one.hidden
                found = PairsResult(pairs, hidden, found.differences + one.differences)
    return found


def _compared(games: Sequence[PairedGame], kept: KeptPairs, pool: Executor) -> Iterator[PairsResult]:
    """The pairs of each game in order; those of a game that ``kept`` does not have are kept once they are known."""
    new = [game for game in games if kept.of(game) is None]
    results = pool.map(compared, *zip(*((game.config, game.player, game.seed) for game in new), strict=True))
    for game in games:
        if (known := kept.of(game)) is None:
            known = next(results)
            kept.append(game, known)
        yield known


def _tests(config: Config, games: int, jobs: int, quiet: bool) -> list[PlaceTest]:
    with process_pool(jobs) as pool:
        results = pool.map(place_tests, [config] * games, range(games))
        label = f"guesses, {config.title}"
        return [test for one in track(results, label, games, console=screen.console, disable=quiet) for test in one]


def _against_cheaters(
    request: HonestyRequest, cheaters: Mapping[str, str], kept: Path, jobs: int, quiet: bool
) -> list[MatchResult]:
    rounds = [
        planned_round(config, (cheaters[name], *[name] * (config.seats - 1)), seed)
        for config in request.tables
        if config.seats > 1
        for name in request.players
        for seed in range(1, request.rounds + 1)
    ]
    with opened_log(kept) as log:
        total = sum(len(planned.games) for planned in rounds)
        finished = played_rounds(rounds, log, jobs, quiet, total)
    records = [record for one in finished for record in one.records]
    tables = dict.fromkeys(record.config for record in records)
    results = [one for table in tables for one in match_results(r for r in records if r.config == table)]
    return [one for one in results if one.player.startswith(CHEAT)]


def _tell_pairs(config: Config, name: str, found: PairsResult, as_json: bool) -> bool:
    """Whether every pair was decided alike."""
    if as_json:
        screen.emit({"title": config.title, "seats": config.seats, "player": name, **asdict(found)})
    else:
        screen.say(
            f"{config.title}, {config.seats} seats, {name}: {found.pairs} pairs, {found.hidden} of them with other "
            f"hidden truth, {len(found.differences)} decided differently"
        )
    for difference in found.differences:
        screen.fail("difference", difference, as_json)
    return not found.differences


def _tell_tests(config: Config, tests: Sequence[PlaceTest], as_json: bool) -> bool:
    """Whether the guesses may be even."""
    if not tests:
        told = "no hidden place whose contents could be listed"
        screen.emit({"title": config.title, "tests": 0}) if as_json else screen.say(f"{config.title}: {told}")
        return True
    likely, least, guesses = together(tests), min(test.p for test in tests), sum(test.guesses for test in tests)
    if as_json:
        fields = {"tests": len(tests), "guesses": guesses, "p": likely, "least_p": least}
        screen.emit({"title": config.title, "seats": config.seats, **fields})
    else:
        screen.say(
            f"{config.title}, {config.seats} seats: {len(tests)} hidden places, {guesses} guesses; even odds would "
            f"differ as much with p = {likely:.3f} (least of one place {least:.2g})"
        )
    return likely >= SUSPICIOUS and least >= SUSPICIOUS / len(tests)


def _tell_cheater(result: MatchResult, as_json: bool) -> None:
    if as_json:
        screen.emit(asdict(result))
    else:
        screen.say(f"{result.player} against {result.rival}: {share(result.share)} of {result.games} games")
