"""The commands that play and show games, with their options; what one does is imported when it is used."""

from pathlib import Path
from typing import Annotated

import typer

from sagebrush_cli.options import HERE, As, Commitment, Game, Json, Language, Options, Token, Url, Variants

app = typer.Typer()


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
    friends: Annotated[int, typer.Option(min=0, help="How many of them friends take, by a link.")] = 0,
    private: Annotated[bool, typer.Option("--private", help="The table is in no list.")] = False,
    opponent: Annotated[
        str, typer.Option(help="Who plays the other seats: novice, casual, skilled, expert, master.")
    ] = "skilled",
    variant: Variants = [],
    option: Options = [],
    clock: Annotated[
        str, typer.Option(metavar="90s|3d|20m+10s", help="Time for each decision, or for the game with an increment.")
    ] = "",
    at_end: Annotated[
        str, typer.Option(help="When time is up: default, computer (until the player returns), computer-once.")
    ] = "",
    night: Annotated[str, typer.Option(metavar="22:30-06:30", help="Hours at which no clock of the table runs.")] = "",
    own_sleep: Annotated[str, typer.Option(metavar="8h", help="So long a day each seat may sleep at own hours.")] = "",
    warn: Annotated[str, typer.Option(metavar="5m,30s", help="How long before the end of time a seat is warned.")] = "",
    substitute: Annotated[str, typer.Option(help="The computer that plays for whoever left.")] = "",
    remove_after: Annotated[
        str, typer.Option(metavar="1d", help="After so long the others may play on without somebody.")
    ] = "",
    end_after: Annotated[str, typer.Option(metavar="7d", help="A game that nobody plays for so long ends.")] = "",
    abandoned: Annotated[str, typer.Option(help="How it ends then: no-result or absent-lose.")] = "",
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
    """Take a seat in the terminal: against computers, with friends, or at the table of somebody who sent a link."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.client.joining import hours_of_sleep, invitation, require_same_platform
    from sagebrush_cli.client.tables import TableSetup
    from sagebrush_cli.client.terms import Terms
    from sagebrush_cli.errors import exit_with_message
    from sagebrush_cli.games import play

    with exit_with_message(json):
        invited = invitation(table, url) if table else None
        if invited:
            require_same_platform(invited, url, token)
        hours = hours_of_sleep(sleep) if sleep else None
        terms = Terms(clock, at_end, night, own_sleep, warn, substitute, remove_after, end_after, abandoned)
        terms.asked()
    with access(invited.url if invited else url, token, json, name, language) as api:
        if invited and invited.offer:
            play.take_over(api, invited.offer, json)
        elif invited:
            play.join(api, invited.table, json, hours)
        elif game is None:
            wanted = TableSetup(title, seats, opponent, variant, edition, option, terms, friends, private)
            play.start(api, wanted, json, hours)
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
    variant: Variants = [],
    option: Options = [],
    language: Language = "en",
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Open several tables with the same dice and cards, wait for the people, and start all games."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import duplicate

    wanted = duplicate.GroupSetup(title, tables, seats, hours, computers, opponent, edition, variant, option)
    with access(url, token, json, "Host of the tables", language) as api:
        duplicate.run(api, wanted, json)


@app.command()
def results(
    game: Annotated[str, typer.Argument(help="Id of a game of the group, or of the table where people sat down.")],
    language: Language = "en",
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Compare the results of tables that played with the same dice and cards, seat by seat."""
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import duplicate

    with access(url, token, json, language=language) as api:
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
    game: Annotated[str, typer.Argument(help="Id of the game, or its file.")],
    at: Annotated[int | None, typer.Option(min=1, help="One version; all by default.")] = None,
    viewer: As = None,
    language: Language = "en",
    thoughts: Annotated[bool, typer.Option("--thoughts", help="With what computers thought.")] = False,
    url: Url = HERE,
    token: Token = "",
    json: Json = False,
) -> None:
    """Show a game at a version, as any viewer once it is over. A file is checked as it is told, and needs no platform.

    Status 1: the file does not hold, after the commits that do. What computers thought of them says `explain`.
    """
    from sagebrush_cli.client.guests import access
    from sagebrush_cli.games import replay
    from sagebrush_cli.records import replay as replay_file

    if Path(game).is_file():
        replay_file.run(Path(game), at, viewer, language, json)
        return
    with access(url, token, json, language=language) as api:
        replay.run(api, game, at, viewer, json, thoughts)


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
