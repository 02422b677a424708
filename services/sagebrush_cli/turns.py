"""Whose turn it is, for who follows a game from its beginning: the past is told, never asked about."""

from sagebrush_cli.api import Api, Json, Refused


class Turns:
    """The turns of this guest in one game; before version ``_since`` there is nothing left to choose."""

    def __init__(self, api: Api, game: str) -> None:
        self._api = api
        self._game = game
        self._since = self._newest()

    def choices(self, moment: Json) -> list[Json]:
        """The legal commands after ``moment``; none when the game, or our last command, has gone beyond it."""
        return (moment.get("legal") or []) if moment["version"] >= self._since else []

    def take(self, command: Json, moment: Json) -> bool:
        """Whether a command chosen at ``moment`` was accepted, whatever other seats did meanwhile.

        What came too late is chosen again when the newer moment comes; raises Refused when the choice is still there.
        """
        try:
            self._since = self._api.submit(self._game, command)["version"]
        except Refused:
            self._since = max(self._since, self._newest())
            if self._since == moment["version"]:
                raise
            return False
        return True

    def _newest(self) -> int:
        return int(self._api.get(f"/games/{self._game}")["version"])
