"""What a seat has to answer a question with, in a line."""

from collections.abc import Callable, Mapping
from typing import Any

from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.phrases import phrase

View = Mapping[str, Any]


def holdings(title: str, view: View, seat: int, renderer: EventRenderer) -> str:
    """The things of ``seat`` that answers cost; empty for a title of which nobody has said them."""
    return HOLDINGS[title](view["players"][seat], renderer) if title in HOLDINGS else ""


def in_carson_city(player: View, _renderer: EventRenderer) -> str:
    """Dollars, cowboys, firepower."""
    counts = {phrase("cowboys"): player["cowboys"], phrase("firepower"): player["firepower"]}
    return ", ".join((f"${player['dollars']}", *(f"{name}: {many}" for name, many in counts.items())))


def in_tiny_epic_western(player: View, renderer: EventRenderer) -> str:
    """Influence by kind."""
    return ", ".join(f"{renderer.called(kind, 'kind')}: {many}" for kind, many in enumerate(player["influence"]))


def in_sierra_west(player: View, renderer: EventRenderer) -> str:
    """Resources, and Pairs of Boots."""
    stores = [f"{renderer.called(kind, 'resource')}: {many}" for kind, many in enumerate(player["resources"])]
    return ", ".join((*stores, f"{phrase('Pairs of Boots')}: {player['tokens']}"))


HOLDINGS: Mapping[str, Callable[[View, EventRenderer], str]] = {
    "carson-city": in_carson_city,
    "tiny-epic-western": in_tiny_epic_western,
    "sierra-west": in_sierra_west,
}
