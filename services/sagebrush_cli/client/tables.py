"""From a title to a started game: a table with its edition, its variants and computers on the free seats."""

from dataclasses import dataclass, field

from sagebrush_cli.options import chosen
from sagebrush_client import Client, Promise


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The table to open; the first edition when none is named, options as ``name=value``."""

    title: str
    seats: int
    opponent: str
    variants: list[str] = field(default_factory=list)
    edition: str = ""
    options: list[str] = field(default_factory=list)

    def opened(self, api: Client) -> Promise:
        """A started game as its table promised it: its host on the first seat, computers on the others."""
        known = api.title(self.title)
        table = api.open_table(
            self.title,
            self.seats,
            self.edition or known["editions"][0]["id"],
            self.variants,
            chosen({option["id"]: option["values"] for option in known["options"]}, self.options),
            "From the terminal",
        )
        return table.start_against(self.opponent)
