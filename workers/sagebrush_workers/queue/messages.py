"""The messages of relay, sweeper and engine to the workers; that of webhooks, which a gateway writes, has its form."""

from sagebrush_rpc import webhook_jobs
from sagebrush_rpc.celery_message import celery_message
from sagebrush_workers.turns import AutomaticTurn

MOVES = "moves"
"""Moves queued by hand or by an older relay; relays have a queue for each flow."""
QUEUES = 64
"""How many queues of moves the flows are spread over. Workers take from each in turn, so a long one delays no other."""
NUDGES = "nudges"
ENGINE = "engine"
"""Questions to the engine service, which wait until no game does."""
LIVE, LATER = 0, 9
"""Priorities: running games, and the rest, which a worker takes only where no game waits."""
PRIORITIES = (LIVE, LATER)
SEPARATOR = "\x06\x16"
"""What kombu writes between the name of a queue and the priority of its list."""
MOVE = "sagebrush.move"
NUDGE = "sagebrush.nudge"
PROBE = "sagebrush.probe"
THINK = "sagebrush.think"
SEND = webhook_jobs.TASK


def queue_of(flow: int) -> str:
    """The queue for the moves of the games of ``flow``."""
    return f"{MOVES}-{flow % QUEUES}"


def probes(instance: str) -> str:
    """The private queue on which a worker proves to itself that it still consumes."""
    return f"probes-{instance}"


def move(turn: AutomaticTurn, queue: str = MOVES) -> bytes:
    """The task: move for the seat whose turn this is."""
    return celery_message(queue, MOVE, turn.id, *turn)


def nudge(game: str) -> bytes:
    """The task: find out who is awaited in ``game`` and move for every computer."""
    return celery_message(NUDGES, NUDGE, f"{game}-nudge", game)


def probe(instance: str) -> bytes:
    """The task that proves that worker ``instance`` is alive."""
    return celery_message(probes(instance), PROBE, f"probe-{instance}")


def list_of(queue: str, priority: int = LIVE) -> str:
    """The Redis list in which the messages of ``queue`` with that priority lie."""
    return f"{queue}{SEPARATOR}{priority}" if priority else queue


def think(job: str) -> bytes:
    """The task: answer a job of the engine."""
    return celery_message(ENGINE, THINK, f"job-{job}", job, priority=LATER)
