"""What views show of the box: the same in a whole game, so a view can be sent without it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class ViewContent:
    """What views show of the box at one table, by field of the view.

    whole: fields that look so to every viewer at every version. rows: things with a ``number``, which is their place
    here; in such a field a view shows some of them.
    """

    whole: Mapping[str, Any] = field(default_factory=dict)
    rows: Mapping[str, Sequence[Any]] = field(default_factory=dict)

    def taken_out_of(self, view: Any) -> dict[str, Any]:
        """The fields of ``view`` without the whole ones, and numbers in the place of rows."""
        shown = {part.name: getattr(view, part.name) for part in fields(view) if part.name not in self.whole}
        return shown | {name: [row.number for row in shown[name]] for name in self.rows}
