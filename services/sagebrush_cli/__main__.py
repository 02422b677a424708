"""``sagebrush`` and ``python -m sagebrush_cli``."""

from sagebrush_cli.app import app


def main() -> None:
    """Read the command line and do what it says."""
    app()


if __name__ == "__main__":
    main()
