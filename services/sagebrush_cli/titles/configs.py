"""Which tables of a title a run plays; a table that cannot be played ends the command with a sentence."""

import sys
from collections.abc import Sequence
from itertools import combinations

from sagebrush_cli.options import Value, chosen
from sagebrush_games import TITLES
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle, faults


def title_named(name: str) -> AnyTitle:
    """The title of that id; ends the command for an unknown one."""
    if name not in TITLES:
        sys.exit(f"sagebrush: There is no title {name!r}; there are: {', '.join(TITLES)}.")
    return TITLES[name]


def configurations(
    name: str,
    seats: Sequence[int],
    variants: Sequence[str],
    editions: Sequence[str] = (),
    options: Sequence[str] = (),
) -> list[Config]:
    """Every edition of a title, or those of ``editions``, with ``seats``, or all its counts; no table twice."""
    title = title_named(name)
    configs = [
        Config(title.id, edition.id, count, _in_order(title, variants), _options(title, options))
        for edition in _editions(title, editions)
        for count in dict.fromkeys(seats) or edition.seats
    ]
    for config in configs:
        for _, sentence in faults(title, config):
            sys.exit(f"sagebrush: {sentence}")
    return configs


def _in_order(title: AnyTitle, names: Sequence[str]) -> tuple[str, ...]:
    """Variants in the manifest's order, whatever the order in which they were typed; unknown ones first."""
    order = [variant.id for variant in title.manifest.variants]
    return tuple(sorted(names, key=lambda name: order.index(name) if name in order else -1))


def _editions(title: AnyTitle, names: Sequence[str]) -> list[Edition]:
    """The editions of those names in the manifest's order; all when none is named."""
    known = [edition.id for edition in title.manifest.editions]
    for name in names:
        if name not in known:
            sys.exit(f"sagebrush: {title.name} has no edition {name!r}; it has {', '.join(known)}.")
    return [edition for edition in title.manifest.editions if not names or edition.id in names]


def _options(title: AnyTitle, pairs: Sequence[str]) -> dict[str, Value] | None:
    """The options that ``name=value`` pairs mean; None without any."""
    return chosen({option.id: option.values for option in title.manifest.options}, pairs) or None


def matrix(name: str, seats: Sequence[int], editions: Sequence[str] = (), options: Sequence[str] = ()) -> list[Config]:
    """Every table of a title, or of ``editions``, with no variant, with one, and with every two that go together.

    Where there is none, the command ends with the reason why the table without a variant cannot be played.
    """
    title = title_named(name)
    names = [variant.id for variant in title.manifest.variants]
    configs = [
        Config(title.id, edition.id, count, together, _options(title, options))
        for edition in _editions(title, editions)
        for count in edition.seats
        for size in range(3)
        for together in combinations(names, size)
        if not seats or count in seats
    ]
    playable = [config for config in configs if not faults(title, config)]
    return playable or configurations(name, seats, (), editions, options)
