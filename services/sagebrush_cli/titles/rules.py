"""``sagebrush rules``: where the rules of a title are carried, in code and in tests, and what nothing carries."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from sagebrush_cli import screen
from sagebrush_cli.titles.configs import title_named
from sagebrush_cli.titles.rule_texts import report
from sagebrush_cli.titles.rule_texts.checkout import RULEBOOK, NoCheckout, TitleFolders, folders_of
from sagebrush_cli.titles.rule_texts.coverage import RuleCoverage
from sagebrush_cli.titles.rule_texts.headings import BadRulebook, Heading
from sagebrush_cli.titles.rule_texts.names import page_numbered
from sagebrush_games import TITLES


@dataclass(frozen=True, slots=True)
class RuleSearch:
    """What of the rule texts is shown: any heading with these words, any on this page, the ruling of this number."""

    heading: str = ""
    page: int | None = None
    ruling: str = ""


def show(name: str, search: RuleSearch, as_json: bool) -> None:
    """Print what carries the rules of a title, or those that are searched for; status 1 when nothing is found."""
    title, coverage = title_named(name), _coverage(name, as_json)
    if as_json:
        for entry in report.as_json(coverage):
            screen.emit(entry)
    elif search == RuleSearch():
        report.show_all(coverage, title.name)
    elif not _show_found(coverage, search):
        screen.fail("not-found", f"No heading, page or ruling of {title.name} answers that.", as_json)
        sys.exit(1)


def check(name: str, as_json: bool) -> None:
    """Status 1 with a list when no code or no test cites a rule, or a citation names nothing.

    Without a name all titles are checked; one whose ``rulebook.toml`` is not complete yet for wrong citations only.
    """
    found = [_problems(title, _coverage(title, as_json), every=bool(name)) for title in _titles(name, as_json)]
    problems = [line for lines in found for line in lines]
    if problems:
        screen.fail("rules-not-carried", "\n  ".join([f"{len(problems)} problems:", *problems]), as_json)
        sys.exit(1)


def _titles(name: str, as_json: bool) -> Sequence[str]:
    """The one of that name, or all that have rule texts."""
    return [title_named(name).id] if name else [title for title in TITLES if _folders(title, as_json).has_rule_texts]


def _problems(title: str, coverage: RuleCoverage, every: bool) -> list[str]:
    wrong = [report.problem(coverage, citation) for citation in coverage.wrong_citations()]
    if not (every or coverage.rules.complete):
        return wrong
    return [
        *(f"{title}: no code cites {subject}" for subject in coverage.uncarried()),
        *(f"{title}: no test cites {subject}" for subject in coverage.untested()),
        *wrong,
    ]


def _coverage(name: str, as_json: bool) -> RuleCoverage:
    title, folders = title_named(name), _folders(title_named(name).id, as_json)
    if not folders.has_rule_texts:
        _end(f"{title.name} has no rule texts: there is no {RULEBOOK} in its folder.", as_json)
    try:
        return RuleCoverage(folders)
    except BadRulebook as error:
        _end(str(error), as_json)


def _folders(title: str, as_json: bool) -> TitleFolders:
    try:
        return folders_of(title)
    except NoCheckout as error:
        _end(str(error), as_json)


def _end(sentence: str, as_json: bool) -> NoReturn:
    screen.fail("no-rule-texts", sentence, as_json)
    sys.exit(2)


def _show_found(coverage: RuleCoverage, search: RuleSearch) -> bool:
    headings = [heading for heading in coverage.rules.headings if _is_found(heading, search)]
    for heading in headings:
        report.show_heading(coverage, heading)
    pages = [text.id for text in coverage.rules.texts if search.page in text.pages]
    for source in pages:
        if search.page and coverage.places(page_numbered(source, search.page)).code:
            report.show_page(coverage, source, search.page)
    rulings = [ruling for ruling in coverage.rulings if search.ruling and ruling.number == search.ruling]
    for ruling in rulings:
        report.show_ruling(coverage, ruling)
    return bool(headings or pages or rulings)


def _is_found(heading: Heading, search: RuleSearch) -> bool:
    named = bool(search.heading) and search.heading.casefold() in f"{heading.text} {heading.subject}".casefold()
    return named or search.page in heading.pages
