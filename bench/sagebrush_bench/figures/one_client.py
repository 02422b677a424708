"""One client alone: the median command, against the echo."""

from sagebrush_bench.echo.running import echo
from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.load.closed import closed_loop
from sagebrush_bench.platform.fixture import fixture
from sagebrush_bench.ratios import alternated
from sagebrush_bench.scale import Scale


async def measure(scale: Scale) -> list[Measurement]:
    """Milliseconds of the median command, as a multiple of the echo's."""
    async with fixture() as platform, echo() as bound_url:

        async def ours() -> float:
            return (await platform.run(1, scale.commands)).p50_ms

        async def theirs() -> float:
            return (await closed_loop(bound_url, await platform.scripts(1, scale.commands))).p50_ms

        pairs = await alternated(ours, theirs, scale.pairs)
    detail = f"{min(a for a, _ in pairs):.2f} ms; echo {min(b for _, b in pairs):.2f} ms"
    goal = Goal(1.3, 1.1, more_is_better=False)
    return [Measurement("one client, p50 of a command, against the echo", "x", [a / b for a, b in pairs], goal, detail)]


PROFILE = """\
Measured part by part: the echo's 0.7 to 0.9 ms are about half HTTP and half one unary gRPC call. A command here takes \
0.2 ms for HTTP with all its checks, 0.2 ms for a message on an open gRPC stream and back, 0.2 ms for deciding, \
encoding and some turns of two event loops, and 0.3 ms for the append, which the echo does not have: 0.1 ms of it is \
the synced write, 0.05 ms the function. Logging waits until the answer has left. Code of ours is 16 µs of \
all that in the gateway and 36 µs in the rules service while caches are warm, three to four times as much for one \
client alone. Less needs one hop less (gateway and rules in one process) or an answer before the disk has it, which an \
acknowledgement promises not to be."""

FIGURE = Figure("one-client", measure, seconds=20, profile=PROFILE)
