"""``sagebrush fuzz``: random games in the library, each checked, folded, verified, and damaged to see that it shows."""

import random
import sys
from dataclasses import dataclass

from rich.progress import track

from sagebrush_cli import screen
from sagebrush_cli.pool import exit_when_killed, process_pool
from sagebrush_games import TITLES
from sagebrush_games.kernel.conformance import Nonconforming, check_game
from sagebrush_games.kernel.messages import Config, GameStarted, Seat, SeatTaken, TakeBack
from sagebrush_games.kernel.provably_fair import commitment
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history import gamefile
from sagebrush_history.pending_commit import CommandOrigin, PendingCommit, first_commit, next_commit
from sagebrush_history.secret import Secret, secret_of
from sagebrush_history.table import GameTable, TitleRegistry
from sagebrush_history.verify import verify

STRIDE = 25
"""Commits between two of the costly checks of a game."""
LONGEST = 5000
"""Commits after which a game counts as endless."""
TAKEN_BACK = 0.1
"""How often something is taken back where that is possible."""


@dataclass(frozen=True, slots=True)
class FuzzResult:
    """One game of a fuzz run; ``fault`` is empty when everything held.

    ``pairs``: states compared with one that differs only in what a viewer may not know; both look the same to it.
    """

    seats: int
    seed: int
    commits: int
    pairs: int = 0
    fault: str = ""


class FuzzFault(Exception):
    """Something that must hold did not."""


@exit_when_killed()
def run(configs: list[Config], games: int, processes: int, as_json: bool) -> None:
    """``games`` random games of each of ``configs``; status 1 when one has a fault."""
    jobs = [(config, seed) for config in configs for seed in range(games)]
    with process_pool(processes) as pool:
        results = pool.map(fuzz_game, *zip(*jobs, strict=True), chunksize=8)
        found = list(track(results, "Playing", len(jobs), console=screen.console, disable=as_json))
    _report(found, as_json)
    if any(game.fault for game in found):
        sys.exit(1)


def fuzz_game(config: Config, seed: int) -> FuzzResult:
    """One random game and what it showed."""
    title = TITLES[config.title]
    try:
        played = check_game(title, config, seed, stride=STRIDE, limit=LONGEST)
        commits = _check_record(title, config, seed)
    except (Nonconforming, FuzzFault) as fault:
        return FuzzResult(config.seats, seed, 0, fault=str(fault))
    return FuzzResult(config.seats, seed, commits, played.pairs)


def _check_record(title: AnyTitle, config: Config, seed: int) -> int:
    """The number of commits of a game whose file is sound, and no longer is after one byte has changed."""
    dice = random.Random(seed)
    table, stored = random_game(title, config, dice)
    data = b"".join(gamefile.complete(table, stored))
    verdict = verify(data, [title])
    if verdict.code != "sound":
        raise FuzzFault(f"{config} seed {seed}: {verdict.code} at commit {verdict.version}: {verdict.detail}")
    place, change = dice.randrange(len(data)), dice.randrange(1, 256)
    damaged = data[:place] + bytes([data[place] ^ change]) + data[place + 1 :]
    if verify(damaged, [title]).ok:
        raise FuzzFault(f"{config} seed {seed}: byte {place} of the file may change unnoticed")
    return len(stored)


def random_game(title: AnyTitle, config: Config, dice: random.Random) -> tuple[GameTable, list[bytes]]:
    """A random game as the rules service would record it, some of it taken back."""
    pending = random_commits(title, config, dice)
    return pending[0].applied.table, [commit.data for commit in pending]


def random_commits(title: AnyTitle, config: Config, dice: random.Random) -> list[PendingCommit]:
    """The commits of such a game."""
    table, seed = _table(title, config, dice)
    secret = secret_of(table.started, seed)
    pending = [first_commit(table, secret, 0)]
    while awaited := pending[-1].applied.awaited:
        pending.append(_next(pending, secret, dice.choice(awaited), dice))
    return pending


def _next(pending: list[PendingCommit], secret: Secret, seat: Seat, dice: random.Random) -> PendingCommit:
    """The commit of a random command of ``seat``, now and then one that takes its latest back."""
    before, chain, table = pending[-1].applied, pending[-1].chain, pending[0].applied.table
    back = before.take_back(seat)
    taken = back and dice.random() < TAKEN_BACK
    command = TakeBack(seat, dice.choice(back)) if taken else dice.choice(table.decider.legal(before.state, seat))
    origin = CommandOrigin(f"command-{before.version}", command, table.codec.pack_command(command))
    returned = pending[before.destination(command) - 1].applied.state if isinstance(command, TakeBack) else None
    return next_commit(before, chain, secret, origin, before.version, returned)


def _table(title: AnyTitle, config: Config, dice: random.Random) -> tuple[GameTable, bytes]:
    """A new game and its seed."""
    game, seed = "fuzz".ljust(26, "0"), dice.randbytes(32)
    sitters = tuple(SeatTaken(f"Player {seat}", dice.randbytes(16).hex()) for seat in range(config.seats))
    registry = TitleRegistry([title])
    return registry.table(GameStarted(game, registry.carrying(config), sitters, commitment(game, seed))), seed


def _report(found: list[FuzzResult], as_json: bool) -> None:
    """How many games of each seat count there were, how long they are, and every fault."""
    for seats in sorted({game.seats for game in found}):
        games = [game for game in found if game.seats == seats]
        sound = [game.commits for game in games if not game.fault]
        mean = sum(sound) / len(sound) if sound else 0.0
        pairs = sum(game.pairs for game in games)
        if as_json:
            counts = {"seats": seats, "games": len(games), "sound": len(sound)}
            screen.emit({**counts, "commits": round(mean, 1), "pairs": pairs})
        else:
            counted = f"{len(sound)} of {len(games)} games are sound, {mean:.0f} commits each"
            screen.say(f"{seats} seats: {counted}; {pairs} non-interference pairs passed")
    for game in found:
        if game.fault:
            screen.fail("fault", game.fault, as_json)
