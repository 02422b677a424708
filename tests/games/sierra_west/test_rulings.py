"""Every heading of the rule text and every ruling of the README has a test that cites it."""

from sagebrush_cli.titles.rule_texts.checkout import folders_of
from sagebrush_cli.titles.rule_texts.coverage import RuleCoverage
from sagebrush_games.sierra_west import TITLE

COVERAGE = RuleCoverage(folders_of(TITLE.id))


def test_every_heading_that_holds_a_rule_has_a_test() -> None:
    headings = [heading for heading in COVERAGE.rules.headings if not heading.no_rule]
    assert [str(heading.subject) for heading in headings if not COVERAGE.places_of(heading).tests] == []


def test_every_ruling_has_a_test() -> None:
    assert [str(ruling.subject) for ruling in COVERAGE.rulings if not COVERAGE.places(ruling.subject).tests] == []


def test_rulings_are_numbered_without_a_gap() -> None:
    assert [ruling.number for ruling in COVERAGE.rulings] == [f"R{n}" for n in range(1, len(COVERAGE.rulings) + 1)]
