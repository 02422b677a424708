"""What is shown where: pages of audiences are written by hand, and each lists the pages that its readers need.

A page stands in the navigation below the first audience whose list has it. Nothing else says where a page is shown.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from posixpath import dirname, join, normpath

AUDIENCES = tuple(
    f"for/{name}/index.md"
    for name in ("players", "hosts", "frontends", "bots", "ai-callers", "researchers", "authors", "contributors")
)
LISTED = re.compile(r"^- \[([^\]]+)\]\(([^)#\s]+\.md)\): (.+)$", re.MULTILINE)
"""A row of an audience's list: the page, and what for."""
FOLDERS = {"titles/": "Rules of the titles", "reference/": "Reference", "adr/": "Decisions"}
"""Sections that are filled from a folder, whose pages no list needs to name."""

OPTIONAL = {"Decisions": "Optional"}
"""Sections that ``llms.txt`` marks, in the words of its form, as pages to leave out where there is little room."""
REST = "More"
"""The section of pages that no audience was given."""


@dataclass(frozen=True)
class Section:
    """A heading of the navigation with the addresses of its pages."""

    title: str
    pages: list[str]

    @property
    def in_menu(self) -> list[str]:
        """The pages shown in the menu of every page: of the decisions their index alone, for there are many."""
        return [page for page in self.pages if not page.startswith("adr/") or page == "adr/index.md"]


def sections(pages: Mapping[str, str]) -> list[Section]:
    """The navigation after the first page: one section for each audience, then the folders, then what is left."""
    shown = {"index.md"}
    found = [Section(title_of(pages[page]), _new([page, *_guides(page, pages)], shown)) for page in AUDIENCES]
    for folder, title in FOLDERS.items():
        inside = sorted((page for page in pages if page.startswith(folder)), key=_index_first)
        found.append(Section(title, _new(inside, shown)))
    return [one for one in (*found, Section(REST, _new(pages, shown))) if one.pages]


def listed(audience: str, pages: Mapping[str, str]) -> dict[str, str]:
    """What each page is for that an audience's list has, by address."""
    rows = LISTED.findall(pages[audience])
    return {normpath(join(dirname(audience), target)): purpose for _, target, purpose in rows}


def _guides(audience: str, pages: Mapping[str, str]) -> list[str]:
    """What an audience's list has, without pages that stand in the section of a folder."""
    return [page for page in listed(audience, pages) if not page.startswith(tuple(FOLDERS))]


def title_of(text: str) -> str:
    """The first heading of a page."""
    heading = re.search(r"^# (.+?)(?: *\{.*\})?$", text, re.MULTILINE)
    return heading[1] if heading else "Untitled"


def index_for_programs(pages: Mapping[str, str]) -> str:
    """``llms.txt``: what the site is, and every page as Markdown, with what it is for."""
    purposes = {page: purpose for audience in AUDIENCES for page, purpose in listed(audience, pages).items()}
    first = pages["index.md"].split("\n\n")[1].replace("\n", " ")
    lines = [
        "# Sagebrush",
        "",
        f"> {first}",
        "",
        "Every page of these documents is Markdown at the address given here.",
    ]
    for section in sections(pages):
        lines += ["", f"## {OPTIONAL.get(section.title, section.title)}", ""]
        lines += [f"- [{title_of(pages[page])}]({page}){_after(purposes.get(page))}" for page in section.pages]
    return "\n".join([*lines, ""])


def _after(purpose: str | None) -> str:
    return f": {purpose}" if purpose else ""


def _new(candidates: Iterable[str], shown: set[str]) -> list[str]:
    """Those that are shown nowhere yet; from now on they are."""
    new = [page for page in candidates if page not in shown]
    shown.update(new)
    return new


def _index_first(page: str) -> tuple[bool, str]:
    return not page.endswith("index.md"), page.removesuffix(".md")
