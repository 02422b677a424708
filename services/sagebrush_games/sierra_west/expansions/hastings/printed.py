"""The plan cards of Hastings as values."""

from dataclasses import dataclass

from sagebrush_games.kernel.content import Content
from sagebrush_games.sierra_west.content.printed import is_unofficial, read_rows


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan card of Hastings: boots, who claims, steps, and the track, market space and animal, "" or 0 for none."""

    number: int
    id: str
    left: int
    right: int
    claim: str
    wagon: int
    track: str
    cabin: int
    animal: str
    mode: bool
    unofficial: bool


def plans(content: Content) -> tuple[Plan, ...]:
    """Hastings' plan cards."""
    return tuple(
        read_rows(
            content,
            "plans",
            lambda place, row, cells: Plan(
                number=place,
                id=row,
                left=cells["left"],
                right=cells["right"],
                claim=cells.get("claim", ""),
                wagon=cells.get("wagon", 0),
                track=cells.get("track", ""),
                cabin=cells.get("cabin", 0),
                animal=cells.get("animal", ""),
                mode=cells.get("mode", False),
                unofficial=is_unofficial(cells),
            ),
        )
    )


def reference_card(content: Content) -> str:
    """What "Mode" on a plan card means."""
    return "".join(cells["text"] for cells in content.rows("reference_cards").values())
