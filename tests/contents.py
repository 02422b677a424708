"""What the editions of a title printed when they were first released: ``python -m tests.contents`` keeps what is new.

A file in a ``first`` folder is never written again: games that were stored with it read it for ever.
"""

from pathlib import Path

from sagebrush_games import TITLES, __file__
from sagebrush_games.kernel.contents import FIRST, text
from sagebrush_games.kernel.title import AnyTitle


def folder(title: AnyTitle) -> Path:
    """Where the first contents of a title lie."""
    return Path(__file__).parent / title.id.replace("-", "_") / "content" / FIRST


def main() -> None:
    """Writes the content of every edition that has no file yet."""
    for title in TITLES.values():
        folder(title).mkdir(exist_ok=True)
        for edition, content in title.contents.items():
            file = folder(title) / f"{edition}.json"
            if not file.exists():
                file.write_text(text(content) + "\n", "utf-8")


if __name__ == "__main__":
    main()
