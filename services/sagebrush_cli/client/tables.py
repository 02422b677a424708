"""From a title to a started game: a table with its edition, its variants and computers on the free seats."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from sagebrush_cli.client.api import Api, Json, Refused
from sagebrush_cli.client.promise import Promise, commitment_to, new_entropy
from sagebrush_cli.options import chosen


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The table to open; the first edition when none is named, options as ``name=value``."""

    title: str
    seats: int
    opponent: str
    variants: list[str] = field(default_factory=list)
    edition: str = ""
    options: list[str] = field(default_factory=list)

    def opened(self, api: Api) -> Promise:
        """A started game as its table promised it: its host on the first seat, computers on the others."""
        opened = api.post("/tables", self._table(api))
        with _deleting_refused_table(api, opened["table"]):
            promise = self._started(api, opened)
        promise.check(api)
        return promise

    def _started(self, api: Api, opened: Json) -> Promise:
        path, entropy = f"/tables/{opened['table']}", new_entropy()
        full = api.post(f"{path}/join", {"entropy_commitment": commitment_to(entropy)})
        if self.seats > 1:
            full = api.post(f"{path}/opponents", {"name": self.opponent})
        promise = Promise.of(opened, full, entropy)
        api.post(f"{path}/reveal", {"entropy": entropy})
        api.post(f"{path}/start")
        return promise

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


@contextmanager
def _deleting_refused_table(api: Api, table: str) -> Iterator[None]:
    """Leaves no table behind whose game cannot start."""
    try:
        yield
    except Refused:
        with suppress(Refused):
            api.delete(f"/tables/{table}")
        raise


def manifest(api: Api, title: str) -> Json:
    """What can be played of a title."""
    titles: list[Json] = api.get("/titles")["titles"]
    for known in titles:
        if known["id"] == title:
            return known
    names = ", ".join(known["id"] for known in titles)
    raise Refused("unknown-title", f"There is no title {title!r}; there are: {names}.")
