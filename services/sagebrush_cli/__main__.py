"""``sagebrush`` and ``python -m sagebrush_cli``."""

from sagebrush_cli.missing import exit_when_not_installed


def main() -> None:
    """Read the command line and do what it says."""
    with exit_when_not_installed():
        from sagebrush_cli.app import app

        app()


if __name__ == "__main__":
    main()
