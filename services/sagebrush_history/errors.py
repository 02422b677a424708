"""Why a table cannot be opened."""


class TableError(Exception):
    """A table that this release cannot open: a stable code, and a sentence that holds nothing of a game's state."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail


class UnknownTitle(TableError):
    """The table is of a title that this release does not have."""

    def __init__(self, title: str) -> None:
        super().__init__("unknown-title", f"There is no title {title[:40]!r}.")


class UnreadableContent(TableError):
    """The game carries content that this release cannot read; it is not folded with another."""

    def __init__(self, detail: str) -> None:
        sentence = f"This release cannot read what was printed when the game began: {detail}."
        super().__init__("content-unknown", sentence)
