"""Content: every row has its mark and its source."""

import pytest

from sagebrush_games.kernel.content import BadContent, Content, parse

TEXT = """
[price]
ranch = { value = 3, mark = "found", source = "rulebook p. 3" }
mine = { value = 4, mark = "reconstructed", source = "our proposal" }
"""


def test_rows_are_read_with_mark_and_source() -> None:
    content = Content(parse(TEXT))
    assert content.value("price", "ranch") == 3
    assert content.unofficial() == ["price.mine"]


@pytest.mark.parametrize("row", ["value = 3", 'mark = "found"', 'mark = "guessed", source = "p. 1"'])
def test_a_row_without_mark_or_source_is_refused(row: str) -> None:
    with pytest.raises(BadContent, match=r"price\.ranch"):
        parse(f"[price]\nranch = {{ {row} }}")
