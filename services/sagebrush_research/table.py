"""A table for research: the rules of a title as it is played there, with numbers for commands and views."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Self, overload

from sagebrush_games import TITLES
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import Decider, R, S, V
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle, Title, faults
from sagebrush_research.actions.numbering import ActionTable, action_table
from sagebrush_research.actions.rows import ActionRows, rows_of
from sagebrush_research.history import HistoryLayout
from sagebrush_research.observations.layout import LayoutSections, ObservationLayout, observation_layout, sections_of

Options = Mapping[str, str | int | bool]


@dataclass(frozen=True)
class ResearchTable(Generic[R, S, V]):
    """A title with what its table agreed to play. Building one takes some milliseconds; episodes share it."""

    title: Title[R, S, V]
    config: Config
    rows: ActionRows
    sections: LayoutSections

    def __deepcopy__(self, _memo: object) -> Self:
        """Itself: a table never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """What it is called by: titles hold functions, which cannot be pickled."""
        config = self.config
        return research_table, (self.title.id, config.edition, config.seats, config.variants, config.options)

    @cached_property
    def decider(self) -> Decider[R, S, V]:
        """The rules of the table."""
        return self.title.build(self.config)

    @cached_property
    def codec(self) -> Codec[S, V]:
        """What writes events and views of the title as JSON."""
        return Codec(self.title)

    @cached_property
    def actions(self) -> ActionTable:
        """The action ids."""
        return action_table(self.decider, self.rows)

    @cached_property
    def observations(self) -> ObservationLayout:
        """What each number of an observation is."""
        return observation_layout(self.title.id, self.config.seats, tuple(self.decider.actions), self.sections)

    @cached_property
    def history(self) -> HistoryLayout:
        """What each number about the latest events is."""
        return HistoryLayout(tuple(event.__name__ for event in self.title.types.events), self.observations.owners)


AnyResearchTable = ResearchTable[Any, Any, Any]
"""The table of whatever title."""


@overload
def research_table(
    title: Title[R, S, V],
    edition: str = "",
    seats: int = 0,
    variants: Sequence[str] = (),
    options: Options | None = None,
) -> ResearchTable[R, S, V]: ...


@overload
def research_table(
    title: str, edition: str = "", seats: int = 0, variants: Sequence[str] = (), options: Options | None = None
) -> AnyResearchTable: ...


def research_table(
    title: AnyTitle | str,
    edition: str = "",
    seats: int = 0,
    variants: Sequence[str] = (),
    options: Options | None = None,
) -> AnyResearchTable:
    """The table of a title, given itself (a type checker knows its views then) or by id.

    Unless said, its first edition with two seats, or as few as it allows. Raises ValueError with a sentence for a table
    that the title does not allow; NotNumbered for a title without numbers.
    """
    box = _title(title) if isinstance(title, str) else title
    edition = edition or box.manifest.editions[0].id
    allowed = next((found.seats for found in box.manifest.editions if found.id == edition), range(2, 3))
    order = [variant.id for variant in box.manifest.variants]
    chosen = tuple(sorted(variants, key=lambda name: order.index(name) if name in order else -1))
    config = Config(box.id, edition, seats or max(2, allowed[0]), chosen, dict(options) if options else None)
    if found := faults(box, config):
        raise ValueError(" ".join(sentence for _, sentence in found))
    return ResearchTable(box, config, rows_of(box.id), sections_of(box.id))


def _title(title: str) -> AnyTitle:
    if title not in TITLES:
        raise ValueError(f"There is no title {title!r}; there are {', '.join(TITLES)}.")
    return TITLES[title]
