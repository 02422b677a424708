"""What frontends are told of the titles in the box."""

import json

from sagebrush_games import TITLES
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application import manifests
from tests.sentences import codes

REGISTRY = TitleRegistry(TITLES.values())


def test_the_manifests_of_all_titles_are_json() -> None:
    assert [manifest["id"] for manifest in json.loads(manifests.manifests_json(REGISTRY))] == list(TITLES)


def test_the_schemas_of_each_title_are_json() -> None:
    for title in TITLES.values():
        schemas = json.loads(manifests.schemas_json(REGISTRY, title.id))
        assert len(schemas["telling"]["events"]) > len(title.types.events)
        assert set(schemas["sentences"]) > codes(title.id)
