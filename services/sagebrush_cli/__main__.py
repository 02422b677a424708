"""``sagebrush`` and ``python -m sagebrush_cli``."""

import sys

from sagebrush_cli.missing import exit_when_not_installed
from sagebrush_cli.system_errors import exit_in_form, exit_on_system_error, exit_when_interrupted


def main() -> None:
    """Read the command line and do what it says."""
    as_json = "--json" in sys.argv
    with exit_when_interrupted(), exit_when_not_installed(), exit_in_form(as_json), exit_on_system_error(as_json):
        from sagebrush_cli.app import app

        app()


if __name__ == "__main__":
    main()
