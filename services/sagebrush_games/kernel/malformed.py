"""What is raised for bytes that nobody can read."""


class Malformed(Exception):
    """Bytes that are no message, whatever the state; ``field`` is a JSON path such as ``$.parcel``."""

    def __init__(self, detail: str, field: str = "$") -> None:
        super().__init__(detail)
        self.detail = detail
        self.field = field
