"""The printed data: totals that are known, marks, and names that lead somewhere."""

from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_games.tiny_epic_western.rules.bosses import COUNTS, THREE_CARDS
from sagebrush_games.tiny_epic_western.rules.showdown import COUNTED
from sagebrush_games.tiny_epic_western.state.model import KINDS
from tests.games.tiny_epic_western.scene import Scene, config

RULES = Scene().rules


def test_thirty_buildings_add_up_as_reconstructed() -> None:
    assert len(RULES.buildings) == 30
    assert sum(card.vp for card in RULES.buildings) == 60
    assert [sum(card.cost[kind] for card in RULES.buildings) for kind in KINDS] == [40, 40, 40]
    assert [sum(card.shares.count(industry) for card in RULES.buildings) for industry in range(3)] == [22, 22, 22]


def test_every_building_follows_the_printed_pattern() -> None:
    shares = {1: 3, 2: 2, 3: 2, 4: 1}
    for card in RULES.buildings:
        assert sum(card.cost) == card.vp + 2, card.id
        assert len(card.shares) == shares[card.vp], card.id


def test_every_effect_is_known() -> None:
    at_once = {card.effect for card in RULES.buildings if card.timing == "immediate"}
    later = {card.effect for card in RULES.buildings if card.timing == "resolution"}
    buying = {card.effect for card in RULES.buildings if card.timing == "buy"}
    assert at_once <= set(RULES.steps) | set(RULES.actions)
    assert later == set(COUNTED)
    assert buying == {"vp-gain", "discount", "post-office", "third-posse"}


def test_every_boss_is_known() -> None:
    assert len(RULES.bosses) == 8
    assert {boss.effect for boss in RULES.bosses} == {"gain", "hire", "wins-ties", *THREE_CARDS}
    assert {boss.count for boss in RULES.bosses if boss.effect == "gain"} == set(COUNTS)


def test_thirteen_buildings_and_three_bosses_are_unofficial() -> None:
    unofficial = TITLE.unofficial(config(2))
    assert len([row for row in unofficial if row.startswith("buildings.")]) == 13
    assert len([row for row in unofficial if row.startswith("bosses.")]) == 3
    assert len(unofficial) == 16


def test_both_sides_of_the_town_hall_are_used() -> None:
    assert [Scene(seats).rules.industry_points[3] for seats in (1, 2, 3, 4)] == [(3, 0), (3, 0), (5, 3), (5, 3)]
