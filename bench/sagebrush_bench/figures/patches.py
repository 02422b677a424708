"""Bytes of the views of a followed game: whole, by reference to what never changes in it, and as patches."""

from sagebrush_bench.figure import Figure, Measurement
from sagebrush_bench.scale import Scale
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import random_command
from sagebrush_gateway.streams.view_patches import ViewPatches
from sagebrush_rpc.v1 import rules_pb2 as wire

SEATS = 3
VIEWER = 0


async def measure(scale: Scale) -> list[Measurement]:
    """Of each title: bytes of a view in a random game, sent whole and as what changed, a sample for each run."""
    return [line for title in TITLES for line in _lines(title, range(scale.runs))]


def _lines(title: str, seeds: range) -> list[Measurement]:
    games = [followed(title, seed) for seed in seeds]
    whole, referring, patched = ([sum(sizes[way] for sizes in game) / len(game) for game in games] for way in range(3))
    return [
        Measurement(f"View of {title}, whole", "B", whole),
        Measurement(f"View of {title}, by reference", "B", referring, detail=_share(referring, whole)),
        Measurement(f"View of {title}, as a patch", "B", patched, detail=_share(patched, whole)),
    ]


def _share(sent: list[float], whole: list[float]) -> str:
    return f"{sum(sent) / sum(whole):.0%} of the bytes"


def followed(title: str, seed: int) -> list[tuple[int, int, int]]:
    """Bytes of each view of a random game: whole, by reference, and as clients follow games, by both."""
    found = TITLES[title]
    decider, codec, chance = (
        found.build(Config(title, found.manifest.editions[0].id, SEATS)),
        Codec(found),
        seeded(seed),
    )
    state, _ = decider.set_up(chance)
    content, patches, sizes = decider.view_content(), ViewPatches(), []
    while True:
        view = decider.view(state, VIEWER)
        frame = wire.Frame(view=codec.referring_view_to_json(view, content))
        referring = len(frame.view)
        patches.shorten(frame)
        sizes.append((len(codec.view_to_json(view)), referring, len(frame.view) + len(frame.view_patch)))
        if not decider.awaited(state):
            return sizes
        decider.play(state, random_command(decider, state, chance), chance)


FIGURE = Figure("patches", measure, seconds=15)
