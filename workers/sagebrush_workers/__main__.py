"""``python -m sagebrush_workers relay|sweeper|worker``: one role a process."""

import sys

from sagebrush_workers.settings import Settings

USAGE = "usage: python -m sagebrush_workers relay|sweeper|worker"


def main(arguments: list[str]) -> None:
    """Run the role that is named; each loads only what it needs."""
    settings = Settings.load("sagebrush_workers")
    match arguments:
        case ["relay"]:
            from sagebrush_workers.clerks import run_relay

            run_relay(settings)
        case ["sweeper"]:
            from sagebrush_workers.clerks import run_sweeper

            run_sweeper(settings)
        case ["worker"]:
            from sagebrush_workers.worker import run_worker

            run_worker(settings)
        case _:
            sys.exit(USAGE)


if __name__ == "__main__":
    main(sys.argv[1:])
