"""The steps of a build: pages are staged, the generator renders them, twins and the index for programs are added."""

import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path
from string import Template

from deploy.site.http_reference import http_pages
from deploy.site.links import relinked
from deploy.site.navigation import Section, index_for_programs, sections
from deploy.site.policy import without_inline_code
from deploy.site.python_reference import python_pages
from deploy.site.sources import DOCS, ROOT, addresses, repository_pages
from deploy.site.streams_reference import streams_page
from deploy.site.title_reference import title_pages

SERVED = ROOT / "gateway" / "sagebrush_gateway" / "docs_files"
"""Where the gateway looks for the site; not kept in git, and a part of the wheel when it is there."""
STAGE = ROOT / "build" / "site"
PACKED = {".html", ".css", ".js", ".json", ".md", ".svg", ".txt"}
TEMPLATE = Path(__file__).with_name("zensical.toml")


def build(out: Path, stage: Path = STAGE) -> int:
    """Replace ``out`` with the site; the status of the generator, and ``out`` as it was when that is not 0."""
    pages = all_pages()
    write(stage, pages)
    status = generate(stage)
    if not status:
        finish(stage / "site", pages)
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(stage / "site", out)
    return status


def all_pages() -> dict[str, str]:
    """The Markdown of every page by its address on the site, such as ``for/hosts.md``; links lead within the site."""
    known = addresses()
    pages = {address: relinked(file, address, known) for address, file in repository_pages().items()}
    return pages | http_pages() | streams_page() | title_pages() | python_pages()


def write(stage: Path, pages: dict[str, str]) -> None:
    """Replace ``stage`` with what the generator reads: pages, pictures, documents of interfaces, its settings."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(DOCS, stage / "docs", ignore=shutil.ignore_patterns("*.md"))
    for address, text in pages.items():
        page = stage / "docs" / address
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, "utf-8")
    settings = Template(TEMPLATE.read_text("utf-8")).substitute(nav=_nav(sections(pages)))
    (stage / "zensical.toml").write_text(settings, "utf-8")


def _nav(shown: list[Section]) -> str:
    """Sections as the settings of the generator have them."""
    rows = [f"  {{{json.dumps(one.title)} = {json.dumps(one.in_menu)}}}," for one in shown]
    return "\n".join(["[", '  {"Sagebrush" = "index.md"},', *rows, "]"])


def generate(stage: Path) -> int:
    """The status of the generator, which says what is wrong: with a link to a page or heading that is not there."""
    return subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=stage).returncode


def finish(site: Path, pages: dict[str, str]) -> None:
    """Add a twin of Markdown beside each page and ``llms.txt``; take out what needs inline code or a fixed address."""
    for fixed in ("404.html", "sitemap.xml"):
        (site / fixed).unlink()
    for address, text in pages.items():
        (site / address).write_text(text, "utf-8")
    (site / "llms.txt").write_text(index_for_programs(pages), "utf-8")
    without_inline_code(site)
    pack(site)


def pack(site: Path) -> None:
    """Put a compressed file beside each text, for the gateway to serve as it is."""
    for file in [file for file in site.rglob("*") if file.suffix in PACKED]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
