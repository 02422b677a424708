"""The commands of the arena with their options; what a command does is imported when it is used."""

from pathlib import Path
from typing import Annotated

import typer

from sagebrush_cli.options import CORES, Editions, Json, Options, Variants

app = typer.Typer(help="Let computers play each other, and measure how strong they are.", no_args_is_help=True)

PLAYERS = (
    "Players: a name (greedy), with simulations (expert@64) or time (expert@500ms); cheat:NAME sees all; "
    "cmd:./my-engine --flag and https://host/path are other people's engines; label=PLAYER names one."
)
Players = Annotated[list[str], typer.Argument(help=PLAYERS, metavar="PLAYER...")]
Titles = Annotated[list[str], typer.Option("--title", help="A title; may be repeated; all by default.")]
Seats = Annotated[list[int], typer.Option(help="A seat count; may be repeated.")]
Rounds = Annotated[int, typer.Option(min=1, help="Seeds; each is played in every rotation of the seats.")]
FirstSeed = Annotated[int, typer.Option("--seed", min=0, help="The first seed.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="Games played in parallel.")]
GamesFile = Annotated[Path, typer.Option("--games", help="Keeps every finished game; a run goes on where one ended.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Tables for a page of documentation.")]
Plot = Annotated[Path | None, typer.Option(help="Write a picture: a file .png, .svg or .pdf.")]
OnFault = Annotated[
    str, typer.Option(help="What a crash, a late or an illegal answer does: `replace` by a random move, or `forfeit`.")
]
KEPT = Path("var/arena/games.jsonl")


@app.command()
def play(
    players: Players,
    title: Titles = [],
    edition: Editions = [],
    seats: Seats = [2],
    variant: Variants = [],
    option: Options = [],
    shape: Annotated[str, typer.Option(help="More than two seats: `alone`, `sides` or `mixed`.")] = "alone",
    rounds: Rounds = 50,
    seed: FirstSeed = 1,
    elo: Annotated[str, typer.Option(metavar="ELO0:ELO1", help="Stop when the first of two is tested (SPRT).")] = "",
    anchor: Annotated[str, typer.Option(help="The player with Elo 0; the last one by default.")] = "",
    on_fault: OnFault = "replace",
    games: GamesFile = KEPT,
    plot: Plot = None,
    markdown: Markdown = False,
    jobs: Jobs = CORES,
    json: Json = False,
) -> None:
    """Play matches: shares of the win, Elo, times, with intervals."""
    from sagebrush_cli.arena import play
    from sagebrush_cli.arena.tables_played import TableChoice, chosen_tables

    tables = chosen_tables(TableChoice(title, edition, seats, variant, option))
    request = play.ArenaRequest(players, tables, rounds, seed, shape, elo, anchor, on_fault)
    play.run(request, play.ArenaOutput(games, plot, jobs, json, markdown))


@app.command()
def ladder(
    player: Annotated[str, typer.Argument(help="A player whose strength is a number of simulations.")],
    rung: Annotated[list[int], typer.Option(min=1, help="Simulations; may be repeated.")] = [1, 2, 4, 8, 16],
    title: Titles = [],
    edition: Editions = [],
    seats: Seats = [2],
    variant: Variants = [],
    option: Options = [],
    rounds: Rounds = 20,
    seed: FirstSeed = 1,
    games: GamesFile = KEPT,
    plot: Plot = None,
    markdown: Markdown = False,
    jobs: Jobs = CORES,
    json: Json = False,
) -> None:
    """Play a player against itself with fewer simulations: what each doubling is worth."""
    from sagebrush_cli.arena import play
    from sagebrush_cli.arena.tables_played import TableChoice, chosen_tables

    tables = chosen_tables(TableChoice(title, edition, seats, variant, option))
    rungs = [f"{player}@{number}" for number in sorted(set(rung))]
    request = play.ArenaRequest(rungs, tables, rounds, seed, "ladder", anchor=rungs[0])
    play.run(request, play.ArenaOutput(games, plot, jobs, json, markdown))


@app.command()
def levels(
    title: Titles = [],
    player: Annotated[list[str], typer.Option(help="A level; may be repeated; all by default.")] = [],
    rival: Annotated[list[str], typer.Option(help="A rival; may be repeated; all by default.")] = [],
    seats: Seats = [],
    number: Annotated[
        int | None,
        typer.Option(
            "--number", "-n", min=0, help="Games of each cell; 0: play none. By default 400, or 100 where one is dear."
        ),
    ] = None,
    minutes: Annotated[float, typer.Option(min=0, help="Begin no more games after so long; 0: no limit.")] = 0,
    games: GamesFile = Path("bench/strength.ndjson"),
    page: Annotated[Path | None, typer.Option(help="Write the page of all games of the file.")] = None,
    jobs: Jobs = CORES,
    json: Json = False,
) -> None:
    """Play the levels against each other and the baselines, and say whether they are as strong as they should be."""
    from sagebrush_cli.arena import levels

    levels.run(levels.LevelsRequest(title, player, seats, number, minutes, rival), games, page, jobs, json)


@app.command()
def honesty(
    players: Players,
    title: Titles = [],
    edition: Editions = [],
    seats: Seats = [2],
    variant: Variants = [],
    option: Options = [],
    pairs: Annotated[int, typer.Option(min=0, help="Pairs for each player and table.")] = 200,
    sampled: Annotated[int, typer.Option(min=0, help="Games whose hidden places are guessed at.")] = 10,
    cheater: Annotated[int, typer.Option(min=0, help="Rounds of each player against one of it that sees all.")] = 0,
    games: GamesFile = Path("var/arena/honesty.jsonl"),
    jobs: Jobs = CORES,
    json: Json = False,
) -> None:
    """Look for cheating: other hidden truth must not change a decision, and guesses must be even.

    Pairs are kept in a file beside that of the games, so that a run for them goes on where one ended, too.
    Status 1: a decision differed, or guesses are not even.
    """
    from sagebrush_cli.arena import honesty
    from sagebrush_cli.arena.tables_played import TableChoice, chosen_tables

    tables = chosen_tables(TableChoice(title, edition, seats, variant, option))
    honesty.run(honesty.HonestyRequest(players, tables, pairs, sampled, cheater), games, jobs, json)


@app.command()
def answers(
    players: Players,
    title: Titles = [],
    edition: Editions = [],
    seats: Seats = [2],
    variant: Variants = [],
    option: Options = [],
    views: Annotated[int, typer.Option(min=1, help="Views for each player and table.")] = 1000,
    milliseconds: Annotated[int, typer.Option(min=1, help="The time for an answer.")] = 250,
    jobs: Jobs = CORES,
    json: Json = False,
) -> None:
    """Ask players about views of random games: every answer must be legal, its line too, and in time.

    Status 1: an answer was not legal, or came more than 50 ms after its time.
    """
    from sagebrush_cli.arena import answers
    from sagebrush_cli.arena.tables_played import TableChoice, chosen_tables

    tables = chosen_tables(TableChoice(title, edition, seats, variant, option))
    answers.run(answers.AnswersRequest(players, tables, views, milliseconds), jobs, json)


@app.command()
def calibration(
    players: Players,
    title: Titles = [],
    edition: Editions = [],
    seats: Seats = [2],
    variant: Variants = [],
    option: Options = [],
    shape: Annotated[str, typer.Option(help="More than two seats: `alone`, `sides` or `mixed`.")] = "alone",
    rounds: Rounds = 50,
    seed: FirstSeed = 1,
    games: GamesFile = KEPT,
    plot: Plot = None,
    jobs: Jobs = CORES,
    json: Json = False,
) -> None:
    """Compare the shares of the win that players expect with what comes."""
    from sagebrush_cli.arena import calibration, play
    from sagebrush_cli.arena.tables_played import TableChoice, chosen_tables

    tables = chosen_tables(TableChoice(title, edition, seats, variant, option))
    calibration.run(play.ArenaRequest(players, tables, rounds, seed, shape), games, plot, jobs, json)
