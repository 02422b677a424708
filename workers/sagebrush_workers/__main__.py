"""``python -m sagebrush_workers relay|sweeper|engine|worker|sender``: one role a process."""

import sys

from sagebrush_process.addresses import CannotListen
from sagebrush_process.build import ensure_build_is_current
from sagebrush_process.health import Health
from sagebrush_process.logs import configure_logs
from sagebrush_process.operations import Pages, serve_operations
from sagebrush_process.settings import SettingsError
from sagebrush_workers.settings import WorkerSettings

ROLES = ("relay", "sweeper", "engine", "worker", "sender")
USAGE = "usage: python -m sagebrush_workers relay|sweeper|engine|worker|sender"


def main(arguments: list[str]) -> None:
    """Run the role that is named until SIGTERM."""
    if len(arguments) != 1 or arguments[0] not in ROLES:
        sys.exit(USAGE)
    ensure_build_is_current("sagebrush_workers")
    role, settings, health = arguments[0], WorkerSettings.load("sagebrush_workers"), Health()
    configure_logs(role, settings.log_level)
    try:
        serve_operations({settings.health, settings.workers_metrics}, Pages(health))
        _run(role, settings, health)
    except (CannotListen, SettingsError) as error:
        sys.exit(f"sagebrush_workers: {error}")


def _run(role: str, settings: WorkerSettings, health: Health) -> None:
    """Import what the role needs, and nothing else, and run it."""
    if role == "worker":
        from sagebrush_workers.worker.process import run_worker

        run_worker(settings, health)
    elif role == "sender":
        from sagebrush_workers.sender.process import run_sender

        run_sender(settings, health)
    else:
        from sagebrush_workers.daemons.run import run_daemon

        run_daemon(role, settings, health)


if __name__ == "__main__":
    main(sys.argv[1:])
