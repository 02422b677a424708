"""The printed things of an edition, as frontends get them."""

import json
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application.contents import content_json
from sagebrush_rules.problems import RulesProblem

REGISTRY = TitleRegistry(TITLES.values())


def printed(title: str, edition: str = "", language: str = "en", registry: TitleRegistry = REGISTRY) -> Any:
    return json.loads(content_json(registry, title, edition, language))


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_edition_is_given_as_its_rules_read_it(title: Any) -> None:
    for edition in title.manifest.editions:
        content, told = title.contents[edition.id], printed(title.id, edition.id)
        assert told["tables"] == json.loads(json.dumps(content.tables, default=dict)) and told["corrected"] == []
        assert told["unofficial"] == content.unofficial()


def test_the_first_edition_is_meant_where_none_is_named() -> None:
    assert printed("carson-city") == printed("carson-city", "2009") != printed("carson-city", "big-box")


def test_a_price_that_the_host_corrects_is_given_corrected() -> None:
    text = "[price]\nbuilding-12 = { value = 99 }\n"
    registry = TitleRegistry(TITLES.values(), {("carson-city", "2009"): text})
    told = printed("carson-city", "2009", registry=registry)
    assert (told["tables"]["price"]["building-12"]["value"], told["corrected"]) == (99, ["price.building-12"])
    assert printed("carson-city", "big-box", registry=registry)["corrected"] == []


def test_numbers_of_special_cards_are_numbers() -> None:
    cards = printed("sierra-west", "apple-hill")["tables"]["special_cards"]
    assert all(isinstance(card["green"], int) for card in cards.values() if "green" in card)


def test_names_and_texts_come_in_the_language_and_signs_stay() -> None:
    english, german = printed("sierra-west"), printed("sierra-west", language="de")
    hut, hütte = (told["tables"]["cabins"]["smokehouse"] for told in (english, german))
    assert hut["text"] != hütte["text"] and hut["colour"] == hütte["colour"] == "green"
    assert german["names"] != english["names"]


def test_an_edition_that_does_not_exist_is_refused_with_its_field() -> None:
    with pytest.raises(RulesProblem) as problem:
        printed("carson-city", "2010")
    assert (problem.value.code, problem.value.field) == ("bad-config", "edition")
