"""From a title to a started game: a table with its edition, its variants and computers on the free seats."""

from dataclasses import dataclass, field

from sagebrush_cli.client.terms import Terms
from sagebrush_cli.options import chosen
from sagebrush_client import Client, Promise, Table


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The table to open; the first edition when none is named, options as ``name=value``.

    friends: how many of the other seats are left free for people; ``private``: it is in no list.
    """

    title: str
    seats: int
    opponent: str
    variants: list[str] = field(default_factory=list)
    edition: str = ""
    options: list[str] = field(default_factory=list)
    terms: Terms = field(default_factory=Terms)
    friends: int = 0
    private: bool = False

    def opened(self, api: Client) -> Promise:
        """A started game as its table promised it: its host on the first seat, computers on the others."""
        return self._table(api).start_against(self.opponent)

    def opened_for_friends(self, api: Client) -> Table:
        """A table with free seats for the host and for friends, the first ones, and computers on the others."""
        table = self._table(api)
        if computers := range(1 + self.friends, self.seats):
            table.add_opponents(self.opponent, computers)
        return table

    def _table(self, api: Client) -> Table:
        known = api.title(self.title)
        return api.open_table(
            self.title,
            self.seats,
            self.edition or known["editions"][0]["id"],
            self.variants,
            chosen({option["id"]: option["values"] for option in known["options"]}, self.options),
            "From the terminal",
            "private" if self.private else "public",
            **self.terms.asked(),
        )
