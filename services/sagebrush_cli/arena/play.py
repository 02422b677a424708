"""``sagebrush arena play`` and ``ladder``: matches among any players, as tables, JSON or a picture."""

import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice, pairwise
from pathlib import Path

from sagebrush_cli import screen
from sagebrush_cli.arena.open_skill import open_skill_table
from sagebrush_cli.arena.playing import opened_log, played_rounds
from sagebrush_cli.titles.balance.command import check_picture
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.pairing import FinishedRound, LineUp, LineUpShape, PlannedRound, line_ups, rounds_of
from sagebrush_opponents.arena.players import UnknownPlayer, player
from sagebrush_opponents.arena.ratings.sprt import SprtBounds, SprtVerdict, sprt
from sagebrush_opponents.arena.standings import ArenaStandings, round_share, standings
from sagebrush_opponents.arena.tables import standings_tables
from sagebrush_opponents.external.engines import UnusableEngine

LADDER = "ladder"
FAULT_ANSWERS = ("replace", "forfeit")


@dataclass(frozen=True, slots=True)
class ArenaRequest:
    """The players, the tables, how often they meet and why; ``shape`` may be ``ladder``: neighbours meet."""

    players: list[str]
    tables: list[Config]
    rounds: int
    seed: int
    shape: str
    elo: str = ""
    anchor: str = ""
    on_fault: str = "replace"


@dataclass(frozen=True, slots=True)
class ArenaOutput:
    """Where games and results go."""

    games: Path
    plot: Path | None
    jobs: int
    json: bool
    markdown: bool


def run(request: ArenaRequest, output: ArenaOutput) -> None:
    """Play, and tell what came of it; ends with a sentence where that is not possible."""
    labels = player_labels(request.players)
    anchor = request.anchor or labels[-1]
    if anchor not in labels:
        sys.exit(f"sagebrush: No player is called {anchor!r}, so none has Elo 0; there are {', '.join(labels)}.")
    bounds = sprt_bounds(request)
    if output.plot is not None:
        check_picture(output.plot)
    planned = _planned(request, bounds is not None)
    total = sum(len(found.games) for found in _taken(planned, request))
    with opened_log(output.games) as log:
        known = set(log.records)
        verdicts: list[SprtVerdict] = []
        finished = played_rounds(
            _taken(planned, request),
            log,
            output.jobs,
            output.json or output.markdown,
            total,
            lambda rounds: bounds is not None and _is_decided(rounds, bounds, labels[0], verdicts),
        )
    _write(standings(finished, anchor), finished, verdicts, output)
    _tell_of_earlier_games(finished, known, output)


def _tell_of_earlier_games(finished: Sequence[FinishedRound], known: Collection[str], output: ArenaOutput) -> None:
    """A player is known by its name alone, so one that has changed since would have the results of its former self."""
    earlier = sum(record.id in known for played in finished for record in played.records)
    if earlier and not (output.json or output.markdown):
        screen.say(f"{earlier} of these games were played earlier; a player that has changed since needs another name.")


def player_labels(players: Sequence[str]) -> list[str]:
    """The names of the players in tables; ends the command for one that nobody knows, or two of one name."""
    try:
        labels = [player(text).label for text in players]
    except (UnknownPlayer, UnusableEngine) as error:
        sys.exit(f"sagebrush: {error}")
    if len(set(labels)) < len(labels):
        sys.exit("sagebrush: Two players have the same name; label=PLAYER gives one another.")
    return labels


def sprt_bounds(request: ArenaRequest) -> SprtBounds | None:
    """The bounds that were asked for; ends the command where they are none, or more than two players meet."""
    if not request.elo:
        return None
    try:
        low, high = map(float, request.elo.split(":"))
        bounds = SprtBounds(low, high)
    except ValueError:
        sys.exit(f"sagebrush: {request.elo!r} is no pair of Elo bounds; one is 0:20.")
    if len(request.players) != 2 or any(config.seats < 2 for config in request.tables):
        sys.exit("sagebrush: Elo bounds test the first of two players, with two seats or more.")
    if len({config.seats for config in request.tables}) > 1:
        sys.exit("sagebrush: Elo bounds test games of one number of seats: chance alone wins less with more.")
    return bounds


def _planned(request: ArenaRequest, is_test: bool) -> list[tuple[Config, list[LineUp]]]:
    """The tables with their line-ups; ends the command where too few players are there for one."""
    if request.on_fault not in FAULT_ANSWERS:
        sys.exit(f"sagebrush: A fault is answered by {' or '.join(FAULT_ANSWERS)}, not by {request.on_fault!r}.")
    found = [(config, _line_ups(request, config.seats)) for config in request.tables]
    if not all(ups for _, ups in found):
        if request.shape == LADDER:
            sys.exit("sagebrush: A ladder needs two rungs or more.")
        sys.exit("sagebrush: There are too few players for these seats.")
    return [(config, ups[:1]) for config, ups in found] if is_test else found


def planned_rounds(request: ArenaRequest) -> list[PlannedRound]:
    """Everything that is asked for; ends the command with a sentence where that is nothing."""
    return list(_taken(_planned(request, False), request))


def _line_ups(request: ArenaRequest, seats: int) -> list[LineUp]:
    if request.shape == LADDER:
        return [up for pair in pairwise(request.players) for up in line_ups(pair[::-1], seats)[:1]]
    if request.shape not in set(LineUpShape):
        sys.exit(f"sagebrush: There is no shape {request.shape!r}; there are {', '.join(LineUpShape)}.")
    return line_ups(request.players, seats, LineUpShape(request.shape))


def _taken(planned: Sequence[tuple[Config, list[LineUp]]], request: ArenaRequest) -> Iterator[PlannedRound]:
    """The rounds that are played at most."""
    by_seats = {config.seats: ups for config, ups in planned}
    rounds = rounds_of([config for config, _ in planned], by_seats, request.seed, request.on_fault)
    return islice(rounds, request.rounds * sum(len(ups) for _, ups in planned))


def _is_decided(rounds: Sequence[FinishedRound], bounds: SprtBounds, first: str, verdicts: list[SprtVerdict]) -> bool:
    """Whether the test of the first player has ended; its latest verdict is put into ``verdicts``."""
    seats = rounds[0].records[0].labels
    rivals = len(seats) / seats.count(first) - 1
    verdicts[:] = [sprt([round_share(finished, first) for finished in rounds], bounds, rivals)]
    return bool(verdicts[0].accepted)


def _write(
    found: Sequence[ArenaStandings],
    rounds: Sequence[FinishedRound],
    verdicts: Sequence[SprtVerdict],
    output: ArenaOutput,
) -> None:
    tables = [*standings_tables(found), *open_skill_table(rounds)]
    if output.json:
        for one in found:
            screen.emit(asdict(one))
        for verdict in verdicts:
            screen.emit({"sprt": asdict(verdict)})
    elif output.markdown:
        print("\n".join(table.markdown() for table in tables), end="")
    else:
        for table in tables:
            screen.show_table(table.title, table.headings, table.rows)
    for verdict in () if output.json else verdicts:
        screen.say(_told(verdict))
    if output.plot is not None:
        from sagebrush_cli.arena.picture import draw_standings

        draw_standings(found, output.plot)


def _told(verdict: SprtVerdict) -> str:
    said = f"{verdict.accepted} accepted" if verdict.accepted else "undecided"
    limits = f"{verdict.lower:.2f} to {verdict.upper:.2f}"
    return f"SPRT after {verdict.rounds} rounds: {said}, log-likelihood ratio {verdict.ratio:.2f} of {limits}"
