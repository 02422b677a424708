"""Phase three: gains, the reveal, hands and what they win."""

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.agenda import Task
from sagebrush_games.tiny_epic_western.actions.take_influence import TakeInfluence
from sagebrush_games.tiny_epic_western.actions.take_pot import TakePot
from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained
from sagebrush_games.tiny_epic_western.events.placing import ThirdPosseWon
from sagebrush_games.tiny_epic_western.events.showdown import CardsRevealed, HandsCompared
from sagebrush_games.tiny_epic_western.rules.dealing import sequence
from sagebrush_games.tiny_epic_western.rules.hands import card_in_force
from sagebrush_games.tiny_epic_western.state.model import (
    ANY,
    BANK,
    COURTHOUSE,
    FORCE,
    HIDEOUT,
    LAW,
    LEFT,
    LEFTOVER,
    MONEY,
    NO_SIDE,
    NUMBER,
    RIGHT,
    SALOON,
    SHERIFF,
    SHERIFF_PORCH,
    SUIT,
)
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.templates import words
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_PORCH,
    BANK_SPOT,
    BILL,
    CORA,
    COURT_PORCH,
    CURTAIN,
    HAT,
    HIDEOUT_PORCH,
    HORSESHOE,
    SALOON_PORCH,
    SALOON_SPOT,
    SKULL,
    TEPEE,
    Scene,
    boss,
    card,
    of,
)
from tests.sentences import english, said


def free(seat: int, count: int = 1) -> list[Task]:
    """Gains of one influence each, of any kind."""
    return [Task("gain", seat, ANY, 1)] * count


# [ES "SE BUSCA"]
def test_the_wanted_card_pays_its_holder_one_of_his_choice() -> None:
    scene = Scene()
    scene.state.wanted = BILL
    scene.run(Task("gains"))
    assert scene.asked() == [(BILL, "gain")]
    assert scene.play(TakeInfluence(BILL, FORCE)) == [InfluenceGained(BILL, FORCE, 1)]


# [ruling R5]
def test_gains_go_clockwise_from_the_dealer() -> None:
    scene = Scene(3)
    scene.state.dealer = CORA
    scene.state.wanted = BILL
    scene.state.players[CORA].boss, scene.state.players[CORA].duels_won = boss("outlaw"), 1
    scene.run(Task("gains"))
    assert scene.state.agenda[:0:-1] == [*free(CORA), *free(BILL)]


# [ruling R5]
@pytest.mark.parametrize(("choice", "first"), [("before-reveal", "gains"), ("after-reveal", "reveal")])
def test_a_table_chooses_whether_gains_or_cards_come_first(choice: str, first: str) -> None:
    assert Scene(gains=choice).rules.showdown[0] == first


# [ES "FASE TRES – RESOLVER EDIFICIOS"]
def test_all_cards_are_revealed() -> None:
    scene = Scene()
    assert scene.run(Task("reveal")) == [CardsRevealed((card(HAT, 1), card(HAT, 2)), (card(HORSESHOE, 1),))]
    assert scene.state.rival_shown
    assert all(player.shown for player in scene.state.players)


SUIT_BUILDINGS = [("blacksmith", 1), ("cattle_farm", 3), ("haberdashery", 2), ("trading_post", 3)]


@pytest.mark.parametrize(("name", "gain"), SUIT_BUILDINGS)
def test_suit_buildings_count_the_cards_in_play_up_to_three(name: str, gain: int) -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, name)
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.run(Task("building-gains"))
    assert scene.state.agenda == [CURTAIN, *free(ANNA, gain)]


def test_a_fourth_card_of_the_suit_pays_nothing_more() -> None:
    scene = Scene()
    scene.state.players[BILL].card = card(SKULL, 2)
    scene.on_porch(SHERIFF, "cattle_farm")
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.run(Task("building-gains"))
    assert scene.state.agenda == [CURTAIN, *free(ANNA, 3)]


# [ruling R6]
@pytest.mark.parametrize(("choice", "gain"), [("changed", 1), ("printed", 2)])
def test_a_suit_changed_at_the_sheriff_counts_as_the_table_agreed(choice: str, gain: int) -> None:
    scene = Scene(suits=choice)
    scene.on_porch(SHERIFF, "haberdashery")
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.stand(BILL, SUIT, LEFT)
    scene.run(Task("building-gains"))
    assert scene.state.agenda == [CURTAIN, *free(ANNA, gain)]


def test_the_undertaker_counts_everybody_wounded_up_to_three() -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "undertaker")
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.lie(BILL, NUMBER)
    scene.lie(ANNA, SUIT)
    scene.run(Task("building-gains"))
    assert scene.state.agenda == [CURTAIN, *free(ANNA, 2)]


def test_a_fourth_wounded_posse_pays_the_undertaker_nothing_more() -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "undertaker")
    scene.stand(ANNA, SHERIFF_PORCH)
    for owner, spot in ((ANNA, SUIT), (BILL, NUMBER), (BILL, SUIT), (BILL, LEFTOVER)):
        scene.lie(owner, spot)
    scene.run(Task("building-gains"))
    assert scene.state.agenda == [CURTAIN, *free(ANNA, 3)]


def test_a_building_of_another_phase_pays_nothing_now() -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "inn")
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.run(Task("building-gains"))
    assert scene.state.agenda == [CURTAIN]


def test_a_wounded_posse_uses_no_building_of_phase_three() -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "cattle_farm")
    scene.lie(ANNA, SHERIFF_PORCH)
    scene.run(Task("building-gains"))
    assert scene.state.agenda == [CURTAIN]


def phase_three(scene: Scene, *tasks: Task) -> None:
    """``tasks`` and what is left of the round after them, up to the first choice."""
    round_ = sequence(scene.rules, scene.state.dealer)
    names = [task.name for task in round_]
    scene.run(*tasks, *round_[names.index("building-gains") + 1 :])


def choices(scene: Scene, seat: int) -> list[str]:
    """The sentences of the first of its choices, one for each time that a seat is asked for influence in a row."""
    found = []
    while scene.asked() == [(seat, "gain")]:
        first = scene.offers(seat)[0]
        found.append(said(scene.decider, scene.state, first))
        scene.play(first)
    return found


def test_a_seat_with_several_buildings_reads_which_one_asks() -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "cattle_farm")
    scene.on_porch(COURTHOUSE, "haberdashery")
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.stand(ANNA, COURT_PORCH)
    phase_three(scene, Task("building-gains"))
    assert choices(scene, ANNA) == [
        *["Take 1 Law from the Cattle Farm."] * 3,
        *["Take 1 Law from the Haberdashery."] * 2,
    ]


# [ES "SE BUSCA"] [ES "Habilidad de jefe"]
def test_a_seat_reads_whether_the_wanted_card_or_its_boss_pays() -> None:
    scene = Scene()
    scene.state.wanted = ANNA
    scene.state.players[ANNA].boss, scene.state.players[ANNA].duels_won = boss("outlaw"), 2
    phase_three(scene, Task("gains"), Task("building-gains"))
    assert choices(scene, ANNA) == [
        "Take 1 Law for the Wanted card.",
        *["Take 1 Law from your boss, The Outlaw."] * 2,
    ]


# [ES "GANAR LA MANO"]
def test_a_winner_reads_whether_it_takes_the_reward_or_the_pot() -> None:
    scene = Scene(3)
    scene.stand(CORA, SALOON_SPOT, RIGHT)
    phase_three(scene)
    assert choices(scene, CORA) == [
        "Take 2 Law as the right-hand reward of the Saloon.",
        "Take 2 Law from the pot of the Saloon.",
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "1 Gesetz durch dieses Gebäude nehmen: Rinderfarm."),
        ("es", "Tomar 1 de Ley gracias a esta propiedad: Hacienda."),
    ],
)
def test_germans_and_spaniards_read_which_building_asks(language: str, sentence: str) -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "cattle_farm")
    scene.stand(ANNA, SHERIFF_PORCH)
    phase_three(scene, Task("building-gains"))
    first = scene.offers(ANNA)[0]
    told = scene.decider.action(scene.state, first).sentence(scene.rules, scene.state, first)
    assert Catalogue(TITLES["tiny-epic-western"], language).text(told) == sentence


@pytest.mark.parametrize("later", [(Task("building-gains"),), ()], ids=["at-the-start", "by-buildings"])
def test_at_a_table_arranged_so_that_nothing_pays_nothing_is_named(later: tuple[Task, ...]) -> None:
    scene = Scene()
    phase_three(scene, *free(ANNA), *later)
    assert said(scene.decider, scene.state, TakeInfluence(ANNA, LAW)) == "Take 1 Law."


def hands_at(scene: Scene, mat: int) -> HandsCompared:
    """The comparison at one mat."""
    [compared] = of(HandsCompared, scene.run(Task("resolve", at=mat)))
    assert isinstance(compared, HandsCompared)
    return compared


# [ES "FASE TRES – RESOLVER EDIFICIOS"]
def test_players_on_one_mat_compare_with_each_other_alone() -> None:
    scene = Scene()
    scene.stand(ANNA, BANK_PORCH)
    scene.lie(BILL, BANK_SPOT)
    compared = hands_at(scene, BANK)
    assert set(compared.owners) == {ANNA, BILL}
    assert compared.winners == (ANNA,)
    assert compared.why == "pair beats high card"


# [ES "GANAR LA MANO"] [ES "SOLO ANTE EL RIVAL"]
def test_the_winner_takes_the_pot_once() -> None:
    scene = Scene()
    scene.stand(ANNA, BANK_PORCH)
    scene.stand(ANNA, BANK_SPOT, LEFT)
    scene.run(Task("resolve", at=BANK))
    assert scene.influence(ANNA) == [2, 2, 4]


# [ES "GANAR LA MANO"] [ES "ACCIONES EN LA CASILLA DE COLOCACIÓN"]
def test_a_standing_winner_on_the_right_takes_the_reward_too() -> None:
    scene = Scene()
    scene.stand(ANNA, BANK_SPOT, RIGHT)
    scene.run(Task("resolve", at=BANK))
    assert scene.influence(ANNA) == [4, 2, 4]


def test_a_wounded_winner_takes_the_pot_without_the_reward() -> None:
    scene = Scene()
    token = scene.lie(ANNA, BANK_SPOT)
    scene.state.token_side[token] = RIGHT
    scene.run(Task("resolve", at=BANK))
    assert scene.influence(ANNA) == [2, 2, 4]


# [ES "SOLO ANTE EL RIVAL"]
def test_a_single_player_meets_the_rival() -> None:
    scene = Scene()
    scene.stand(BILL, BANK_PORCH)
    compared = hands_at(scene, BANK)
    assert compared.owners == (scene.rules.rival, BILL)
    assert compared.winners == ()
    assert scene.influence(BILL) == [2, 2, 2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_rival_has_a_name_at_every_table(seats: int) -> None:
    assert (
        words(TITLES["tiny-epic-western"], english("tiny-epic-western"))["player"][str(Scene(seats).rules.rival)]
        == "the Rival"
    )


def test_an_empty_mat_compares_nothing() -> None:
    assert Scene().run(Task("resolve", at=BANK)) == []


def test_pots_of_dull_mats_are_paid_too() -> None:
    scene = Scene()
    scene.state.rival = [card(HORSESHOE, 2)]
    scene.stand(ANNA, HIDEOUT_PORCH)
    scene.stand(BILL, COURT_PORCH)
    scene.state.players[BILL].card = card(HAT, 3)
    scene.run(Task("resolve", at=HIDEOUT), Task("resolve", at=COURTHOUSE))
    assert (scene.influence(ANNA), scene.influence(BILL)) == ([2, 4, 2], [4, 2, 2])


# [ES "INFLUENCIA LIBRE"] [ruling R10]
def test_the_saloon_pays_pairs_of_one_kind_each() -> None:
    scene = Scene()
    scene.state.players[BILL].card = card(HAT, 5)
    scene.stand(BILL, SALOON_SPOT, RIGHT)
    scene.run(Task("resolve", at=SALOON))
    assert scene.state.agenda == [CURTAIN, Task("gain", BILL, ANY, 2), Task("gain", BILL, ANY, 2)]
    scene.play(TakeInfluence(BILL, LAW))
    scene.play(TakeInfluence(BILL, MONEY))
    assert scene.influence(BILL) == [4, 2, 4]


# [ES "RECOMPENSA DEL TERCER PISTOLERO"]
@pytest.mark.parametrize(("third", "events"), [(False, [InfluenceGained, InfluenceGained]), (True, [ThirdPosseWon])])
def test_the_sheriff_pays_influence_or_the_third_posse(third: bool, events: list[type]) -> None:
    scene = Scene()
    scene.state.players[ANNA].card = card(HAT, 3)
    scene.stand(ANNA, LEFTOVER)
    scene.run(Task("resolve", at=SHERIFF))
    assert scene.asked() == [(ANNA, "sheriff-pot")]
    assert [type(event) for event in scene.play(TakePot(ANNA, third))] == events
    assert scene.influence(ANNA) == ([2, 2, 2] if third else [3, 3, 2])
    assert scene.state.players[ANNA].third_won is third


def tie(**options: str) -> Scene:
    """Anna changes her hat 1 into Bill's hat 2, both on the Bank."""
    scene = Scene(2, **options)
    scene.stand(ANNA, NUMBER, RIGHT)
    scene.stand(ANNA, BANK_SPOT, RIGHT)
    scene.stand(BILL, BANK_PORCH)
    return scene


# [ES "DESEMPATAR"]
def test_all_that_tie_take_the_pot() -> None:
    scene = tie()
    compared = hands_at(scene, BANK)
    assert compared.winners == (ANNA, BILL)
    assert compared.cards == (card(HAT, 2), card(HAT, 2))
    assert (scene.influence(ANNA), scene.influence(BILL)) == ([4, 2, 4], [2, 2, 4])


# [ruling R9]
def test_a_table_may_keep_the_reward_from_tied_winners() -> None:
    scene = tie(**{"tied-reward": "unpaid"})
    scene.run(Task("resolve", at=BANK))
    assert scene.influence(ANNA) == [2, 2, 4]


def test_a_player_who_ties_with_the_rival_takes_the_pot() -> None:
    scene = Scene()
    scene.state.rival = [card(HAT, 3)]
    scene.stand(BILL, NUMBER, RIGHT)
    scene.stand(BILL, BANK_PORCH)
    assert hands_at(scene, BANK).winners == (BILL,)


# [ES "CAMBIAR EL VALOR NUMÉRICO"] [ES "CAMBIAR LA CATEGORÍA DEL PALO"]
@pytest.mark.parametrize(
    ("spot", "side", "expected"),
    [
        (NUMBER, LEFT, (HAT, 5)),
        (NUMBER, RIGHT, (HAT, 2)),
        (SUIT, LEFT, (TEPEE, 1)),
        (SUIT, RIGHT, (SKULL, 1)),
        (SALOON_PORCH, NO_SIDE, (HAT, 1)),
    ],
)
def test_the_sheriff_changes_number_or_suit(spot: int, side: int, expected: tuple[int, int]) -> None:
    scene = Scene()
    scene.stand(ANNA, spot, side)
    assert card_in_force(scene.state, ANNA) == card(*expected)


def test_a_wounded_posse_changes_no_card() -> None:
    scene = Scene()
    token = scene.lie(ANNA, NUMBER)
    scene.state.token_side[token] = RIGHT
    assert card_in_force(scene.state, ANNA) == card(HAT, 1)
