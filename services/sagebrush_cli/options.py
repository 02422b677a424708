"""Options of a table as they are typed: ``name=value``."""

from collections.abc import Iterable, Mapping, Sequence

Value = str | int | bool


def chosen(known: Mapping[str, Iterable[Value]], pairs: Sequence[str]) -> dict[str, Value]:
    """The options that ``pairs`` mean, by name, in the values ``known`` of each; any other value stays a text."""
    found: dict[str, Value] = {}
    for name, _, text in (pair.partition("=") for pair in pairs):
        found[name] = next((value for value in known.get(name, ()) if str(value).lower() == text), text)
    return found
