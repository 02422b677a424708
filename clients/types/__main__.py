"""``python -m clients.types [--check]``: writes what is made for the clients, or says what is out of date."""

import sys
from collections.abc import Iterator
from pathlib import Path

from clients.types import python, typescript
from clients.types.blocking import blocking_modules
from clients.types.sources import api_declared, title_documents

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "clients" / "python" / "sagebrush_client"
TYPESCRIPT = ROOT / "clients" / "typescript" / "types"


def made() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with its text."""
    api = list(api_declared().values())
    yield PYTHON / "types" / "api.py", python.api_module(api)
    yield TYPESCRIPT / "api.d.ts", typescript.api_declarations(api)
    for document in title_documents():
        yield PYTHON / "types" / f"{document.title.replace('-', '_')}.py", python.title_module(document)
        yield TYPESCRIPT / f"{document.title}.d.ts", typescript.title_declarations(document)
    for name, text in blocking_modules(PYTHON / "asynchronous"):
        yield PYTHON / "blocking" / name, text


def main(arguments: list[str]) -> int:
    """0, or 1 when ``--check`` finds a file that is not as it would be made."""
    stale = [(path, text) for path, text in made() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path, _ in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run `make clients`", file=sys.stderr)
        return int(bool(stale))
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
