"""Why a hand or a duel is won is told in every language, whatever an event says in English."""

import re

import pytest

from sagebrush_games import TITLES
from sagebrush_games.tiny_epic_western.events.duel import DuelDecided
from sagebrush_games.tiny_epic_western.events.showdown import HandsCompared
from sagebrush_games.tiny_epic_western.events.town_hall import TownHallRanked
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.templates import words
from tests.fixtures import fixtures, replay

TITLE = TITLES["tiny-epic-western"]
TOLD = DuelDecided | HandsCompared | TownHallRanked
LISTS: dict[type, str] = {DuelDecided: "decision", HandsCompared: "comparison", TownHallRanked: "comparison"}


@pytest.mark.parametrize("language", ["de", "es"])
def test_every_reason_of_the_recorded_games_has_words(language: str) -> None:
    called = words(TITLE, Catalogue(TITLE, language))
    events = [event for path in fixtures(TITLE) for event in replay(TITLE, path).events]
    said = {(LISTS[type(event)], event.why) for event in events if isinstance(event, TOLD)}
    assert len(said) > 40
    assert [why for kind, why in said if called[kind].get(why, why) == why] == []


def of_any_number(why: str) -> str:
    """What an event says of equal hands, which calls them both, as it is told of two or more."""
    return re.sub(r"^both ([a-z ]+)", r"\1 in the best hands", why)


def test_in_english_a_reason_is_what_the_event_says() -> None:
    called = words(TITLE, Catalogue(TITLE))
    listed = [(why, text) for kind in ("decision", "comparison") for why, text in called[kind].items() if why]
    assert len([why for why, _ in listed if why != of_any_number(why)]) > 50
    assert [why for why, text in listed if text != of_any_number(why)] == []


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_where_three_have_equal_hands_nobody_reads_of_two(language: str) -> None:
    said = words(TITLE, Catalogue(TITLE, language))["comparison"].values()
    assert [text for text in said if re.search(r"\b(both|beiden?|amb[ao]s)\b", text)] == []


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_die_of_the_rival_says_where_it_goes(language: str) -> None:
    said = words(TITLE, Catalogue(TITLE, language))["destination"]
    assert [die for die in range(1, 6) if said[str(die)].replace(str(die), "1") != said["1"]] == []
    assert said["6"] != said["1"].replace("1", "6"), "six sends it to the posse that was placed last"


@pytest.mark.parametrize(
    ("language", "positions"),
    [
        ("en", ("third", "second", "first")),
        ("de", ("dritte", "zweite", "erste")),
        ("es", ("tercera", "segunda", "primera")),
    ],
)
def test_a_token_of_an_industry_comes_onto_the_position_that_the_mat_prints(
    language: str, positions: tuple[str, ...]
) -> None:
    """[ES "POSICIONES DE NEGOCIO"]: it enters at the third position and ends on the first."""
    said = words(TITLE, Catalogue(TITLE, language))["position"]
    assert tuple(said[str(step)] for step in (1, 2, 3)) == positions
