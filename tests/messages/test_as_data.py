"""Sentences as data: an id and arguments, with what is in them."""

import json

from sagebrush_games.kernel.wording import Named, as_data, message


def test_messages_things_and_lists_are_told_from_each_other() -> None:
    price = message("price", dollars=5)
    told = as_data(message("buy", thing=Named("saloon", "Saloon"), where=(Named(7, price), "A1"), at=price, seat=2))
    assert json.loads(json.dumps(told)) == {
        "id": "buy",
        "arguments": {
            "thing": {"value": "saloon", "name": "Saloon"},
            "where": [{"value": 7, "name": {"id": "price", "arguments": {"dollars": 5}}}, "A1"],
            "at": {"id": "price", "arguments": {"dollars": 5}},
            "seat": 2,
        },
    }
