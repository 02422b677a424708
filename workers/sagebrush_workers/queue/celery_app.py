"""The Celery application: JSON ids only, acknowledged late, one task at a time, nothing but our own tasks.

Redis gives a task back when its worker died, but late and not always: the sweeper is what no turn gets lost by.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from celery import Celery, Task
from celery.worker import strategy
from celery.worker.control import Panel
from kombu.entity import Queue
from kombu.transport import TRANSPORT_ALIASES
from vine import promise

from sagebrush_workers.queue import messages
from sagebrush_workers.queue.connections import ANSWER_SECONDS, CONNECT_SECONDS

VISIBILITY_SECONDS = 60
"""After so long an unacknowledged task goes back to its queue; the longest, a job of the engine, may take 40."""
CONFIGURATION: Mapping[str, Any] = {
    "accept_content": ["json"],
    "task_serializer": "json",
    "result_backend": None,
    "task_ignore_result": True,
    "task_acks_late": True,
    "task_reject_on_worker_lost": True,
    "worker_prefetch_multiplier": 1,
    "worker_concurrency": 1,
    "worker_pool": "prefork",
    "worker_send_task_events": False,
    "worker_enable_remote_control": True,
    "control_queue_expires": None,
    "worker_hijack_root_logger": False,
    "worker_redirect_stdouts": False,
    "task_create_missing_queues": False,
    "task_default_queue": messages.MOVES,
    "task_default_exchange": "",
    "broker_connection_retry_on_startup": True,
    "broker_connection_max_retries": None,
    "visibility_timeout": VISIBILITY_SECONDS,
    "result_backend_transport_options": {"visibility_timeout": VISIBILITY_SECONDS},
    "broker_transport_options": {
        "visibility_timeout": VISIBILITY_SECONDS,
        "unacked_restore_interval": 1,
        "unacked_restore_throttle": 1,
        "unacked_mutex_expire": 5,
        "priority_steps": list(messages.PRIORITIES),
        "sep": messages.SEPARATOR,
        "queue_order_strategy": "round_robin",  # the queue that was served last comes last
        "socket_timeout": ANSWER_SECONDS,
        "socket_connect_timeout": CONNECT_SECONDS,
        "health_check_interval": 5,
    },
}
"""JSON without results, acknowledged late, one task at a time, nothing from outside but our queues."""
ASKED = {
    "ping", "hello", "active", "reserved", "revoked", "registered", "active_queues", "stats", "query_task",
    "revoke", "enable_events", "disable_events", "heartbeat",
}  # fmt: skip
"""What an operator may ask of a worker, `celery inspect` and Flower: to tell what it does, and to drop a task."""
TRANSPORT = "sagebrush_workers.queue.transport:Transport"


class CarefulTask(Task):  # type: ignore[misc]
    """A task that is received with care; see `received`."""

    Strategy = "sagebrush_workers.queue.celery_app:received"


def received(task: Any, app: Any, consumer: Any) -> Any:
    """Celery's usual strategy, but when an acknowledgement cannot be sent the connection is made anew.

    Celery only logs it, and with a prefetch of one the worker would wait for that acknowledgement for ever.
    """
    handle = strategy.default(task, app, consumer)

    def acknowledged(message: Any, body: Any, _ack: Any, reject: Any, callbacks: Any) -> Any:
        done = promise(consumer.call_soon_ack, (partial(acknowledge, message),))
        return handle(message, body, done, reject, callbacks)

    return acknowledged


def acknowledge(message: Any, _logger: Any, _errors: Any) -> None:
    """Tell the broker that the task is done; raises what makes the consumer connect again."""
    message.ack()


def queues_of_games(instance: str) -> list[str]:
    """Those of a worker that thinks."""
    moves = (messages.queue_of(flow) for flow in range(messages.QUEUES))
    return [*moves, messages.MOVES, messages.NUDGES, messages.ENGINE, messages.probes(instance)]


def make_app(broker_url: str, instance: str, queues: Sequence[str] = ()) -> Celery:
    """The application of worker ``instance``, without tasks; its queues are those of games unless others are given."""
    TRANSPORT_ALIASES.update(redis=TRANSPORT, rediss=TRANSPORT)  # by scheme: a socket's URL allows no other way
    queues = queues or queues_of_games(instance)
    app = Celery("sagebrush", broker=kombu_url(broker_url), task_cls=CarefulTask, set_as_current=False)
    app.conf.update(deepcopy(CONFIGURATION), task_queues=[_queue(name) for name in queues])
    app.finalize()
    for command in Panel.data.keys() - ASKED:
        del Panel.data[command]  # such as shutdown, or a larger pool
    for name in list(app.tasks):
        app.tasks.unregister(name)  # the allow-list: Celery's own tasks are not wanted
    return app


def _queue(name: str) -> Any:
    """A queue on the nameless exchange, where the routing key is the queue: a list, so there is nothing to declare."""
    return Queue(name, exchange="", routing_key=name, no_declare=True)  # type: ignore[no-untyped-call]


def kombu_url(url: str) -> str:
    """``url`` as kombu spells it: a Unix socket is ``redis+socket://``, and a certificate is looked at when it says so.

    Without an option of TLS kombu speaks with whoever answers, and tells him the password.
    """
    address = urlsplit(url)
    if address.scheme == "unix":
        return "redis+socket://" + url.removeprefix("unix://")
    return f"{url}?ssl_cert_reqs=required" if address.scheme == "rediss" and not address.query else url
