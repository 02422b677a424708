"""The commands about files and records of games, with their options; what one does is imported when it is used."""

from pathlib import Path
from typing import Annotated

import typer

from sagebrush_cli.options import CORES, HERE, Commitment, Json, Processes, Token, Url

app = typer.Typer()


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="An exported game.")],
    commitment: Commitment = "",
    json: Json = False,
) -> None:
    """Check the file of a game offline: commitment, hash chain, every draw, every event, every state.

    Status 0: everything is proved. 1: the file is not sound. 2: it could not be checked on this machine, for want of
    memory, say. 3: nothing is wrong, and not everything could be proved.
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
    from sagebrush_cli.records.files import file_bytes

    if Path(game).is_file():
        explain.run(file_bytes(Path(game)), version, json)
        return
    with access(url, token, json) as api:
        data = api.game(game).export()
    explain.run(data, version, json)


@app.command()
def check_release(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Archives and exported games.")] = [],
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
