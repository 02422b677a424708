"""What the rules service publishes about titles: asked once a minute, whoever asks here."""

from time import monotonic

from sagebrush_rpc.client import RulesClient

FRESH = 60.0
"""Seconds; titles change with releases."""


class Catalogue:
    """Manifests and schemas as JSON; unknown titles are not remembered."""

    def __init__(self, rules: RulesClient) -> None:
        self._rules = rules
        self._known: dict[str, tuple[float, bytes]] = {}

    async def about(self, title: str = "") -> bytes:
        """The schemas of ``title``, or the manifests of all; raises RulesError."""
        until, found = self._known.get(title, (0.0, b""))
        if until < monotonic():
            found = await self._rules.schemas(title)
            self._known[title] = monotonic() + FRESH, found
        return found
