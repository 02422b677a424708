"""Which files of the repository are pages of the site, and at which address."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TITLES = ROOT / "services" / "sagebrush_games"

ELSEWHERE = {
    "index.md": ROOT / "README.md",
    "changelog.md": ROOT / "CHANGELOG.md",
    "contributing.md": ROOT / "CONTRIBUTING.md",
    "measured.md": ROOT / "bench" / "results.md",
    "measuring.md": ROOT / "bench" / "README.md",
}
"""Pages that lie where people who read the repository look for them."""

REFERENCES = {
    DOCS / "openapi.json": "reference/http.md",
    DOCS / "asyncapi.json": "reference/streams.md",
}
"""References that are made from a file: a link to the file leads there."""
PACKAGES = {
    "sagebrush_client": "clients/python",
    "sagebrush_games": "services",
    "sagebrush_opponents": "services",
    "sagebrush_research": "services",
    "sagebrush_history": "services",
    "sagebrush_messages": "services",
}
"""Python packages that other people import, which have a reference, and the folder in which each lies."""


def addresses() -> dict[Path, str]:
    """Where a link to a file of the repository leads on the site."""
    packages = {
        ROOT / folder / name / "__init__.py": f"reference/python-{name}.md" for name, folder in PACKAGES.items()
    }
    return {file: address for address, file in repository_pages().items()} | REFERENCES | packages


def repository_pages() -> dict[str, Path]:
    """The file of every page by its address: everything in docs/, the README of every title, and `ELSEWHERE`."""
    guides = {_address(file): file for file in sorted(DOCS.rglob("*.md"))}
    titles = {f"titles/{file.parent.name.replace('_', '-')}.md": file for file in sorted(TITLES.glob("*/README.md"))}
    return {**ELSEWHERE, **guides, **titles}


def _address(file: Path) -> str:
    """A page of docs/ keeps its path; the page of a folder or of an audience is an index."""
    path = file.relative_to(DOCS).as_posix().replace("README.md", "index.md")
    return path.replace(".md", "/index.md") if path.startswith("for/") else path
