"""Every command with its options; what a command does is in the module of its name, imported when it is used."""

from typing import Annotated

import typer

from sagebrush_cli.arena.app import app as arena_app
from sagebrush_cli.bots.app import app as bots_app
from sagebrush_cli.games.app import app as games_app
from sagebrush_cli.options import HERE, Json, Language, Token, Url
from sagebrush_cli.records.app import app as records_app
from sagebrush_cli.titles.app import app as titles_app

app = typer.Typer(
    name="sagebrush",
    help="Hosts rich Wild West board games as event streams.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)

PASSED_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
"""Settings of a command whose options another program reads."""


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


app.add_typer(games_app)
app.add_typer(records_app)
app.add_typer(titles_app)
app.add_typer(arena_app, name="arena")
app.add_typer(bots_app, name="bot")


@app.command("app", context_settings=PASSED_ON)
def register(context: typer.Context) -> None:
    """Register applications of other platforms: create, list, show, rotate, revoke; `sagebrush app --help`."""
    from sagebrush_cli.operator_commands import APPLICATIONS, run

    raise typer.Exit(run(APPLICATIONS, context.args))


@app.command(context_settings=PASSED_ON)
def guest(context: typer.Context) -> None:
    """End a guest for good, in every game and at every table, or show one; `sagebrush guest --help`."""
    from sagebrush_cli.operator_commands import MODERATION, run

    raise typer.Exit(run(MODERATION, ["guest", *context.args]))


@app.command(context_settings=PASSED_ON)
def table(context: typer.Context) -> None:
    """Close a table, whoever hosts it, or show who sits there; `sagebrush table --help`."""
    from sagebrush_cli.operator_commands import MODERATION, run

    raise typer.Exit(run(MODERATION, ["table", *context.args]))


@app.command(context_settings=PASSED_ON)
def bench(context: typer.Context) -> None:
    """Measure; the options are in `sagebrush bench --help`."""
    from sagebrush_bench.__main__ import main

    raise typer.Exit(main(context.args))
