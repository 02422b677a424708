"""What is printed on the character cards, as a table."""

# [DE "PERSONEN"] [BB "PERSONAJES"]

import pytest

from tests.games.carson_city.table import Table


@pytest.mark.parametrize(
    ("character", "number", "limit"),
    [
        ("sheriff", 1, 20),
        ("banker", 2, 120),
        ("grocer", 3, 60),
        ("chinese-worker", 4, 30),
        ("settler", 5, 30),
        ("captain", 6, 30),
        ("mercenary", 7, 20),
    ],
)
def test_cards_are_as_printed(character: str, number: int, limit: int) -> None:
    card = Table().rules.characters[character]
    assert (card.number, card.limit) == (number, limit)
