"""A game keeps the content that it began with, whatever is printed later."""

import base64
import json
import zlib
from hashlib import blake2b
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.contents import FIRST, Contents, UnknownContent, text
from sagebrush_games.kernel.messages import Config
from tests.contents import folder

MINE: dict[str, Any] = {"value": 3, "mark": "found", "source": "p. 7"}
PRINTED = Content({"price": {"mine": MINE, "inn": {**MINE, "value": 5}}})
DEARER = Content({"price": {"bank": MINE, "mine": {**MINE, "value": 4}}, "card": {}})
EDITIONS = [(title.id, edition) for title in TITLES.values() for edition in title.contents]
FIRST_PRINTED = {
    "2009": "6eac621110c5c8eb",
    "big-box": "67414d156969a4b9",
    "apple-hill": "ae5598bc7cf25979",
    "boats-and-banjos": "be09e18bd952ea10",
    "gold-rush": "19c4c3f62b087044",
    "outlaws-and-outposts": "1053f28beb57d006",
    "standard": "6ad849b6c7c0ec94",
}


def config(content: str, corrections: str = "") -> Config:
    return Config("toy", "plain", 2, corrections=corrections, content=content)


def test_a_game_keeps_its_rows_in_their_order_when_rows_change_come_and_go() -> None:
    carried = Contents({"plain": PRINTED}).carried("plain")
    later = Contents({"plain": DEARER})
    assert list(later.of(config(carried)).rows("price").items()) == list(PRINTED.rows("price").items())
    assert later.of(config("")) == DEARER


def test_corrections_lie_over_the_content_of_the_game() -> None:
    carried = Contents({"plain": PRINTED}).carried("plain")
    found = Contents({"plain": DEARER}).of(config(carried, "[price]\ninn = { value = 6 }\n"))
    assert (found.value("price", "inn"), found.value("price", "mine")) == (6, 3)
    assert found.corrected == ("price.inn",)


@pytest.mark.parametrize(
    "carried",
    ["second", "####", base64.b64encode(b"no zlib").decode(), base64.b64encode(zlib.compress(b"{") * 2).decode()],
)
def test_content_that_nobody_can_read_is_unknown_and_not_replaced_by_another(carried: str) -> None:
    with pytest.raises(UnknownContent, match=carried[:20]):
        Contents({"plain": PRINTED}).of(config(carried))


def test_content_that_would_fill_the_memory_is_unknown() -> None:
    bomb = base64.b64encode(zlib.compress(b" " * 50_000_000)).decode()
    with pytest.raises(UnknownContent):
        Contents({"plain": PRINTED}).of(config(bomb))


def test_an_edition_without_a_first_content_has_no_games_that_began_with_it() -> None:
    with pytest.raises(UnknownContent, match="first"):
        Contents({"plain": PRINTED}, "sagebrush_games.carson_city.content").of(config(FIRST))


@pytest.mark.parametrize(("title", "edition"), EDITIONS)
def test_every_edition_is_carried_in_little_and_read_as_it_was(title: str, edition: str) -> None:
    contents = TITLES[title].contents
    carried = contents.carried(edition)
    found = contents.of(Config(title, edition, 2, content=carried))
    assert text(found) == text(contents[edition])
    assert len(carried) < 1_000


@pytest.mark.parametrize(("title", "edition"), EDITIONS)
def test_what_an_edition_first_printed_never_changes(title: str, edition: str) -> None:
    """Games of 0.1 began with it, and later ones are compressed against it."""
    data = (folder(TITLES[title]) / f"{edition}.json").read_bytes().strip()
    assert blake2b(data, digest_size=8).hexdigest() == FIRST_PRINTED[edition]
    assert json.loads(data)
