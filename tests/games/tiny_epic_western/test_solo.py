"""The Rival of a solo game: its place, its duels, its hands, its buildings."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.flags import flags_of
from sagebrush_games.kernel.messages import Outcome, Standing
from sagebrush_games.tiny_epic_western.actions.add_card import AddCard
from sagebrush_games.tiny_epic_western.actions.heal_posse import HealPosse
from sagebrush_games.tiny_epic_western.actions.place_posse import PlacePosse
from sagebrush_games.tiny_epic_western.actions.roll_again import RollAgain
from sagebrush_games.tiny_epic_western.actions.stop_duel import StopDuel
from sagebrush_games.tiny_epic_western.events.buildings import BuildingBought, BuildingUsed
from sagebrush_games.tiny_epic_western.events.duel import DieRolledAgain, DiscardsShuffled, DuelBegan, DuelDecided
from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained, InfluencePaid
from sagebrush_games.tiny_epic_western.events.placing import PossePlaced
from sagebrush_games.tiny_epic_western.events.showdown import HandsCompared
from sagebrush_games.tiny_epic_western.events.town_hall import IndustryAdvanced, TownHallRanked
from sagebrush_games.tiny_epic_western.expansions.solo.actions.disturb_rival import CARD, DIE, DisturbRival
from sagebrush_games.tiny_epic_western.expansions.solo.events import RivalCardDrawn, RivalRolled
from sagebrush_games.tiny_epic_western.expansions.solo.placing import destination
from sagebrush_games.tiny_epic_western.state.board import poker_deck
from sagebrush_games.tiny_epic_western.state.model import (
    BANK,
    COURTHOUSE,
    HIDEOUT,
    LAW,
    LEFT,
    LEFTOVER,
    MINING,
    MONEY,
    NO_SIDE,
    NONE,
    NUMBER,
    RAILROAD,
    RIGHT,
    SALOON,
    SHERIFF,
    SHERIFF_PORCH,
    WAGON,
)
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_PORCH,
    BANK_SPOT,
    COURT_PORCH,
    CURTAIN,
    HAT,
    HIDEOUT_PORCH,
    SALOON_PORCH,
    SALOON_SPOT,
    TEPEE,
    Scene,
    boss,
    building,
    card,
    of,
)

RIVAL = 1
"""The owner after the one seat; it sits at the Saloon."""
ONE, TWO, THREE, FOUR, FIVE, SIX = range(6)
"""Draws of a die: one less than its face."""


def placed(spot: int, side: int, *draws: int, scene: Scene | None = None) -> Scene:
    """Anna has placed, the Rival has answered."""
    scene = scene or Scene(1)
    scene.ask(Task("place", ANNA))
    scene.play(PlacePosse(ANNA, spot, side), *draws)
    return scene


# [ES "Fase dos: Colocar pistoleros"]
@pytest.mark.parametrize(
    ("die", "spot"),
    [(1, BANK_SPOT), (2, SALOON_SPOT), (3, LEFTOVER), (4, COURT_PORCH), (5, HIDEOUT_PORCH)],
)
def test_the_die_sends_the_rival_to_a_mat(die: int, spot: int) -> None:
    scene = Scene(1)
    assert destination(scene.rules, scene.state, die, NUMBER) == spot


def test_the_rival_answers_every_posse_and_takes_no_benefit() -> None:
    scene = Scene(1)
    scene.on_porch(COURTHOUSE, "powder_house")
    scene.ask(Task("place", ANNA))
    events = scene.play(PlacePosse(ANNA, NUMBER, LEFT), FOUR)
    assert events == [PossePlaced(0, NUMBER, LEFT), RivalRolled(4), PossePlaced(3, COURT_PORCH, NO_SIDE)]


def test_on_the_influence_spot_it_takes_the_right_side() -> None:
    scene = Scene(1)
    scene.ask(Task("place", ANNA))
    assert scene.play(PlacePosse(ANNA, NUMBER, LEFT), ONE)[-1] == PossePlaced(3, BANK_SPOT, RIGHT)


@pytest.mark.parametrize(("die", "spot"), [(3, COURT_PORCH), (5, BANK_SPOT)])
def test_a_mat_with_a_posse_of_its_own_is_passed_over(die: int, spot: int) -> None:
    scene = Scene(1)
    scene.stand(RIVAL, LEFTOVER)
    scene.lie(RIVAL, HIDEOUT_PORCH)
    assert destination(scene.rules, scene.state, die, NUMBER) == spot


# [ES "Fase dos: Colocar pistoleros"]
def test_a_six_sends_it_to_the_spot_just_used() -> None:
    scene = Scene(1)
    scene.ask(Task("place", ANNA))
    events = scene.play(PlacePosse(ANNA, SALOON_PORCH, NO_SIDE), SIX, 0, 2, 3)
    assert events[1:3] == [RivalRolled(6), PossePlaced(3, SALOON_PORCH, NO_SIDE)]
    assert isinstance(events[3], DuelBegan)
    assert of(InfluenceGained, events) == []


# [ruling R24]
def test_a_six_on_a_mat_where_it_is_already_counts_as_that_mat() -> None:
    scene = Scene(1)
    scene.stand(RIVAL, SHERIFF_PORCH)
    assert destination(scene.rules, scene.state, 6, NUMBER) == COURT_PORCH


# [ruling R24]
def test_protected_spots_are_passed_over() -> None:
    scene = Scene(1)
    scene.stand(ANNA, BANK_SPOT)
    scene.state.players[ANNA].avoids = True
    assert destination(scene.rules, scene.state, 1, NUMBER) == SALOON_SPOT
    scene.stand(ANNA, BANK_PORCH)
    assert destination(scene.rules, scene.state, 6, BANK_PORCH) == SALOON_SPOT


# [ruling R24]
def test_a_six_on_a_protected_spot_sends_it_to_its_usual_spot_on_that_mat() -> None:
    scene = Scene(1)
    scene.stand(ANNA, BANK_PORCH)
    scene.state.players[ANNA].avoids = True
    assert destination(scene.rules, scene.state, 6, BANK_PORCH) == BANK_SPOT


def test_it_stays_at_home_when_every_mat_is_barred() -> None:
    scene = Scene(1)
    scene.state.players[ANNA].avoids = True
    for spot in (BANK_SPOT, SALOON_SPOT, COURT_PORCH):
        scene.stand(ANNA, spot)
    for spot in (LEFTOVER, HIDEOUT_PORCH):
        scene.stand(RIVAL, spot)
    assert scene.run(Task("rival", at=NUMBER), draws=(TWO,)) == [RivalRolled(2)]


# [ES "REGLAS PARA PARTIDA EN SOLITARIO"]
def test_it_has_three_posse_and_no_more() -> None:
    scene = Scene(1)
    for spot in (BANK_SPOT, SALOON_SPOT, COURT_PORCH):
        scene.stand(RIVAL, spot)
    assert scene.run(Task("rival", at=NUMBER)) == []


def test_the_rival_answers_the_extra_posse_of_the_livery_stable_too() -> None:
    scene = Scene(1)
    scene.on_porch(SHERIFF, "livery_stable")
    placed(SHERIFF_PORCH, NO_SIDE, scene=scene)
    events = scene.play(PlacePosse(ANNA, NUMBER, LEFT), ONE, TWO)
    assert len(of(RivalRolled, events)) == 2


# [ruling R24]
def test_a_six_for_the_posse_at_the_livery_stable_sends_the_rival_there_and_not_to_the_extra_posse() -> None:
    scene = Scene(1)
    scene.on_porch(SHERIFF, "livery_stable")
    placed(SHERIFF_PORCH, NO_SIDE, scene=scene)
    events = scene.play(PlacePosse(ANNA, NUMBER, LEFT), ONE, SIX, 0, ONE, TWO)
    assert [event.spot for event in of(PossePlaced, events)] == [NUMBER, BANK_SPOT, SHERIFF_PORCH]


# [ruling R24]
def test_the_rival_does_not_answer_a_posse_that_was_moved() -> None:
    scene = Scene(1)
    scene.lie(ANNA, LEFTOVER)
    scene.on_porch(SHERIFF, "doctors_office")
    placed(SHERIFF_PORCH, NO_SIDE, scene=scene)
    assert len(of(RivalRolled, scene.play(HealPosse(ANNA, LEFTOVER, BANK_SPOT, RIGHT), TWO))) == 1


def dueling(rival_card: int, mine: int, its: int) -> Scene:
    """Anna attacks the Rival on the leftover spot; draws are faces less one, and a place in the poker deck."""
    scene = Scene(1)
    scene.stand(RIVAL, LEFTOVER)
    scene.run(Task("duel-begin", ANNA, scene.stand(ANNA, LEFTOVER), 3), draws=(rival_card, mine, its))
    return scene


# [ES "Duelo"]
def test_the_rival_fights_with_a_card_from_the_deck() -> None:
    scene = Scene(1)
    deck = poker_deck(scene.state)
    scene.stand(RIVAL, LEFTOVER)
    token = scene.stand(ANNA, LEFTOVER)
    [began] = of(DuelBegan, scene.run(Task("duel-begin", ANNA, token, 3), draws=(4, ONE, THREE)))
    assert (began.rival_card, began.attacker_added, began.defender_added) == (deck[4], 0, deck[4] % 5 + 1)


# [ES "Duelo"]
def test_the_player_may_pay_any_kind_to_make_the_rival_roll_again() -> None:
    scene = dueling(4, ONE, SIX)
    events = scene.play(DisturbRival(ANNA, MONEY, DIE), ONE)
    assert events == [InfluencePaid(ANNA, 0, 0, 1), DieRolledAgain(1, 1, free=False)]


def test_the_player_may_pay_any_kind_to_make_the_rival_draw_again() -> None:
    scene = dueling(4, ONE, SIX)
    assert scene.state.duel is not None
    first = scene.state.duel.rival_card
    events = scene.play(DisturbRival(ANNA, LAW, CARD), 0)
    assert isinstance(events[1], RivalCardDrawn)
    assert events[1].role == 1
    assert scene.state.seen == [first]
    assert scene.state.duel.rival_card == events[1].card != first
    assert scene.state.duel.added == [0, events[1].card % 5 + 1]


# [ES "Duelo"]
def test_whoever_has_nothing_but_money_is_still_asked_in_a_duel_with_the_rival() -> None:
    scene = Scene(1)
    scene.state.players[ANNA].shown, scene.state.players[ANNA].influence = True, [0, 0, 1]
    scene.stand(RIVAL, LEFTOVER)
    scene.run(Task("duel-begin", ANNA, scene.stand(ANNA, LEFTOVER), 3), draws=(4, ONE, SIX))
    assert scene.asked() == [(ANNA, "duel")]
    assert {type(command) for command in scene.offers(ANNA)} == {DisturbRival, StopDuel}


def test_another_card_of_the_rival_cannot_be_taken_back_even_when_it_is_the_last_of_the_deck() -> None:
    scene = dueling(4, ONE, SIX)
    *rest, last = poker_deck(scene.state)
    scene.state.players[ANNA].discarded += rest
    flags = flags_of(scene.decider, scene.state, DisturbRival(ANNA, LAW, CARD))
    assert not flags.draws and flags.reveals
    assert RivalCardDrawn(1, last, last % 5 + 1) in scene.play(DisturbRival(ANNA, LAW, CARD))


def test_the_player_has_all_the_usual_ways_too() -> None:
    scene = dueling(4, ONE, SIX)
    offered = scene.offers(ANNA)
    assert {type(command) for command in offered} == {RollAgain, AddCard, DisturbRival, StopDuel}
    assert len([command for command in offered if isinstance(command, DisturbRival)]) == 6


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (DisturbRival(ANNA, 3, DIE), "no-such-kind"),
        (DisturbRival(ANNA, LAW, 2), "no-such-target"),
        (DisturbRival(ANNA, LAW, DIE), "cannot-pay"),
    ],
)
def test_how_the_rival_is_not_disturbed(command: DisturbRival, code: str) -> None:
    scene = dueling(4, ONE, SIX)
    scene.state.players[ANNA].influence[LAW] = 0
    assert scene.refused(command) == code


def test_the_rival_accepts_its_defeat_and_its_card_is_discarded() -> None:
    scene = dueling(0, SIX, ONE)
    assert scene.state.duel is None
    assert scene.state.token_down[3]
    assert scene.state.wanted == ANNA
    assert len(scene.state.seen) == 1


def test_the_rival_can_be_wanted_and_gains_nothing_by_it() -> None:
    scene = dueling(4, ONE, SIX)
    assert of(DuelDecided, scene.play(StopDuel(ANNA)))[0].winner == RIVAL
    assert scene.state.wanted == RIVAL
    scene.run(Task("gains"))
    assert scene.state.agenda == [CURTAIN]


def test_the_outlaw_counts_duels_against_the_rival() -> None:
    scene = dueling(0, SIX, ONE)
    scene.state.players[ANNA].boss = boss("outlaw")
    scene.run(Task("gains"))
    assert scene.asked() == [(ANNA, "gain")]


# [ruling R27]
def test_the_discards_are_shuffled_when_the_poker_deck_is_empty() -> None:
    scene = dueling(4, ONE, SIX)
    scene.state.seen = poker_deck(scene.state)
    scene.state.players[ANNA].discarded = [scene.state.seen.pop()]
    events = scene.play(DisturbRival(ANNA, LAW, CARD), 0)
    assert DiscardsShuffled() in events
    assert scene.state.players[ANNA].discarded == []
    assert len(poker_deck(scene.state)) == 9


# [ES "Fase tres: Resolver edificios"] [ES "Fase uno: Barajar y repartir"]
def test_the_rival_competes_at_every_mat_with_the_better_of_its_cards() -> None:
    scene = Scene(1)
    scene.state.rival = [card(TEPEE, 2), card(HAT, 5)]
    scene.state.players[ANNA].card = card(HAT, 4)
    scene.stand(ANNA, BANK_PORCH)
    [compared] = of(HandsCompared, scene.run(Task("resolve", at=BANK)))
    assert compared.cards == (card(HAT, 5), card(HAT, 4))
    assert compared.winners == ()


def test_a_mat_where_only_the_rival_stands_is_not_compared() -> None:
    scene = Scene(1)
    scene.stand(RIVAL, BANK_SPOT)
    assert scene.run(Task("resolve", at=BANK)) == []


# [ruling R28]
def test_a_tie_with_the_rival_at_the_town_hall_is_settled_by_natural_hands() -> None:
    scene = Scene(1)
    scene.state.rival = [card(TEPEE, 2), card(HAT, 5)]
    scene.state.players[ANNA].card = card(HAT, 4)
    scene.stand(ANNA, NUMBER, RIGHT)
    [ranked] = of(TownHallRanked, scene.run(Task("town-hall")))
    assert (ranked.owners, ranked.cards) == ((RIVAL, ANNA), (card(HAT, 5), card(HAT, 5)))


# [ES "Fase cuatro: Comprar propiedades"]
def test_the_rival_buys_in_the_order_of_the_town_hall() -> None:
    scene = Scene(1)
    scene.state.players[ANNA].card = card(HAT, 4)
    [ranked] = of(TownHallRanked, scene.run(Task("town-hall")))
    assert ranked.owners == (RIVAL, ANNA)


# [ES "Fase cuatro: Comprar propiedades"]
def test_the_rival_takes_the_building_with_most_points_for_nothing() -> None:
    scene = Scene(1)
    scene.for_sale(BANK, "jail")
    scene.for_sale(COURTHOUSE, "mansion")
    scene.for_sale(HIDEOUT, "central_bank")
    scene.stand(RIVAL, BANK_SPOT)
    scene.lie(RIVAL, COURT_PORCH)
    assert scene.run(Task("rival-buys")) == [BuildingBought(RIVAL, building("mansion"), COURTHOUSE, ordinary=True)]


# [ruling R25]
def test_on_a_tie_the_rival_takes_the_first_clockwise() -> None:
    scene = Scene(1)
    for mat, name in ((SALOON, "inn"), (SHERIFF, "barber_shop"), (HIDEOUT, "blacksmith")):
        scene.for_sale(mat, name)
    for spot in (SALOON_SPOT, LEFTOVER, HIDEOUT_PORCH):
        scene.stand(RIVAL, spot)
    assert of(BuildingBought, scene.run(Task("rival-buys")))[0].mat == SALOON


def test_the_leftover_spot_gives_the_rival_no_second_building() -> None:
    scene = Scene(1)
    scene.for_sale(HIDEOUT, "inn")
    scene.stand(RIVAL, LEFTOVER)
    assert scene.run(Task("leftovers")) == []


def test_nothing_to_take_is_no_purchase() -> None:
    scene = Scene(1)
    scene.stand(RIVAL, LEFTOVER)
    assert scene.run(Task("rival-buys")) == []


def ahead(industry: list[int], bought: list[str], stack: list[str], **options: str) -> Scene:
    """The Rival has won the Town Hall."""
    scene = Scene(1, **options)
    scene.state.ranking, scene.state.industry = [RIVAL, ANNA], industry[:]
    scene.state.players[RIVAL].bought = [building(name) for name in bought]
    scene.state.players[RIVAL].stack = [building(name) for name in stack]
    return scene


# [ruling R26]
@pytest.mark.parametrize(
    ("industry", "bought", "stack", "moved"),
    [
        ([0, 0, 0], ["appraiser"], [], RAILROAD),
        ([0, 0, 0], ["appraiser"], ["livery_stable"], RAILROAD),
        ([1, 3, 1], ["appraiser"], [], MINING),
        ([1, 3, 1], ["outhouse"], ["livery_stable", "collapsed_mine"], MINING),
        ([0, 0, 0], [], [], MINING),
        ([0, 1, 1], [], [], WAGON),
    ],
)
def test_the_rival_reads_its_shares_from_left_to_right(
    industry: list[int], bought: list[str], stack: list[str], moved: int
) -> None:
    scene = ahead(industry, bought, stack)
    assert scene.run(Task("industry")) == [IndustryAdvanced(RIVAL, moved, industry[moved] + 1)]


def test_a_table_may_let_the_rival_read_its_oldest_building_first() -> None:
    scene = ahead([1, 3, 1], ["outhouse"], ["livery_stable", "collapsed_mine"], **{"rival-shares": "oldest-first"})
    assert of(IndustryAdvanced, scene.run(Task("industry")))[0].industry == WAGON


def test_the_owner_payment_never_goes_to_the_rival() -> None:
    scene = Scene(1)
    scene.on_porch(SALOON, "powder_house")
    placed(SALOON_PORCH, NO_SIDE, FOUR, scene=scene)
    assert scene.influence(RIVAL) == [2, 2, 2]
    assert scene.influence(ANNA) == [2, 2, 2]


def test_the_player_may_use_the_rivals_top_building() -> None:
    scene = Scene(1)
    scene.on_porch(SALOON, "inn", "powder_house")
    scene.ask(Task("place", ANNA))
    events = scene.play(PlacePosse(ANNA, SALOON_PORCH, NO_SIDE), FOUR)
    assert BuildingUsed(ANNA, building("powder_house"), RIVAL) in events


def against(mine: list[str], its: list[str], wanted: int = NONE) -> Outcome:
    """The outcome with these buildings."""
    scene = Scene(1)
    scene.state.players[ANNA].stack = [building(name) for name in mine]
    scene.state.players[RIVAL].stack = [building(name) for name in its]
    scene.state.wanted, scene.state.ending = wanted, "six-rounds"
    outcome = scene.decider.outcome(scene.state)
    assert outcome is not None
    return outcome


# [ruling R29]
def test_the_player_wins_with_strictly_more_points() -> None:
    assert against(["central_bank"], ["mansion"]).ranking == (Standing(ANNA, 4, 1, "the Rival has 3"),)
    assert against(["mansion"], ["mansion"]).ranking == (Standing(ANNA, 3, 2, "the Rival has 3"),)
    assert against(["mansion"], ["inn"], RIVAL).ranking == (Standing(ANNA, 3, 2, "the Rival has 4"),)


def test_more_buildings_do_not_break_a_tie_with_the_rival() -> None:
    assert against(["jail", "outhouse"], ["inn"]).ranking[0].place == 2
