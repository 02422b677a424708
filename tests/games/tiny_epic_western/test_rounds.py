"""Set-up, the end of a round, the end of the game, points and tie-breaks."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import Config, Outcome, Standing
from sagebrush_games.kernel.title import faults
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_games.tiny_epic_western.actions.choose_mat import ChooseMat
from sagebrush_games.tiny_epic_western.events.dealing import HandDealt, RoundBegan, TownDealt
from sagebrush_games.tiny_epic_western.events.round_end import GameEnded, PorchMoved, RoundEnded
from sagebrush_games.tiny_epic_western.events.setup import BuildingDrawn, PorchFilled
from sagebrush_games.tiny_epic_western.manifest import WHEELS
from sagebrush_games.tiny_epic_western.rules.dealing import sequence
from sagebrush_games.tiny_epic_western.rules.scoring import award, industry_points, points
from sagebrush_games.tiny_epic_western.state.board import building_deck
from sagebrush_games.tiny_epic_western.state.model import (
    BANK,
    COURTHOUSE,
    HIDEOUT,
    MINING,
    NONE,
    SALOON,
    SHERIFF,
    SHERIFF_PORCH,
    TOWN_HALL,
)
from tests.games.tiny_epic_western.scene import ANNA, BILL, CORA, DAVE, Scene, building, of


# [ES "Preparación"]
@pytest.mark.parametrize(("seats", "neutral"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_the_table_is_laid_as_the_rules_say(seats: int, neutral: int) -> None:
    decider = Scene(seats).decider
    state, _ = decider.set_up(seeded(1))
    buildings = len(decider.rules.buildings)
    assert len(building_deck(state, buildings)) == buildings - 5 - neutral
    assert sum(number != NONE for number in state.porch) == neutral
    assert NONE not in state.market
    assert [player.influence for player in state.players[:seats]] == [[1, 1, 1]] * seats


# [ES "CAMBIOS EN LA MECÁNICA DEL JUEGO"]
@pytest.mark.parametrize(
    ("difficulty", "count"), [("apprentice", 0), ("beginner", 1), ("medium", 2), ("hard", 3), ("epic", 4)]
)
def test_the_rival_starts_with_buildings_of_its_own(difficulty: str, count: int) -> None:
    decider = Scene(1, difficulty=difficulty).decider
    state, _ = decider.set_up(seeded(1))
    assert len(state.players[1].stack) == count
    buildings = len(decider.rules.buildings)
    assert len(building_deck(state, buildings)) == buildings - 8 - count


def test_a_table_of_players_has_no_head_start() -> None:
    state, _ = Scene(2, difficulty="epic").decider.set_up(seeded(1))
    assert [player.stack for player in state.players] == [[], []]


def test_the_mats_lie_as_on_the_box_or_in_any_other_order() -> None:
    assert Scene().rules.wheel == (TOWN_HALL, BANK, SALOON, SHERIFF, COURTHOUSE, HIDEOUT)
    assert len(WHEELS) == 24
    other = Scene(wheel="hideout-bank-courthouse-saloon")
    assert other.rules.wheel == (TOWN_HALL, HIDEOUT, BANK, SHERIFF, COURTHOUSE, SALOON)
    assert other.decider.set_up(seeded(1))[0].owner[HIDEOUT] == ANNA


# [ruling R23]
def test_drawn_mats_go_to_the_seats_clockwise() -> None:
    decider = Scene(3, seating="random").decider
    for seed in range(8):
        mats = [player.mat for player in decider.set_up(seeded(seed))[0].players]
        assert mats == sorted(mats, key=decider.rules.position)


# [ES "Preparación"] [ruling R23]
def test_seats_choose_their_colours_clockwise_from_the_dealer() -> None:
    decider = Scene(3, seating="chosen").decider
    state, _ = decider.set_up(seeded(1))
    asked = []
    for mat in (HIDEOUT, BANK, SALOON):
        [(seat, prompt)] = decider.awaited(state)
        asked.append((seat, prompt))
        assert ChooseMat(seat, mat) in decider.legal(state, seat)
        decider.play(state, ChooseMat(seat, mat), seeded(2))
        assert state.players[seat].mat == mat and state.owner[mat] == seat
    dealer = state.dealer
    assert asked == [((dealer + step) % 3, "colour") for step in range(3)]
    assert state.owner[COURTHOUSE] == NONE and state.porch[COURTHOUSE] != NONE


def test_two_seats_never_have_one_colour_and_the_sheriff_has_none() -> None:
    decider = Scene(2, seating="chosen").decider
    state, _ = decider.set_up(seeded(1))
    [(first, _)] = decider.awaited(state)
    decider.play(state, ChooseMat(first, BANK), seeded(2))
    assert decider.legal(state, 1 - first) == [ChooseMat(1 - first, mat) for mat in (SALOON, COURTHOUSE, HIDEOUT)]
    assert refused(decider, state, ChooseMat(1 - first, BANK)) == "mat-taken"
    assert refused(decider, state, ChooseMat(1 - first, SHERIFF)) == "no-colour"


def test_the_rival_sits_at_a_mat_that_the_player_left() -> None:
    decider = Scene(1, seating="chosen").decider
    mats = set()
    for seed in range(20):
        state, _ = decider.set_up(seeded(seed))
        decider.play(state, ChooseMat(ANNA, SALOON), seeded(seed))
        mats.add(state.players[1].mat)
        assert state.owner[state.players[1].mat] == 1
    assert mats == {BANK, COURTHOUSE, HIDEOUT}


@pytest.mark.parametrize("option", [{"difficulty": "epic"}, {"rival-shares": "oldest-first"}])
def test_what_belongs_to_the_rival_can_only_be_chosen_alone(option: dict[str, str | int | bool]) -> None:
    [(field, sentence)] = faults(TITLE, Config(TITLE.id, "standard", 2, (), option))
    assert field == f"options.{next(iter(option))}"
    assert sentence.endswith("can only be chosen with 1 seat, not with 2.")
    assert not faults(TITLE, Config(TITLE.id, "standard", 1, (), option))


# [ES "FASE UNO – BARAJAR Y REPARTIR"] [ES "Secuencia de juego"]
def test_each_seat_is_dealt_two_cards_and_the_town_seven() -> None:
    events = Scene(4).run(Task("deal"), draws=seeded(5))
    [town] = of(TownDealt, events)
    dealt = [*town.gaps, *town.rival, *(card for hand in of(HandDealt, events) for card in hand.cards)]
    assert len(town.gaps) == 6
    assert len(dealt) == len(set(dealt)) == 15


# [ES "Secuencia de juego"] [ES "FASE DOS – COLOCAR PISTOLEROS"]
def test_a_round_goes_through_its_phases_in_the_printed_order() -> None:
    tasks = sequence(Scene(3, wheel="hideout-bank-courthouse-saloon").rules, CORA)
    names = [task.name for task in tasks if task.name != "resolve"]
    assert names[:4] == ["deal", "keep", "hire", "placing"]
    assert names[4:7] == ["gains", "reveal", "building-gains"]
    assert names[7:11] == ["postage", "town-hall", "leftovers", "industry"]
    assert names[11:] == ["end-round", "refill", "round"]
    assert next(task for task in tasks if task.name == "placing").seat == CORA, "the dealer places first"


# [ES "FASE TRES – RESOLVER EDIFICIOS"]
def test_hands_are_compared_clockwise_from_the_town_hall() -> None:
    tasks = sequence(Scene(wheel="hideout-bank-courthouse-saloon").rules, ANNA)
    compared = [task.at for task in tasks if task.name == "resolve"]
    assert compared == [HIDEOUT, BANK, SHERIFF, COURTHOUSE, SALOON]
    names = [task.name for task in tasks]
    assert names.index("building-gains") < names.index("resolve") < names.index("postage")


def test_the_game_waits_for_all_secret_choices_at_once() -> None:
    state, _ = Scene(3).decider.set_up(seeded(1))
    decider = Scene(3).decider
    assert [seat for seat, _ in decider.awaited(state)] == [ANNA, BILL, CORA]
    decider.play(state, decider.legal(state, BILL)[0], seeded(1))
    assert [seat for seat, _ in decider.awaited(state)] == [ANNA, CORA]


def ended(scene: Scene) -> RoundEnded:
    """How the round ended."""
    [event] = of(RoundEnded, scene.run(Task("end-round")))
    assert isinstance(event, RoundEnded)
    return event


# [ES "RECOMPENSA DEL TERCER PISTOLERO"]
def test_whoever_bought_nothing_has_the_third_posse_next_round() -> None:
    scene = Scene()
    scene.state.players[ANNA].bought = [building("jail")]
    assert ended(scene).thirds == (BILL,)
    assert [player.third for player in scene.state.players] == [False, True]


def test_the_sheriffs_third_posse_lasts_for_one_round() -> None:
    scene = Scene()
    scene.state.players[ANNA].bought, scene.state.players[ANNA].third_won = [building("jail")], True
    assert ended(scene).thirds == (ANNA, BILL)
    scene.state.players[ANNA].bought = [building("inn")]
    assert ended(scene).thirds == (BILL,)


def test_the_inn_keeps_the_third_posse_for_a_buyer() -> None:
    scene = Scene()
    scene.state.players[ANNA].bought = [building("jail")]
    scene.on_porch(SHERIFF, "inn")
    scene.stand(ANNA, SHERIFF_PORCH)
    assert ANNA in ended(scene).thirds


# [ES "APILAR PROPIEDADES EN UN PORCHE"]
def test_new_buildings_join_the_stack_when_the_round_ends() -> None:
    scene = Scene()
    scene.on_porch(BANK, "jail")
    scene.state.players[ANNA].bought = [building("inn"), building("mansion")]
    scene.stand(ANNA, SHERIFF_PORCH)
    scene.lie(BILL, SHERIFF_PORCH)
    ended(scene)
    assert scene.state.players[ANNA].stack == [building("jail"), building("inn"), building("mansion")]
    assert set(scene.state.token_spot) == {NONE}
    assert not any(scene.state.token_down)


# [ES "FINAL DE RONDA"]
def test_buy_zones_are_refilled_from_the_porch_where_nobody_owns_it() -> None:
    scene = Scene()
    for mat in (BANK, SALOON, COURTHOUSE):
        scene.for_sale(mat, ["jail", "inn", "mansion"][mat])
    for mat, name in ((SHERIFF, "outhouse"), (COURTHOUSE, "graveyard"), (HIDEOUT, "stockade")):
        scene.on_porch(mat, name)
    events = scene.run(Task("refill"), draws=(0, 0))
    assert events == [PorchMoved(SHERIFF), PorchMoved(HIDEOUT), PorchFilled(SHERIFF, 0), PorchFilled(HIDEOUT, 1)]
    assert scene.state.market[HIDEOUT] == building("stockade")


def test_coloured_mats_are_refilled_from_the_deck() -> None:
    scene = Scene(4)
    for mat, name in enumerate(("jail", "inn", "mansion")):
        scene.for_sale(mat, name)
    scene.on_porch(SHERIFF, "outhouse")
    events = scene.run(Task("refill"), draws=(2, 2))
    assert events == [PorchMoved(SHERIFF), BuildingDrawn(HIDEOUT, 2), PorchFilled(SHERIFF, 3)]


def last_buildings(scene: Scene, *deck: str) -> None:
    """Bill owns every building but those of ``deck`` and what lies on the table."""
    kept = {*map(building, deck), *scene.state.market, *scene.state.porch}
    scene.state.players[BILL].stack = [number for number in range(len(scene.rules.buildings)) if number not in kept]


# [ES "FINAL DE LA PARTIDA"]
def test_the_game_ends_when_a_buy_zone_cannot_be_refilled() -> None:
    scene = Scene(4)
    last_buildings(scene, "jail")
    events = scene.run(Task("refill"))
    assert events == [BuildingDrawn(BANK, building("jail")), GameEnded("deck-empty")]
    assert scene.asked() == []


# [ruling R21]
def test_a_bare_porch_does_not_end_the_game() -> None:
    scene = Scene()
    for mat, name in enumerate(("jail", "inn", "mansion", "outhouse", "stockade")):
        scene.for_sale(mat, name)
    last_buildings(scene)
    assert scene.run(Task("refill")) == []
    assert scene.asked() == [(ANNA, "curtain")]


# [ruling R21]
def test_buy_zones_come_before_porches_when_cards_are_short() -> None:
    scene = Scene()
    for mat, name in enumerate(("jail", "inn", "mansion")):
        scene.for_sale(mat, name)
    scene.on_porch(HIDEOUT, "graveyard")
    last_buildings(scene, "outhouse")
    events = scene.run(Task("refill"))
    assert events == [BuildingDrawn(SHERIFF, building("outhouse")), PorchMoved(HIDEOUT)]
    assert scene.state.porch == [NONE] * 5


def test_a_porch_that_stayed_bare_is_filled_when_there_are_cards_again() -> None:
    scene = Scene()
    for mat, name in enumerate(("jail", "inn", "mansion")):
        scene.for_sale(mat, name)
    scene.for_sale(SHERIFF, "outhouse")
    events = scene.run(Task("refill"), draws=(0, 0, 0, 0))
    assert [type(event) for event in events] == [BuildingDrawn, *[PorchFilled] * 3]
    assert scene.state.market[HIDEOUT] != NONE
    assert [mat for mat in range(5) if scene.state.porch[mat] != NONE] == [COURTHOUSE, HIDEOUT, SHERIFF]


# [ES "FINAL DE RONDA"]
def test_the_dealer_token_passes_clockwise() -> None:
    scene = Scene(3)
    scene.state.round, scene.state.dealer = 2, CORA
    events = scene.run(Task("round"), draws=seeded(1))
    assert RoundBegan(3, ANNA) in events


# [ES "DUELOS"] [ES "FASE UNO – BARAJAR Y REPARTIR"]
def test_what_is_for_one_round_is_over_in_the_next() -> None:
    scene = Scene(1)
    state, anna = scene.state, scene.state.players[ANNA]
    state.round, state.rival_shown, state.seen, state.ranking = 1, True, [0], [ANNA]
    anna.shown = anna.peeked = anna.avoids = anna.powder = True
    anna.duels_won, anna.purchases, anna.discarded = 2, 1, [1]
    scene.run(Task("round"), draws=seeded(1))
    assert not (state.rival_shown or state.seen or state.ranking)
    assert not (anna.shown or anna.peeked or anna.avoids or anna.powder)
    assert (anna.duels_won, anna.purchases, anna.discarded) == (0, 0, [])


# [ES "FINAL DE LA PARTIDA"] [ES "Objetivo del juego"]
def test_the_game_ends_after_six_rounds() -> None:
    scene = Scene()
    scene.state.round = 6
    assert scene.run(Task("end-round"))[-1] == GameEnded("six-rounds")
    scene.state.round = 5
    assert of(GameEnded, scene.run(Task("end-round"))) == []


# [ES "POSICIONES DE NEGOCIO"] [ruling R20]
@pytest.mark.parametrize(
    ("shares", "awards"),
    [
        ([3, 1, 0, 0], [5, 3, 0, 0]),
        ([2, 2, 1, 0], [5, 5, 0, 0]),
        ([3, 1, 1, 0], [5, 3, 3, 0]),
        ([1, 0, 0, 0], [5, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_most_and_second_most_shares_are_paid(shares: list[int], awards: list[int]) -> None:
    assert [award(shares, owner, 5, 3) for owner in range(4)] == awards


@pytest.mark.parametrize(("seats", "prizes"), [(1, [3, 0]), (2, [3, 0]), (3, [5, 3]), (4, [5, 3])])
def test_two_players_have_no_second_prize(seats: int, prizes: list[int]) -> None:
    scene = Scene(seats)
    scene.state.players[ANNA].stack = [building("collapsed_mine")]
    scene.state.players[BILL].stack = [building("graveyard")]
    scene.state.industry[MINING] = 3
    assert [industry_points(scene.rules, scene.state, owner) for owner in (ANNA, BILL)] == prizes


def test_a_token_still_off_the_track_pays_nothing() -> None:
    scene = Scene(4)
    scene.state.players[ANNA].stack = [building("collapsed_mine")]
    assert industry_points(scene.rules, scene.state, ANNA) == 0


# [ES "PUNTUACIÓN FINAL"]
def test_all_points_are_added() -> None:
    scene = Scene()
    scene.state.players[ANNA].stack = [building("mansion")]
    scene.state.players[ANNA].bought = [building("central_bank")]
    scene.state.industry, scene.state.wanted = [1, 2, 3], ANNA
    assert points(scene.rules, scene.state, ANNA) == 3 + 4 + 2 + 3 + 2


def over(owned: list[list[str]], seats: int = 2, wanted: int = NONE) -> Outcome:
    """The outcome when seats own these buildings and no industry has moved."""
    scene = Scene(seats)
    for seat, names in enumerate(owned):
        scene.state.players[seat].stack = [building(name) for name in names]
    scene.state.wanted, scene.state.ending = wanted, "six-rounds"
    outcome = scene.decider.outcome(scene.state)
    assert outcome is not None
    return outcome


def test_most_points_win() -> None:
    assert over([["jail"], ["inn"]]).ranking == (Standing(BILL, 2, 1), Standing(ANNA, 1, 2))


# [ES "PUNTUACIÓN FINAL"]
def test_equal_points_are_settled_by_buildings() -> None:
    ranking = over([["inn"], ["jail", "outhouse"]]).ranking
    assert ranking == (Standing(BILL, 2, 1, "buildings"), Standing(ANNA, 2, 2, "buildings"))


def test_equal_buildings_are_settled_by_shares() -> None:
    ranking = over([["inn", "inn"], ["mansion", "jail"]]).ranking
    assert ranking == (Standing(BILL, 4, 1, "shares"), Standing(ANNA, 4, 2, "shares"))


def test_whoever_is_still_equal_shares_the_place() -> None:
    ranking = over([["inn"], ["cattle_farm"], ["jail"], []], 4).ranking
    assert [(line.seat, line.place, line.tie_break) for line in ranking] == [
        (ANNA, 1, "shared"),
        (BILL, 1, "shared"),
        (CORA, 3, ""),
        (DAVE, 4, ""),
    ]


def test_a_game_that_goes_on_has_no_outcome() -> None:
    scene = Scene()
    assert scene.decider.outcome(scene.state) is None
