"""Every command with its options; what a command does is in the module of its name, imported when it is used."""

from typing import Annotated

import typer

app = typer.Typer(
    name="sagebrush",
    help="Hosts rich Wild West board games as event streams.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)

Json = Annotated[bool, typer.Option("--json", help="One JSON value a line instead of prose.")]


@app.command()
def up(json: Json = False) -> None:
    """Run the whole platform on this machine until Ctrl-C."""
    from sagebrush_cli import up

    up.run(json)


@app.callback()
def every() -> None:
    """Hosts rich Wild West board games as event streams."""
