"""Corrections: cells laid over the content, one text for the same corrections, errors that name the cell."""

import pytest

from sagebrush_games.kernel.content import BadContent, Content, parse
from sagebrush_games.kernel.corrections import MOST_BYTES, corrected, parsed, written
from sagebrush_games.kernel.override import validate_override
from tests.toys.high_card import HIGH_CARD

CONTENT = Content(
    parse("""
[price]
ranch = { value = 3, mark = "found", source = "rulebook p. 3" }
mine = { value = 4, mark = "reconstructed", source = "our proposal" }
mint = { value = 4, debt = -2, mark = "reconstructed", source = "our proposal" }

[card]
inn = { name = "Inn", cost = [1, 0, 2], with = ["law"], mark = "reconstructed", source = "our proposal" }
jail = { name = "Jail", cost = [1, 1, 1], closed = true, most = 2, mark = "found", source = "card 3" }
""")
)
MINE = "[price]\nmine = { value = 5 }\n"


def test_a_correction_changes_one_cell_and_makes_the_row_official() -> None:
    found = corrected(CONTENT, MINE)
    assert found.value("price", "mine") == 5
    assert found.rows("price")["mine"]["source"] == "override file"
    assert (found.unofficial(), found.corrected) == (["price.mint", "card.inn"], ("price.mine",))
    assert CONTENT.value("price", "mine") == 4


def test_a_correction_may_say_otherwise_how_sure_it_is() -> None:
    row = 'mine = { value = 5, mark = "reconstructed", source = "a photograph" }'
    found = corrected(CONTENT, f"[price]\n{row}")
    assert found.rows("price")["mine"]["source"] == "a photograph"
    assert "price.mine" in found.unofficial()


def test_rows_of_other_editions_are_left_out() -> None:
    found = corrected(CONTENT, f"{MINE}bank = {{ value = 1 }}\n[horse]\nbay = {{ value = 1 }}\n")
    assert found.corrected == ("price.mine",)
    assert "horse" not in found.tables


def test_without_corrections_the_content_is_the_packaged_one() -> None:
    assert corrected(CONTENT, "") is CONTENT


def test_a_row_may_get_a_cell_that_others_of_its_table_have() -> None:
    assert corrected(CONTENT, "[card]\ninn = { most = 1, with = [] }").rows("card")["inn"]["most"] == 1


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ("price.mine.prize", "prize = 5"),
        ("price.mine.value", 'value = "5"'),
        ("price.mine.value", "value = true"),
        ("price.mine.value", "value = 5.0"),
        ("price.mine.value", "value = -1"),
        ("price.mine.value", "value = 10001"),
        ("price.mine.mark", 'mark = "sure"'),
        ("price.mine.source", 'source = ""'),
        ("card.inn.cost", "cost = [1, 0]"),
        ("card.inn.cost", 'cost = [1, 0, "2"]'),
        ("card.inn.with", "with = [1]"),
        ("card.jail.closed", "closed = 1"),
    ],
)
def test_a_cell_looks_like_those_of_its_column(row: str, what: str) -> None:
    table, name, _ = row.split(".")
    with pytest.raises(BadContent, match=rf"^{row}: "):
        corrected(CONTENT, f"[{table}]\n{name} = {{ {what} }}")


def test_a_number_is_below_zero_where_one_was_printed() -> None:
    assert corrected(CONTENT, "[price]\nmint = { debt = -1 }").rows("price")["mint"]["debt"] == -1


@pytest.mark.parametrize("text", ["price = 5", "[price]\nmine = 5", "[price", "[price]\nmine = { value = 1,", "\x00"])
def test_a_text_is_tables_of_rows_of_cells(text: str) -> None:
    with pytest.raises(BadContent):
        parsed(text)


def test_a_text_is_not_longer_than_a_whole_box() -> None:
    assert parsed("#" * MOST_BYTES) == {}
    with pytest.raises(BadContent, match="bytes"):
        parsed("#" * (MOST_BYTES + 1))


def test_the_same_corrections_are_the_same_text() -> None:
    one = '[card.inn]\nname = "the \\"old\\" inn"\ncost = [1, 2, 3]\n[price]\nmine.value = 5\n'
    other = (
        "# ours\n[price]\nmine = { value = 5 }\nranch = {}\n[card]\ninn = { cost = [1,2,3], name = 'the \"old\" inn' }"
    )
    assert written(parsed(one)) == written(parsed(other))


def test_the_one_text_is_an_override_file_itself() -> None:
    text = '[card."old inn"]\nname = "a \\"b\\" \\u007f \\\\ \\n é"\nclosed = false\ncost = [1, 2]\n'
    assert parsed(written(parsed(text))) == parsed(text)
    assert written(parsed(written(parsed(text)))) == written(parsed(text))


def test_an_override_file_is_brought_into_one_form() -> None:
    assert (
        validate_override(HIGH_CARD, "# ours\n[game.tricks]\nvalue = 2\n[game.wind]\n")
        == "[game]\ntricks = { value = 2 }\n"
    )
    assert validate_override(HIGH_CARD, "# nothing yet\n[game]\n") == ""


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[gaem]\ntricks = { value = 2 }", "gaem: High Card has no table"),
        ("[game]\ntrick = { value = 2 }", r"game\.trick: High Card has no row"),
        ("[game]\ntricks = { valu = 2 }", r"game\.tricks\.valu"),
        ("[game]\ntricks = { value = 4 }", r"game\.tricks: a hand has three cards"),
    ],
)
def test_an_override_file_with_a_mistake_is_refused_by_table_row_and_cell(text: str, what: str) -> None:
    with pytest.raises(BadContent, match=what):
        validate_override(HIGH_CARD, text)
