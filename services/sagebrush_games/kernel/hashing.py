"""What of a state goes into its hash: every field, but those that their metadata omit."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from sagebrush_games.kernel.fields import is_omitted_at_default, keys_always_hashed, values_of


def hashed_fields(cls: type[Any]) -> Callable[[Any], Any]:
    """A function that gives a value, or its fields by name without those that the hash omits.

    The same holds for fields that are values of such a class themselves, or None.
    """
    defaults = {entry.name: entry.default for entry in fields(cls) if is_omitted_at_default(entry)}
    mappings = {entry.name: first for entry in fields(cls) if (first := keys_always_hashed(entry)) is not None}
    parts = {name: hashed_fields(part) for name, part in _parts(cls).items() if _omits(part)}
    if not defaults and not mappings and not parts:
        return lambda value: value
    names = [entry.name for entry in fields(cls)]
    values = values_of(cls)

    def hashed(value: Any) -> dict[str, Any]:
        found = dict(zip(names, values(value), strict=True))
        for name, default in defaults.items():
            if found[name] == default:
                del found[name]
        for name, first in mappings.items():
            if len(found[name]) > len(first):
                found[name] = {key: held for key, held in found[name].items() if held or key in first}
        for name, part in parts.items():
            if found.get(name) is not None:
                found[name] = part(found[name])
        return found

    return hashed


def _parts(cls: type[Any]) -> dict[str, type[Any]]:
    """By field of ``cls``: the dataclass that its value is one of, where it is one, or one or None."""
    found: dict[str, type[Any]] = {}
    for name, hint in get_type_hints(cls).items():
        for option in get_args(hint) if get_origin(hint) is UnionType else (hint,):
            if isinstance(option, type) and is_dataclass(option):
                found[name] = option
    return found


def _omits(cls: type[Any]) -> bool:
    """Whether the hash may omit a field of ``cls`` or of one of its parts, or keys of one."""
    own = any(is_omitted_at_default(entry) or keys_always_hashed(entry) is not None for entry in fields(cls))
    return own or any(map(_omits, _parts(cls).values()))
