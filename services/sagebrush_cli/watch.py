"""``sagebrush watch``: a game as it happens."""

from sagebrush_cli import screen
from sagebrush_cli.api import Api, Json
from sagebrush_cli.words import Cast, ranking, told, waiting


def run(api: Api, game: str, viewer: str | None, as_json: bool) -> None:
    """Tell every commit of a game, from the first to the last."""
    cast = Cast.of(api, game)
    for moment in api.follow(game, viewer):
        if as_json:
            screen.emit(moment)
        else:
            tell(moment, cast)
            tell_awaited(moment, cast)


def tell(moment: Json, cast: Cast) -> None:
    """One commit in words, and the ranking after the last."""
    cast.learn(moment)
    for place, line in enumerate(told(moment, cast) or [cast.name(moment["actor"])]):
        screen.say(f"{'' if place else moment['version']:>4}  {line}")
    if moment["over"]:
        tell_outcome(moment["outcome"], cast)


def tell_awaited(moment: Json, cast: Cast) -> None:
    """Whom a running game waits for."""
    if not moment["over"]:
        screen.say(f"      {waiting(moment, cast)}", "dim")


def tell_outcome(outcome: Json, cast: Cast) -> None:
    """The final ranking, or why there is none."""
    if not outcome["ranking"]:
        screen.say(f"Nobody has won: {outcome['reason'].replace('-', ' ')}.")
        return
    screen.show_table("Final ranking", ("", "player", "points", "tie-break"), ranking(outcome, cast))
