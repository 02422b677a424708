"""What a language model is told of a title before it plays."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

SUMMARIES = Path(__file__).parent / "rules"
HOW_TO_PLAY = (
    "You need no rule by heart: `legal_commands` lists everything your seat may do, in words, and nothing else is "
    "accepted. What follows is a summary, not the rulebook; where they differ, the list is right."
)


def rules_of(title: str, schemas: Mapping[str, Any]) -> str:
    """The summary of a title, where there is one, and what each command means."""
    summary = _summary(title)
    commands = "\n".join(f"- {name}: {_meaning(schema)}" for name, schema in schemas["commands"].items())
    return "\n\n".join(part for part in (HOW_TO_PLAY, summary, "Commands:\n" + commands) if part)


def _summary(title: str) -> str:
    known = {path.stem: path for path in SUMMARIES.glob("*.md")}
    return known[title].read_text("utf-8").strip() if title in known else ""


def _meaning(schema: Mapping[str, Any]) -> str:
    """The first sentence of what a command's schema says."""
    root = schema["$defs"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    return str(root.get("description", "")).partition("\n")[0].replace("``", "`")
