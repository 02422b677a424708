"""The commands for authors of bots; what a command does is imported when it is used."""

from pathlib import Path
from typing import Annotated

import typer

from sagebrush_cli.options import Json

app = typer.Typer(help="Begin a bot of your own, and learn what it does wrong.", no_args_is_help=True)
Titles = Annotated[list[str], typer.Option("--title", help="A title; may be repeated; all by default.")]


@app.command()
def new(
    folder: Annotated[Path, typer.Argument(help="A new folder.")],
    language: Annotated[str, typer.Option(help="`python` or `typescript`.")] = "python",
) -> None:
    """Write a bot that plays, to be made better."""
    from sagebrush_cli.bots.new import run

    run(folder, language)


@app.command()
def check(
    bot: Annotated[str, typer.Argument(help="cmd:python3 bot.py, or the address of an engine.")],
    title: Titles = [],
    seats: Annotated[list[int], typer.Option(help="A seat count; may be repeated.")] = [2],
    games: Annotated[int, typer.Option(min=1, help="Games at each table.")] = 1,
    milliseconds: Annotated[int, typer.Option(min=1, help="Until an answer is late.")] = 2000,
    way: Annotated[list[str], typer.Option(help="`join`, `work` or `serve`, at a platform; may be repeated.")] = [],
    url: Annotated[str, typer.Option(help="That platform; one of its own by default.")] = "",
    key: Annotated[str, typer.Option(envvar="SAGEBRUSH_KEY", help="Of an application there, for `serve`.")] = "",
    json: Json = False,
) -> None:
    """Let a bot decide for every seat of whole games, and say what it does wrong.

    With --way it also plays the beginning of a game at a platform that loses an answer, cuts a stream and is busy once.
    Faults are those of docs/engines.md. Status 0: none. 1: some. 2: this is no bot.
    """
    from sagebrush_cli.bots.check import Ways, run
    from sagebrush_cli.titles.configs import configurations
    from sagebrush_games import TITLES

    names = title or sorted(TITLES)
    configs = [one for name in names for count in seats for one in configurations(name, [count], [])[:1]]
    run(bot, configs, games, milliseconds, json, Ways(way, url, key))
