"""The turns of this guest in a game that is followed from its beginning: past choices are shown, not offered."""

from sagebrush_cli.client.api import Api, Json, Refused


class Turns:
    """The turns of this guest in one game; before version ``_since`` there is nothing left to choose."""

    def __init__(self, api: Api, game: str) -> None:
        self._api = api
        self._game = game
        self._since = self._newest()

    def choices(self, frame: Json) -> list[Json]:
        """The legal commands after ``frame``; none when the game, or our last command, has gone beyond it."""
        return (frame.get("legal") or []) if frame["version"] >= self._since else []

    def take(self, command: Json, frame: Json) -> bool:
        """Whether a command chosen at ``frame`` was accepted, whatever other seats did meanwhile.

        What came too late is chosen again when the newer frame comes; raises Refused when the choice is still there.
        """
        try:
            self._since = self._api.submit(self._game, command)["version"]
        except Refused:
            self._since = max(self._since, self._newest())
            if self._since == frame["version"]:
                raise
            return False
        return True

    def _newest(self) -> int:
        return int(self._api.get(f"/games/{self._game}")["version"])
