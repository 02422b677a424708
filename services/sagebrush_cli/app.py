"""Every command with its options; what a command does is in the module of its name, imported when it is used."""

from pathlib import Path
from typing import Annotated

import typer

from sagebrush_cli.arena.app import app as arena_app
from sagebrush_cli.bots.app import app as bots_app
from sagebrush_cli.options import CORES, Editions, Json, Options, Variants

app = typer.Typer(
    name="sagebrush",
    help="Hosts rich Wild West board games as event streams.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)

Url = Annotated[str, typer.Option(envvar="SAGEBRUSH_URL", help="Address of the platform.")]
Token = Annotated[str, typer.Option(envvar="SAGEBRUSH_TOKEN", help="Token of a guest; without it a new guest.")]
As = Annotated[
    str | None, typer.Option("--as", metavar="SEAT", help="Seat number or `spectator`; your own seat by default.")
]
Language = Annotated[
    str, typer.Option("--language", envvar="SAGEBRUSH_LANGUAGE", help="Of sentences: en, de or es; else English.")
]
Commitment = Annotated[str, typer.Option(metavar="HEX", help="Commitment shown at the table.")]
Game = Annotated[str, typer.Argument(help="Id of the game.")]
Processes = Annotated[int, typer.Option(min=1, help="Games played in parallel.")]
PASSED_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
"""Settings of a command whose options another program reads."""
HERE = "http://127.0.0.1:8000"


def print_version(is_asked: bool) -> None:
    """Print the version of Sagebrush and which build of the games this is, and end."""
    if is_asked:
        from sagebrush_process.build import build_sentence

        typer.echo(build_sentence())
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=print_version, is_eager=True, help="Version and build of the games.")
]


@app.callback()
def before_every_command(_version: Version = False) -> None:
    """Hosts rich Wild West board games as event streams."""
    from sagebrush_process.build import ensure_build_is_current

    ensure_build_is_current("sagebrush")


@app.command()
def up(json: Json = False) -> None:
    """Run the whole platform on this machine until Ctrl-C."""
    from sagebrush_cli import up

    up.run(json)


@app.command()
def demo(
    title: Annotated[str, typer.Option(help="Title to play.")] = "carson-city",
    folder: Annotated[Path, typer.Option(help="Folder for the exported game.")] = Path("var/exports"),
    url: Url = HERE,
    json: Json = False,
) -> None:
    """Play a whole game through the public API, replay it, export it and verify it."""
    from sagebrush_cli.client.local_platform import with_platform
    from sagebrush_cli.errors import exit_with_message
    from sagebrush_cli.games import demo

    with exit_with_message(json):
        with_platform(url, lambda url: demo.run(url, title, folder, json))


@app.command()
def play(
    game: Annotated[str | None, typer.Option(help="Id of a game to continue.")] = None,
    table: Annotated[str, typer.Option(metavar="LINK", help="Take a seat at this table: a link, or its id.")] = "",
    title: Annotated[str, typer.Option(help="Title to play.")] = "carson-city",
    edition: Annotated[str, typer.Option(help="An edition; the first one by default.")] = "",
    seats: Annotated[int, typer.Option(help="Number of seats.")] = 3,
    opponent: Annotated[
        str, typer.Option(help="Who plays the other seats: novice, casual, skilled, expert, master.")
    ] = "skilled",
    variant: Variants = [],  # noqa: B006 - typer reads it and nobody changes it
    option: Options = [],  # noqa: B006
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Stranger",
    sleep: Annotated[
        str, typer.Option(metavar="22:30-06:30", help="Your hours of sleep, where the table lets seats have them.")
    ] = "",
    commitment: Commitment = "",
    language: Language = "en",
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Take a seat in the terminal: against computers, or at the table of somebody who sent a link."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.client.joining import hours_of_sleep, invitation
    from sagebrush_cli.client.tables import TableSetup
    from sagebrush_cli.errors import exit_with_message
    from sagebrush_cli.games import play

    with exit_with_message(json):
        invited = invitation(table, url) if table else None
        hours = hours_of_sleep(sleep) if sleep else None
    with access(invited.url if invited else url, token, json, name, language) as api:
        if invited and invited.offer:
            play.take_over(api, invited.offer, json)
        elif invited:
            play.join(api, invited.table, json, hours)
        elif game is None:
            play.start(api, TableSetup(title, seats, opponent, variant, edition, option), json)
        else:
            play.resume(api, game, commitment, json)


@app.command()
def branch(
    game: Game,
    version: Annotated[int, typer.Argument(min=1, help="The version after which it goes on.")],
    seat: Annotated[int | None, typer.Option(min=0, help="Your seat; the first by default.")] = None,
    opponent: Annotated[str, typer.Option(help="Who plays the other seats.")] = "skilled",
    knowledge: As = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Stranger",
    language: Language = "en",
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Play on from a version of another game, against computers.

    A finished game goes on as it stood. Of a running one what you do not know is drawn anew, as it is with --as.
    """
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import play

    with access(url, token, json, name, language) as api:
        play.start_branch(api, game, play.Branching(version, knowledge, seat, opponent), json)


@app.command()
def duplicate(
    title: Annotated[str, typer.Option(help="Title to play.")] = "carson-city",
    edition: Annotated[str, typer.Option(help="An edition; the first one by default.")] = "",
    tables: Annotated[int, typer.Option(min=2, max=16, help="Tables that play with one chance.")] = 2,
    seats: Annotated[int, typer.Option(min=1, help="Seats at each table.")] = 3,
    computers: Annotated[int, typer.Option(min=0, help="How many seats of each table computers take.")] = 0,
    opponent: Annotated[str, typer.Option(help="Who plays them.")] = "skilled",
    hours: Annotated[int, typer.Option(min=1, help="After so many hours, what still plays is ended.")] = 720,
    variant: Variants = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Open several tables with the same dice and cards, wait for the people, and start all games."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import duplicate

    wanted = duplicate.GroupSetup(title, tables, seats, hours, computers, opponent, edition, variant, option)
    with access(url, token, json, "Host of the tables") as api:
        duplicate.run(api, wanted, json)


@app.command()
def results(
    game: Annotated[str, typer.Argument(help="Id of a game of the group, or of the table where people sat down.")],
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Compare the results of tables that played with the same dice and cards, seat by seat."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import duplicate

    with access(url, token, json) as api:
        duplicate.show_results(api, game, json)


@app.command()
def watch(
    game: Game, viewer: As = None, language: Language = "en", url: Url = HERE, token: Token = "", json: Json = False
) -> None:
    """Follow a game from its first commit to its last."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import watch

    with access(url, token, json, language=language) as api:
        watch.run(api, game, viewer, json)


@app.command()
def replay(
    game: Game,
    at: Annotated[int | None, typer.Option(min=1, help="One version; all by default.")] = None,
    viewer: As = None,
    language: Language = "en",
    thoughts: Annotated[bool, typer.Option("--thoughts", help="With what computers thought.")] = False,
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Show a game at a version, as any viewer once it is over."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import replay

    with access(url, token, json, language=language) as api:
        replay.run(api, game, at, viewer, json, thoughts)


@app.command()
def mcp(
    http: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="Streamable HTTP at /mcp; callers send their own tokens.")
    ] = "",
    language: Language = "en",
    url: Url = HERE,
    token: Token = "",
) -> None:
    """Let a language model play: a server of the Model Context Protocol on standard input and output, or over HTTP."""
    from sagebrush_cli.agents.run import run

    run(url, token, language, http)


@app.command()
def export(
    game: Game,
    file: Annotated[Path | None, typer.Option("--output", "-o", help="GAME.ndjson by default.")] = None,
    viewer: As = None,
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Save a game as a file."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import export

    with access(url, token, json) as api:
        export.save(api, game, viewer, file or Path(f"{game}.ndjson"), json)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="An exported game.")],
    commitment: Commitment = "",
    json: Json = False,
) -> None:
    """Check the file of a game offline: commitment, hash chain, every draw, every event, every state.

    Status 0: everything is proved. 1: the file is not sound. 3: nothing is wrong, and not everything could be proved.
    """
    from sagebrush_cli.records import verify

    verify.run(file, json, commitment)


@app.command()
def explain(
    game: Annotated[str, typer.Argument(help="Id of a game that is over, or its file.")],
    version: Annotated[int, typer.Argument(min=1, help="The commit of the computer's command.")],
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Say why a computer moved as it did, and think its thought again.

    Status 0: the same decision with the same values. 3: another one for a reason that is told (engine, weights,
    time), or not repeatable. 1: another one for no reason known. 2: there is nothing to explain.
    """
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.records import explain

    if Path(game).is_file():
        explain.run(Path(game).read_bytes(), version, json)
        return
    with access(url, token, json) as api:
        data = api.game(game).export()
    explain.run(data, version, json)


@app.command()
def check_release(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Archives and exported games.")] = [],  # noqa: B006
    record: Annotated[
        str, typer.Option(envvar="SAGEBRUSH_STORE_URL", help="URL of the record, which is only read.")
    ] = "",
    commits: Annotated[int, typer.Option(min=0, help="Commits to play on in an unfinished game, in memory.")] = 50,
    processes: Processes = CORES,
    json: Json = False,
) -> None:
    """Read every game of a record with this release, and change nothing: the step before an upgrade.

    A game is the same, lifted (it reads as it was, and newer rules go on with it) or different, with the commit and the
    reason. Status 0: no game is different. 1: some are. 2: the record or a file could not be read.
    """
    from sagebrush_cli.records import check_release

    check_release.run(record, files, commits, processes, json)


@app.command()
def content(
    title: Annotated[str, typer.Argument(help="Title.")],
    edition: Annotated[str, typer.Option(help="One edition; all by default.")] = "",
    unofficial: Annotated[bool, typer.Option("--unofficial", help="Only rows that no source prints.")] = False,
    check: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="An override file to check instead.")
    ] = None,
    json: Json = False,
) -> None:
    """Print the content of a title as an override file to fill in, or check such a file."""
    from sagebrush_cli.titles import content

    content.show(title, edition, unofficial) if check is None else content.check(title, edition, check, json)


@app.command()
def rules(
    title: Annotated[str, typer.Argument(help="Title; all titles where left out, with --check.")] = "",
    heading: Annotated[str, typer.Option(help="Only headings with these words.")] = "",
    page: Annotated[int | None, typer.Option(help="Only what stands on this page.")] = None,
    ruling: Annotated[str, typer.Option(metavar="R3", help="Only this ruling of the title's README.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Print only what is missing or wrong.")] = False,
    json: Json = False,
) -> None:
    """Print which code and which tests carry each heading, page and ruling of a title; needs a checkout.

    Status 0: the rules were printed, or the check found nothing. 1: it found something. 2: this is no checkout.
    """
    from sagebrush_cli.titles import rules

    if check or not title:
        rules.check(title, json)
    else:
        rules.show(title, rules.RuleSearch(heading, page, ruling), json)


@app.command()
def fuzz(
    title: Annotated[str, typer.Argument(help="Title to play.")],
    games: Annotated[int, typer.Option(min=1, help="Games of each seat count.")] = 100,
    edition: Editions = [],  # noqa: B006
    seats: Annotated[list[int], typer.Option(help="A seat count; may be repeated; all by default.")] = [],  # noqa: B006
    variant: Variants = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    matrix: Annotated[bool, typer.Option("--matrix", help="Every variant alone, and every two together.")] = False,
    processes: Processes = CORES,
    json: Json = False,
) -> None:
    """Play random games in the library and check that everything holds."""
    from sagebrush_cli.titles import configs, fuzz

    every_two = configs.matrix(title, seats, edition, option) if matrix else []
    tables = every_two or configs.configurations(title, seats, variant, edition, option)
    fuzz.run(tables, games, processes, json)


@app.command(name="fuzz-views")
def fuzz_views(
    title: Annotated[str, typer.Argument(help="Title whose views are damaged.")],
    count: Annotated[int, typer.Option(min=1, help="Damaged views.")] = 2000,
    seed: Annotated[int, typer.Option(help="Another seed, other views.")] = 1,
    edition: Editions = [],  # noqa: B006
    seats: Annotated[list[int], typer.Option(help="A seat count; may be repeated; all by default.")] = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    processes: Processes = CORES,
    json: Json = False,
) -> None:
    """Damage views of random games and check that each is refused, or is a position to play on from."""
    from sagebrush_cli.titles import configs
    from sagebrush_cli.titles.views import command as views

    views.run(configs.matrix(title, seats, edition, option), count, seed, processes, json)


@app.command()
def balance(
    title: Annotated[str, typer.Argument(help="Title to play.")],
    games: Annotated[int, typer.Option(min=1, help="Games at each table.")] = 100,
    opponent: Annotated[str, typer.Option(help="Opponent for all seats.")] = "greedy",
    edition: Editions = [],  # noqa: B006
    seats: Annotated[list[int], typer.Option(help="A seat count; may be repeated; all by default.")] = [],  # noqa: B006
    variant: Variants = [],  # noqa: B006
    plot: Annotated[Path | None, typer.Option(help="Write a picture: a file .png or .svg.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Tables for a page of documentation.")] = False,
    processes: Processes = CORES,
    json: Json = False,
) -> None:
    """Let computers play and tell who wins, how long it takes and what a turn asks for."""
    from sagebrush_cli.titles import configs
    from sagebrush_cli.titles.balance import command as balance

    tables = configs.configurations(title, seats, variant, edition)
    written = balance.emit if json else balance.emit_markdown if markdown else balance.show
    balance.run(balance.BalanceRequest(tables, games, opponent, processes), written, plot, json or markdown)


app.add_typer(arena_app, name="arena")
app.add_typer(bots_app, name="bot")


@app.command("app", context_settings=PASSED_ON)
def register(context: typer.Context) -> None:
    """Register applications of other platforms: create, list, show, rotate, revoke; `sagebrush app --help`."""
    from sagebrush_cli.applications import run

    raise typer.Exit(run(context.args))


@app.command(context_settings=PASSED_ON)
def bench(context: typer.Context) -> None:
    """Measure; the options are in `sagebrush bench --help`."""
    from sagebrush_bench.__main__ import main

    raise typer.Exit(main(context.args))
