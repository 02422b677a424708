"""The answer of a command in lines for a person."""

from typing import Any


def sentences(said: dict[str, Any]) -> str:
    """A line for each name, and below it one for each part of it."""
    return "\n".join(f"{name}: {_text(value)}" for name, value in said.items())


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "".join(f"\n  {_text(key)}: {_text(one)}" for key, one in value.items()) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else "".join(sign if sign.isprintable() else "?" for sign in str(value))
