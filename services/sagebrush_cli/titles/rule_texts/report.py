"""What people and programs read about the rules of a title: where each is carried."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from sagebrush_cli import screen
from sagebrush_cli.titles.rule_texts.citations import Citation
from sagebrush_cli.titles.rule_texts.coverage import Places, RuleCoverage
from sagebrush_cli.titles.rule_texts.headings import Heading, RuleText
from sagebrush_cli.titles.rule_texts.names import Subject, page_numbered
from sagebrush_cli.titles.rule_texts.rulings import Ruling

STEP = "  "


def show_all(coverage: RuleCoverage, name: str) -> None:
    """Everything: each rule text by heading, its pages, the rulings, and in the end what nothing carries."""
    folders = coverage.folders
    screen.say(name, "bold")
    screen.say(f"code: {folders.code.relative_to(folders.root)}, tests: {folders.tests.relative_to(folders.root)}")
    for text in coverage.rules.texts:
        _show_text(coverage, text)
    screen.say("\nRulings of the README", "bold")
    for ruling in coverage.rulings:
        show_ruling(coverage, ruling)
    show_problems(coverage)


def show_heading(coverage: RuleCoverage, heading: Heading) -> None:
    """A heading and every place that carries it."""
    places = coverage.places_of(heading)
    carried = places.code or heading.no_rule
    reason = f"  ({heading.no_rule})" if heading.no_rule else ""
    screen.say(f"{STEP * heading.level}{heading.subject}{reason}", "" if carried else "red")
    if heading.like:
        screen.say(f"{STEP * heading.level} = {heading.like}")
    _show_places(coverage, places, STEP * (heading.level + 1))


def show_page(coverage: RuleCoverage, source: str, page: int) -> None:
    """A page and the places that cite it by its number."""
    subject = page_numbered(source, page)
    screen.say(f"{STEP}{subject}", "" if coverage.is_page_carried(source, page) else "red")
    _show_places(coverage, coverage.places(subject), STEP * 2)


def show_ruling(coverage: RuleCoverage, ruling: Ruling) -> None:
    """A ruling with its question."""
    places = coverage.places(ruling.subject)
    name = ruling.subject if ruling.is_citable else f"({ruling.number})"
    screen.say(f"{STEP}{name} {ruling.question}", "" if places.code else "red")
    _show_places(coverage, places, STEP * 2)


def show_problems(coverage: RuleCoverage) -> None:
    """What nothing carries, and citations that name nothing."""
    uncarried, untested, wrong = coverage.uncarried(), coverage.untested(), coverage.wrong_citations()
    _show_list("Cited by no code", uncarried)
    _show_list("Cited by no test", untested)
    _show_list("Citations that name nothing", [problem(coverage, citation) for citation in wrong])
    if not (uncarried or untested or wrong):
        screen.say("\nCode and tests cite every heading and every ruling.", "green")


def problem(coverage: RuleCoverage, citation: Citation) -> str:
    """A citation that names nothing, with what is wrong about it."""
    expected = "is no heading, page or ruling"
    if citation.subject is None:
        expected = 'is no citation; expected [SOURCE "Heading"], [SOURCE p. 7] or [ruling R3]'
    return f"{citation.file.relative_to(coverage.folders.root)}:{citation.line}: [{citation.written}] {expected}"


def as_json(coverage: RuleCoverage) -> Iterator[Mapping[str, Any]]:
    """One value for each heading, page and ruling."""
    for heading in coverage.rules.headings:
        yield _entry(heading.subject, coverage.places_of(heading), no_rule=heading.no_rule, pages=list(heading.pages))
    for text in coverage.rules.texts:
        for page in text.pages:
            subject = page_numbered(text.id, page)
            yield _entry(subject, coverage.places(subject))
    for ruling in coverage.rulings:
        yield _entry(ruling.subject, coverage.places(ruling.subject), question=ruling.question)


def _show_text(coverage: RuleCoverage, text: RuleText) -> None:
    rules = [heading for heading in text.headings if not heading.no_rule]
    carried = [heading for heading in rules if coverage.places_of(heading).code]
    tested = [heading for heading in rules if coverage.places_of(heading).tests]
    screen.say(f"\n{text.id}: {text.name}, {text.language}, edition {text.edition}", "bold")
    screen.say(f"{len(rules)} headings with rules: {len(carried)} cited in code, {len(tested)} in tests")
    for heading in text.headings:
        show_heading(coverage, heading)
    for page in text.pages:
        if coverage.places(page_numbered(text.id, page)).code or not coverage.is_page_carried(text.id, page):
            show_page(coverage, text.id, page)


def _show_places(coverage: RuleCoverage, places: Places, indent: str) -> None:
    folders = coverage.folders
    for citation in places.code:
        screen.say(f"{indent}{_place(citation, folders.code)}", "green")
    for citation in places.tests:
        screen.say(f"{indent}test: {_place(citation, folders.tests)}", "cyan")


def _place(citation: Citation, folder: Path) -> str:
    return f"{citation.file.relative_to(folder)}:{citation.line} {citation.inside}".rstrip()


def _show_list(heading: str, lines: Iterable[str]) -> None:
    lines = list(lines)
    if lines:
        screen.say(f"\n{heading}: {len(lines)}", "red")
    for line in lines:
        screen.say(f"{STEP}{line}")


def _entry(subject: Subject, places: Places, **more: Any) -> dict[str, Any]:
    code = [f"{one.file}:{one.line} {one.inside}".rstrip() for one in places.code]
    tests = [f"{one.file}:{one.line} {one.inside}".rstrip() for one in places.tests]
    return {"subject": subject.written, "code": code, "tests": tests, **more}
