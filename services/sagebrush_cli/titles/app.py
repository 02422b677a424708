"""The commands about titles, with their options; what one does is imported when it is used."""

from pathlib import Path
from typing import Annotated

import typer

from sagebrush_cli.options import CORES, Editions, Json, Language, Options, Processes, Variants

app = typer.Typer()


@app.command()
def titles(
    title: Annotated[str, typer.Argument(help="One title; all by default.")] = "",
    language: Language = "en",
    json: Json = False,
) -> None:
    """Print what a table may choose: editions, variants and options, with the ids that other commands take."""
    from sagebrush_cli.titles import listing

    listing.show(title, language, json)


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
    edition: Editions = [],
    seats: Annotated[list[int], typer.Option(help="A seat count; may be repeated; all by default.")] = [],
    variant: Variants = [],
    option: Options = [],
    matrix: Annotated[bool, typer.Option("--matrix", help="Every variant alone, and every two together.")] = False,
    processes: Processes = CORES,
    json: Json = False,
) -> None:
    """Play random games in the library and check that everything holds."""
    from sagebrush_cli.titles import configs, fuzz

    if matrix:
        tables = configs.matrix(title, seats, edition, option)
    else:
        tables = configs.configurations(title, seats, variant, edition, option)
    fuzz.run(tables, games, processes, json)


@app.command(name="fuzz-views")
def fuzz_views(
    title: Annotated[str, typer.Argument(help="Title whose views are damaged.")],
    count: Annotated[int, typer.Option(min=1, help="Damaged views.")] = 2000,
    seed: Annotated[int, typer.Option(help="Another seed, other views.")] = 1,
    edition: Editions = [],
    seats: Annotated[list[int], typer.Option(help="A seat count; may be repeated; all by default.")] = [],
    option: Options = [],
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
    edition: Editions = [],
    seats: Annotated[list[int], typer.Option(help="A seat count; may be repeated; all by default.")] = [],
    variant: Variants = [],
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
