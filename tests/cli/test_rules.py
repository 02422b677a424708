"""The command that says which code and which tests carry a rule."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_cli.titles import rules
from sagebrush_cli.titles.rule_texts.checkout import TitleFolders
from sagebrush_cli.titles.rule_texts.coverage import RuleCoverage
from sagebrush_cli.titles.rule_texts.headings import BadRulebook
from sagebrush_games import TITLES

run = CliRunner().invoke

RULEBOOK = """
complete = false
[[source]]
id = "EN"
name = "Rules"
language = "English"
edition = "all"
headings = [
    { level = 1, text = "Components", no_rule = "components", page = "1" },
    { level = 1, text = "Set-up", page = "2" },
    { level = 1, text = "“Duels”", page = "3-4" },
]
[[source]]
id = "DE"
name = "Regeln"
language = "German"
edition = "all"
headings = [{ level = 1, text = "Aufbau", like = "EN Set-up" }]
"""
README = """
| # | Question | Ruling |
|---|---|---|
| <a id="r1"></a>R1 | Who begins? | The youngest. |
"""
CODE = '''"""Set-up. [EN "Set-up"]"""
# [ruling R1]
def begin():
    """Somebody begins."""
def fight():
    wins = 1  # the higher one [EN "duels"] [EN p. 4]
'''


class Planted:
    """A title in a folder, with a rulebook, a ruling, code and a test."""

    def __init__(self, root: Path) -> None:
        self.folders = TitleFolders(root, root / "code", root / "tests")
        for folder in (self.folders.code, self.folders.tests):
            folder.mkdir()
        self.write("code/rulebook.toml", RULEBOOK)
        self.write("code/README.md", README)
        self.write("code/play.py", CODE)
        self.write(
            "tests/test_play.py", '"""[EN "Set-up"]"""\n\ndef test_a_duel():\n    """[EN "Duels"] [ruling R1]"""\n'
        )

    def write(self, file: str, text: str) -> None:
        (self.folders.root / file).write_text(text)

    @property
    def coverage(self) -> RuleCoverage:
        return RuleCoverage(self.folders)

    def check(self, monkeypatch: pytest.MonkeyPatch, *options: str) -> tuple[int, str]:
        """What ``sagebrush rules`` says of it in the place of Carson City, and its status."""
        monkeypatch.setattr(rules, "folders_of", lambda title: self.folders)
        monkeypatch.setattr(rules, "TITLES", ["carson-city"])
        result = run(app, ["rules", *options])
        return result.exit_code, result.output


@pytest.fixture
def planted(tmp_path: Path) -> Planted:
    return Planted(tmp_path)


def test_everything_cited_is_carried_and_nothing_is_wrong(planted: Planted) -> None:
    assert planted.coverage.uncarried() == planted.coverage.untested() == []
    assert planted.coverage.wrong_citations() == []


def test_a_heading_is_found_with_the_functions_that_carry_it(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    assert planted.check(monkeypatch, "carson-city", "--heading", "duel") == (
        0,
        '  [EN "“Duels”"]\n    play.py:6 fight\n    test: test_play.py:4 test_a_duel\n',
    )


def test_the_rule_of_a_page_is_found_in_one_step(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    status, output = planted.check(monkeypatch, "carson-city", "--page", "2")
    assert (status, output.splitlines()) == (0, ['  [EN "Set-up"]', "    play.py:1", "    test: test_play.py:1"])


def test_a_ruling_is_found_above_the_function_that_carries_it(
    planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert planted.check(monkeypatch, "carson-city", "--ruling", "R1") == (
        0,
        "  [ruling R1] Who begins?\n    play.py:2 begin\n    test: test_play.py:4 test_a_duel\n",
    )


def test_a_heading_that_no_code_carries_fails_the_check(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.write("code/play.py", CODE.replace('[EN "duels"] [EN p. 4]', ""))
    status, output = planted.check(monkeypatch, "carson-city", "--check")
    assert status == 1
    assert output.splitlines() == [
        "sagebrush: 3 problems:",
        '  carson-city: no code cites [EN "“Duels”"]',
        "  carson-city: no code cites [EN p. 3]",
        "  carson-city: no code cites [EN p. 4]",
    ]


def test_a_rule_that_no_test_cites_fails_the_check(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.write("tests/test_play.py", '"""[EN "Set-up"] [ruling R1]"""\n')
    status, output = planted.check(monkeypatch, "carson-city", "--check")
    assert (status, output) == (1, 'sagebrush: 1 problems:\n  carson-city: no test cites [EN "“Duels”"]\n')


def test_a_line_that_cites_a_heading_and_its_translation_is_told_once(planted: Planted) -> None:
    planted.write("code/play.py", CODE + '# [DE "Aufbau"] [EN "Set-up"]\n')
    german = list(planted.coverage.rules.headings)[-1]
    assert [place.line for place in planted.coverage.places_of(german).code] == [7, 1]


def test_a_title_that_is_not_complete_yet_is_checked_for_wrong_citations_only(
    planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted.write("code/play.py", "")
    assert planted.check(monkeypatch, "--check") == (0, "")
    planted.write("code/rulebook.toml", RULEBOOK.replace("complete = false", "complete = true"))
    assert planted.check(monkeypatch, "--check")[0] == 1


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ('EN "Duells"', "is no heading, page or ruling"),
        ("EN p. 9", "is no heading, page or ruling"),
        ("ruling R2", "is no heading, page or ruling"),
        ("EN page 2", 'is no citation; expected [SOURCE "Heading"], [SOURCE p. 7] or [ruling R3]'),
    ],
)
def test_a_citation_that_names_nothing_fails_the_check(
    planted: Planted, monkeypatch: pytest.MonkeyPatch, written: str, sentence: str
) -> None:
    planted.write("tests/test_play.py", f"\n# [{written}]\n")
    status, output = planted.check(monkeypatch, "--check")
    assert (status, output) == (
        1,
        f"sagebrush: 1 problems:\n  tests/test_play.py:2: [{written}] {sentence}\n",
    )


def test_a_citation_may_be_broken_into_two_lines_and_may_stand_in_content(planted: Planted) -> None:
    planted.write("code/play.py", '"""Set-up. [EN\n"Set-up"] [ruling R1]"""\n')
    planted.write("code/numbers.toml", '[dice]\nsix = 6  # [EN "Duels"]\n')
    assert planted.coverage.uncarried() == []
    [place] = planted.coverage.places_of(list(planted.coverage.rules.headings)[2]).code
    assert (place.file.name, place.line, place.inside) == ("numbers.toml", 2, "dice")


def test_code_is_no_citation(planted: Planted) -> None:
    planted.write("code/play.py", CODE + 'x = {"EN": 1}\ny = [EN "nothing"]\n'.replace('[EN "nothing"]', '"[EN p. 9]"'))
    assert planted.coverage.wrong_citations() == []


def test_a_ruling_without_a_number_cannot_be_cited_and_is_missing(planted: Planted) -> None:
    planted.write("code/README.md", README + "| B1 | Who ends? | Nobody. |\n")
    assert planted.coverage.uncarried() == ["README.md:5: ruling B1 has no number of the form R1"]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ('{ level = 1, text = "SET-UP" }', "names two headings"),
        ('{ level = 1, text = "Other", like = "DE Ende" }', 'is like [DE "Ende"], which is no heading'),
    ],
)
def test_a_rulebook_that_contradicts_itself_is_refused(planted: Planted, row: str, sentence: str) -> None:
    planted.write(
        "code/rulebook.toml",
        RULEBOOK.replace('    { level = 1, text = "Set-up"', f'    {row},\n    {{ level = 1, text = "Set-up"'),
    )
    with pytest.raises(BadRulebook) as error:
        _ = planted.coverage
    assert sentence in str(error.value)


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_rule_texts_and_no_wrong_citation(title: str) -> None:
    result = run(app, ["rules", title, "--json"])
    entries = [json.loads(line) for line in result.stdout.splitlines()]
    assert len({entry["subject"] for entry in entries}) > 40
    assert run(app, ["rules", "--check"]).exit_code == 0


def test_a_title_without_rule_texts_has_nothing_to_check(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    (planted.folders.code / "rulebook.toml").unlink()
    assert planted.check(monkeypatch, "--check") == (0, "")
    status, output = planted.check(monkeypatch, "carson-city")
    assert status == 2
    assert output == "sagebrush: Carson City has no rule texts: there is no rulebook.toml in its folder.\n"


def test_a_title_without_a_readme_has_no_rulings(planted: Planted) -> None:
    (planted.folders.code / "README.md").unlink()
    planted.write("code/play.py", CODE.replace("# [ruling R1]", ""))
    assert (planted.coverage.rulings, planted.coverage.uncarried()) == ((), [])


def test_an_installed_package_without_sources_says_that_it_needs_a_checkout(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    monkeypatch.setattr("sagebrush_games.__file__", str(tmp_path / "a" / "b" / "__init__.py"))
    for options in (["carson-city"], ["--check"]):
        result = run(app, ["rules", *options])
        assert (result.exit_code, "is no checkout of the project" in result.output) == (2, True)
