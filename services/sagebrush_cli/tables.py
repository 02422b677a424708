"""From a title to a started game: a table with its edition, its variants and computers on the free seats."""

from dataclasses import dataclass, field

from sagebrush_cli.api import Api, Json, Refused
from sagebrush_cli.options import chosen


@dataclass(frozen=True, slots=True)
class Wanted:
    """The game somebody wants to play; the first edition when none is named, options as ``name=value``."""

    title: str
    seats: int
    opponent: str
    variants: list[str] = field(default_factory=list)
    edition: str = ""
    options: list[str] = field(default_factory=list)

    def opened(self, api: Api) -> str:
        """The id of a started game: its host on the first seat, computers on the others."""
        table = api.post("/tables", self._table(api))["table"]
        api.post(f"/tables/{table}/join", {})
        if self.seats > 1:
            api.post(f"/tables/{table}/opponents", {"name": self.opponent})
        return str(api.post(f"/tables/{table}/start")["game"])

    def _table(self, api: Api) -> Json:
        known = manifest(api, self.title)
        return {
            "title": self.title,
            "edition": self.edition or known["editions"][0]["id"],
            "variants": self.variants,
            "options": chosen({option["id"]: option["values"] for option in known["options"]}, self.options),
            "seats": self.seats,
            "name": "From the terminal",
        }


def manifest(api: Api, title: str) -> Json:
    """What can be played of a title."""
    titles: list[Json] = api.get("/titles")["titles"]
    for known in titles:
        if known["id"] == title:
            return known
    names = ", ".join(known["id"] for known in titles)
    raise Refused("unknown-title", f"There is no title {title!r}; there are: {names}.")
