"""Celery messages, written without Celery: relay and sweeper stay small and publish in one round trip.

The form is the task message protocol 2 within the envelope of kombu's virtual transports. A test compares every message
with what Celery itself would have published.
"""

import json
from typing import Any
from uuid import uuid4

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


def queue_of(flow: int) -> str:
    """The queue for the moves of the games of ``flow``."""
    return f"{MOVES}-{flow % QUEUES}"


def probes(instance: str) -> str:
    """The private queue on which a worker proves to itself that it still consumes."""
    return f"probes-{instance}"


def move(turn: AutomaticTurn, queue: str = MOVES) -> bytes:
    """The task: move for the seat whose turn this is."""
    return task(queue, MOVE, turn.id, *turn)


def nudge(game: str) -> bytes:
    """The task: find out who is awaited in ``game`` and move for every computer."""
    return task(NUDGES, NUDGE, f"{game}-nudge", game)


def probe(instance: str) -> bytes:
    """The task that proves that worker ``instance`` is alive."""
    return task(probes(instance), PROBE, f"probe-{instance}")


def list_of(queue: str, priority: int = LIVE) -> str:
    """The Redis list in which the messages of ``queue`` with that priority lie."""
    return f"{queue}{SEPARATOR}{priority}" if priority else queue


def think(job: str) -> bytes:
    """The task: answer a job of the engine."""
    return task(ENGINE, THINK, f"job-{job}", job, priority=LATER)


def task(queue: str, name: str, task_id: str, *args: Any, priority: int = LIVE) -> bytes:
    """A message as it lies in the list of ``queue`` with that ``priority``; see `list_of`."""
    embedded = {"callbacks": None, "errbacks": None, "chain": None, "chord": None}
    message = {
        "body": json.dumps([args, {}, embedded]),
        "content-encoding": "utf-8",
        "content-type": "application/json",
        "headers": {"lang": "py", "task": name, "id": task_id, "root_id": task_id, "retries": 0},
        "properties": {
            "correlation_id": task_id,
            "delivery_mode": 2,
            "delivery_info": {"exchange": "", "routing_key": queue},
            "priority": priority,
            "delivery_tag": str(uuid4()),
        },
    }
    return json.dumps(message).encode()
