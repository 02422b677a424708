"""The blocking half of the Python client, made of the asynchronous one: the same code without waiting for others."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WORDS = {
    "async_pause": "pause",
    "aiter_text": "iter_text",
    "aread": "read",
    "aclose": "close",
    "aclosing": "closing",
    "__aenter__": "__enter__",
    "__aexit__": "__exit__",
    "asynccontextmanager": "contextmanager",
    "asynchronous": "blocking",
}
ASYNC_CLASS = re.compile(r"\bAsync(?=[A-Z])")
ASYNC_OR_AWAIT = re.compile(r"\b(?:async|await) ")
GENERATOR = re.compile(r"(\bGenerator\[.*, None)\]")
"""Of what is sent nothing, which has one parameter less where it is asynchronous."""
WORD = re.compile(r"\b(" + "|".join(WORDS) + r")\b")


def blocking_modules(asynchronous: Path) -> Iterator[tuple[str, str]]:
    """Name and text of each module."""
    for path in sorted(asynchronous.glob("*.py")):
        yield path.name, _formatted(_blocking(path.read_text("utf-8")))


def _blocking(text: str) -> str:
    text = GENERATOR.sub(r"\1, None]", ASYNC_CLASS.sub("", ASYNC_OR_AWAIT.sub("", text)))
    return WORD.sub(lambda found: WORDS[found[0]], text)


def _formatted(text: str) -> str:
    """``text`` as ruff formats it, imports in their order."""
    ruff = Path(sys.executable).with_name("ruff")
    for command in (["check", "--select", "I", "--fix", "-q"], ["format", "-q"]):
        named = ["--stdin-filename", "clients/python/sagebrush_client/blocking/module.py", "-"]
        text = subprocess.run([ruff, *command, *named], input=text, capture_output=True, text=True, check=True).stdout
    return text
