"""An owner's override file corrects what is printed: cards, names, numbers, never into nonsense."""

from itertools import pairwise

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.override import validate_override
from sagebrush_games.kernel.playout import random_command
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_games.tiny_epic_western.actions.buy_building import BuyBuilding
from sagebrush_games.tiny_epic_western.actions.pass_ import Pass
from sagebrush_games.tiny_epic_western.events.buildings import BuildingBought
from sagebrush_games.tiny_epic_western.events.influence import InfluencePaid
from sagebrush_games.tiny_epic_western.manifest import ruleset
from sagebrush_games.tiny_epic_western.state.model import BANK, RIGHT
from sagebrush_messages.templates import words
from tests.games.tiny_epic_western.scene import ANNA, BANK_SPOT, Scene, building, config
from tests.sentences import english

INN = '[buildings.inn]\nname = "The Inn"\ncost = [0, 0, 1]\nvp = 3\n'


def corrected(text: str, seats: int = 2, **options: str | int | bool) -> Config:
    """A table whose host corrects ``text``."""
    return config(seats, validate_override(TITLE, text), **options)


def test_a_card_is_what_the_override_file_says() -> None:
    card = ruleset(corrected(INN)).buildings[building("inn")]
    assert (card.name, card.cost, card.vp, card.unofficial) == ("The Inn", (0, 0, 1), 3, False)


def test_a_card_costs_what_the_override_file_says() -> None:
    scene = Scene(2, validate_override(TITLE, INN))
    scene.for_sale(BANK, "inn")
    scene.stand(ANNA, BANK_SPOT, RIGHT)
    scene.run(Task("buy", ANNA))
    assert scene.offers(ANNA) == [BuyBuilding(ANNA, BANK, 0, 0, 1), Pass(ANNA)]


def test_in_whole_games_a_card_costs_what_the_override_file_says() -> None:
    decider, inn = TITLE.build(corrected(INN, 4)), building("inn")
    paid: list[int] = []
    for seed in range(8):
        chance = seeded(seed)
        state, _ = decider.set_up(chance)
        while decider.awaited(state):
            events = decider.play(state, random_command(decider, state, chance), chance)
            for price, bought in pairwise(events):
                if isinstance(bought, BuildingBought) and bought.building == inn:
                    assert isinstance(price, InfluencePaid)
                    paid.append(price.law + price.force + price.money)
    assert paid
    assert set(paid) <= {0, 1}  # 0: a building in use takes a symbol off


@pytest.mark.parametrize("seats", [1, 3])
def test_games_with_corrections_keep_every_promise(seats: int) -> None:
    check_game(TITLE, corrected(INN + "[constants]\nrounds = { value = 4 }\n", seats), 4, stride=40)


def test_views_and_sentences_call_a_card_what_the_override_file_says() -> None:
    config = corrected(INN)
    assert words(TITLE, english(TITLE.id), config.corrections)["building"][str(building("inn"))] == "The Inn"
    assert words(TITLE, english(TITLE.id))["building"][str(building("inn"))] == "Inn"
    decider = TITLE.build(config)
    state, _ = decider.set_up(seeded(1))
    state.market[0] = building("inn")
    view = decider.view(state, None)
    assert "inn" not in view.unofficial
    assert "The Inn" in {card.name for card in view.buildings}


def test_the_difficulty_of_a_solo_game_is_what_the_override_file_says() -> None:
    text = "[difficulties]\nmedium = { value = 3 }\n"
    for difficulty, count in (("medium", 3), ("apprentice", 0)):
        state, _ = TITLE.build(corrected(text, 1, difficulty=difficulty)).set_up(seeded(1))
        assert len(state.players[1].stack) == count


def test_an_effect_may_be_corrected_to_that_of_another_card() -> None:
    text = '[buildings.inn]\neffect = "suit"\ntiming = "resolution"\nwith = ["skull"]\nmost = 2\n'
    card = ruleset(corrected(text)).buildings[building("inn")]
    assert (card.effect, card.arguments, card.most) == ("suit", (0,), 2)
    check_game(TITLE, corrected(text, 3), 5, stride=40)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[buildings.inn]\ncost = [1, 1]", r"buildings\.inn\.cost"),
        ("[buildings.inn]\ncost = [7, 1, 1]", r"buildings\.inn: a cost is at most 6"),
        ('[buildings.inn]\nshares = "WX"', r"buildings\.inn: shares are letters of WRN"),
        ('[buildings.inn]\neffect = "rob"', r"buildings\.inn: no card has this effect"),
        (
            '[buildings.inn]\neffect = "suit"\ntiming = "resolution"\nwith = ["law"]',
            r"buildings\.inn: no card has this",
        ),
        ('[bosses.lawman]\neffect = "gain"', r"bosses\.lawman: a gain needs a count"),
        ('[bosses.chief]\ncount = "horses"', r"bosses\.chief: a gain needs a count"),
        ('[mats.bank]\nspot = "gold"', r"mats\.bank: what it pays is one of law, force, money, any"),
        ("[suits]\nskull = { strength = 3 }", "suits: their strengths are 0 to 3"),
        ("[hands]\npair = { strength = 3 }", "hands: their strengths are different"),
        ("[constants]\ninfluence_start = { value = 6 }\ninfluence_most = { value = 5 }", r"constants\.influence_start"),
        ("[constants]\nrounds = { value = 0 }", r"constants\.rounds: 1 to 20"),
        ("[difficulties]\nepic = { value = 30 }", r"difficulties\.epic: at most 10"),
    ],
)
def test_what_no_table_could_be_played_with_is_refused(text: str, what: str) -> None:
    with pytest.raises(BadContent, match=what):
        validate_override(TITLE, text)
