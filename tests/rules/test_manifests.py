"""What frontends are told of the titles in the box."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.manifest import Option
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle, faults
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application import manifests
from tests.sentences import codes

REGISTRY = TitleRegistry(TITLES.values())


def test_the_manifests_of_all_titles_are_json() -> None:
    assert [manifest["id"] for manifest in json.loads(manifests.manifests_json(REGISTRY))] == list(TITLES)


def forbidden(title: AnyTitle, option: Option) -> Iterator[Config]:
    """Tables with which ``option`` says that only its default can be chosen, and another value is."""
    value = {option.id: next(value for value in option.values if value != option.default)}
    for edition in title.manifest.editions:
        config = Config(title.id, edition.id, edition.seats[-1], options=value)
        if option.editions and edition.id not in option.editions:
            yield config
            continue
        for other in (other for other in title.manifest.options if other.id in option.needs):
            unmet = (choice for choice in other.values if choice not in option.needs[other.id])
            yield from (replace(config, options=value | {other.id: choice}) for choice in unmet)


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_a_table_that_names_the_default_of_an_option_is_allowed(title: AnyTitle) -> None:
    edition = title.manifest.editions[0]
    defaults = {option.id: option.default for option in title.manifest.options}
    assert all(option.default in option.values for option in title.manifest.options)
    assert faults(title, Config(title.id, edition.id, edition.seats[-1], options=defaults)) == []


def test_a_form_learns_the_difficulties_from_easy_to_hard_and_which_is_the_default() -> None:
    told = {one["id"]: one["options"] for one in json.loads(manifests.manifests_json(REGISTRY))}
    hard = {name: one for name, options in told.items() for one in options if one["id"] == "difficulty"}
    western, sierra = hard["tiny-epic-western"], hard["sierra-west"]
    assert (sierra["values"], sierra["default"]) == (["easy", "standard", "hard", "expert"], "standard")
    assert (western["values"][0], western["values"][-1], western["default"]) == ("apprentice", "epic", "apprentice")


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_what_a_form_does_not_offer_is_refused(title: AnyTitle) -> None:
    configs = [config for option in title.manifest.options for config in forbidden(title, option)]
    assert [config for config in configs if not faults(title, config)] == []


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_a_value_that_a_form_does_not_offer_is_refused(title: AnyTitle) -> None:
    for option in title.manifest.options:
        for value, editions in option.value_editions.items():
            for edition in (one for one in title.manifest.editions if one.id not in editions):
                config = Config(title.id, edition.id, edition.seats[0], options={option.id: value})
                assert [field for field, _ in faults(title, config)] == [f"options.{option.id}"]


def test_a_form_learns_with_what_alone_a_value_can_be_chosen() -> None:
    options = {one["id"]: one for one in json.loads(manifests.manifests_json(REGISTRY))[0]["options"]}
    sets = dict(zip(options["characters"]["values"], options["characters"]["value_editions"], strict=True))
    assert (sets["first-game"], sets["showdown"], sets["random"]) == (["2009", "big-box"], ["big-box"], [])
    sides = dict(zip(options["card-15"]["values"], options["card-15"]["value_variants"], strict=True))
    assert sides == {"out": "", "yellow": "horses", "red": ""}


def test_a_form_learns_what_goes_together_in_the_words_of_its_reader() -> None:
    carson = json.loads(manifests.manifests_json(REGISTRY, "es"))[0]
    promo = next(option for option in carson["options"] if option["id"] == "promo-cards")
    assert (promo["editions"], promo["needs"]) == (["big-box"], {"characters": ["random", "custom"]})
    assert (promo["values"], promo["value_names"]) == ([False, True], ["no", "sí"])


def test_the_schemas_of_each_title_are_json() -> None:
    for title in TITLES.values():
        schemas = json.loads(manifests.schemas_json(REGISTRY, title.id))
        assert len(schemas["telling"]["events"]) > len(title.types.events)
        assert set(schemas["sentences"]) > codes(title.id)
