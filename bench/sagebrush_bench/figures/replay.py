"""A finished game looked back at over HTTP: the view at any version, and all of its events."""

from statistics import median

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.load.closed import closed_loop
from sagebrush_bench.load.connection import request
from sagebrush_bench.platform.fixture import fixture
from sagebrush_bench.platform.games import StartedGame
from sagebrush_bench.scale import Scale
from sagebrush_games.kernel.chance import seeded


async def measure(scale: Scale) -> list[Measurement]:
    """Milliseconds of a median look, a finished game of its own for each run."""
    async with fixture() as platform:
        games = [await platform.finished() for _ in range(scale.runs)]
        url = platform.cluster.url
        looks = [(await closed_loop(url, [views(game, versions, scale)])).p50_ms for game, versions in games]
        tales = [(await closed_loop(url, [events_request(game, scale)])).p50_ms for game, _ in games]
    detail = f"{median(versions for _, versions in games):.0f} commits a game, spectator"
    return [
        Measurement(
            "view at any version of a finished game, p50", "ms", looks, Goal(3, 1.5, more_is_better=False), detail
        ),
        Measurement("all events of a finished game, p50", "ms", tales, Goal(15, 8, more_is_better=False), detail),
    ]


def views(game: StartedGame, versions: int, scale: Scale) -> list[bytes]:
    """Views at versions drawn at random."""
    chance = seeded(versions)
    drawn = [1 + chance("look", versions) for _ in range(scale.looks)]
    return [_get(game, f"view?as=spectator&at={version}") for version in drawn]


def events_request(game: StartedGame, scale: Scale) -> list[bytes]:
    """The whole story, a tenth as often."""
    return [_get(game, "frames?as=spectator&view=false&limit=500")] * max(1, scale.looks // 10)


def _get(game: StartedGame, what: str) -> bytes:
    return request("GET", f"/v1/games/{game.id}/{what}", token=game.tokens[0])


FIGURE = Figure("replay", measure, seconds=30)
