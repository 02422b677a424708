"""The Law of the Strongest: duel tiles are dealt, announced, chosen in secret, used up and drawn again."""

# [DE "VARIANTE „DAS RECHT DES STÄRKEREN“"] [BB "La ley del más fuerte: Durante la preparación del juego"]
# [BB "Cómo realizar los duelos"]

from collections import Counter
from dataclasses import replace

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.actions.fight_duel import FightDuel
from sagebrush_games.carson_city.events.row import BoxDuelFought, DuelCalled, Gambled, ParcelDuelFought
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawFought
from sagebrush_games.carson_city.expansions.strongest.actions.choose_tile import ChooseTile
from sagebrush_games.carson_city.expansions.strongest.events import (
    TileChosen,
    TilesDealt,
    TilesDrawn,
    TilesDue,
    TilesShown,
    TilesUsed,
    TotalsAnnounced,
)
from sagebrush_games.carson_city.expansions.strongest.faults import tiles_faults
from sagebrush_games.carson_city.expansions.strongest.state import Hand
from sagebrush_games.carson_city.expansions.strongest.state import of as tiles_of
from sagebrush_games.carson_city.expansions.strongest.view import DuelTilesView
from sagebrush_games.carson_city.read.view import View
from sagebrush_games.carson_city.state.model import NOBODY, Box, Place, Token
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.flags import flags_of
from tests.games.carson_city.characters.hand import Hand as CardHand
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, CORA, DAVE, Table, at, config, dice, of

LAW = "law-of-the-strongest"


def holding(*hands: Hand, variants: tuple[str, ...] = ()) -> Table:
    """A table at which the seats hold these tiles."""
    table = Table(len(hands), LAW, *variants)
    table.given(*(TilesDealt(seat, hand) for seat, hand in enumerate(hands)))
    totals = tuple(map(sum, hands))
    return table.given(TotalsAnnounced(totals, tuple(30 - total for total in totals)))


def shown_tiles(view: View) -> DuelTilesView:
    assert isinstance(view.duel_tiles, DuelTilesView)
    return view.duel_tiles


def hands(table: Table) -> tuple[Hand, ...]:
    return tiles_of(table.state).hands


def asked(table: Table) -> list[tuple[int, str]]:
    return list(table.decider.awaited(table.state))


ALL: Hand = (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("seats", "total"), [(3, 45), (4, 60), (5, 75)])
def test_the_totals_of_all_hands_come_to(seats: int, total: int, seed: int) -> None:
    _, events = TITLE.build(config(seats, LAW)).set_up(seeded(seed))
    announced = of(TotalsAnnounced, events)[0]
    assert sum(announced.totals) == total
    assert announced.totals == tuple(sum(dealt.tiles) for dealt in of(TilesDealt, events))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dollars_and_tiles_come_to_thirty(seats: int) -> None:
    state, events = TITLE.build(config(seats, LAW)).set_up(seeded(1))
    announced = of(TotalsAnnounced, events)[0]
    assert state.dollars == [30 - total for total in announced.totals]
    assert [len(dealt.tiles) for dealt in of(TilesDealt, events)] == [6] * seats


def test_two_seats_have_a_set_each_and_15_dollars() -> None:
    state, _ = TITLE.build(config(2, LAW)).set_up(seeded(1))
    assert tiles_of(state).hands == (ALL, ALL)
    assert state.dollars == [15, 15]


def test_all_duelists_choose_at_once() -> None:
    table = holding(ALL, ALL, ALL).on_box(Box.ROADS, ANNA, CORA)
    table.resolving()
    assert asked(table) == [(ANNA, "duel-tile"), (CORA, "duel-tile")]
    table.play(ChooseTile(CORA, 5))
    assert asked(table) == [(ANNA, "duel-tile")]
    assert table.refused(ChooseTile(CORA, 4)) == "not-your-turn"


def test_the_tiles_are_shown_together_and_added_to_the_firepower() -> None:
    table = holding(ALL, ALL).on_box(Box.ROADS, ANNA, BILL)
    table.resolving()
    assert table.play(ChooseTile(BILL, 3)) == [TileChosen(BILL, 3)]
    events = table.play(ChooseTile(ANNA, 1))
    assert of(BoxDuelFought, events) == [BoxDuelFought(Box.ROADS, (ANNA, BILL), (1, 3), (5, 7), BILL)]
    assert of(TilesUsed, events) == [TilesUsed((ANNA, BILL), (1, 3))]
    assert hands(table) == ((0, 2, 3, 4, 5), (0, 1, 2, 4, 5))


def test_who_lays_a_tile_reads_for_which_duel() -> None:
    table = holding(ALL, ALL).on_box(Box.ROADS, ANNA, BILL)
    assert shown_tiles(table.decider.view(table.state, ANNA)).place is None
    assert of(TilesDue, table.resolving()) == [TilesDue(Box.ROADS)]
    assert shown_tiles(table.decider.view(table.state, ANNA)).place == Box.ROADS
    table.play(ChooseTile(ANNA, 1))
    assert of(TilesDue, table.play(ChooseTile(BILL, 3))) == []
    assert shown_tiles(table.decider.view(table.state, None)).place is None


def test_tiles_for_a_fight_against_an_outlaw_are_laid_for_its_parcel() -> None:
    table = holding(ALL, ALL, variants=("outlaws",)).outlaws("A1", 8).on_parcels("A1", ANNA)
    table.resolving()
    assert shown_tiles(table.decider.view(table.state, BILL)).place == at("A1")


@pytest.mark.parametrize("place", [Box.ROADS, 64, 1 << 70, -1, 7])
def test_tiles_are_not_laid_where_nobody_stands(place: Place) -> None:
    table = holding(ALL, ALL)
    tiles_of(table.state).place = place
    assert "duel_tiles.place" in dict(tiles_faults(table.rules, table.state))


def test_equal_strengths_are_won_by_who_passed_earlier() -> None:
    table = holding(ALL, ALL).on_box(Box.ROADS, ANNA, BILL)
    table.resolving(BILL, ANNA)
    table.play(ChooseTile(ANNA, 2))
    assert of(BoxDuelFought, table.play(ChooseTile(BILL, 2)))[0].winner == BILL


def test_a_tile_that_is_not_in_the_hand_cannot_be_chosen() -> None:
    table = holding((1, 1, 2), ALL).on_box(Box.ROADS, ANNA, BILL)
    table.resolving()
    assert table.refused(ChooseTile(ANNA, 5)) == "no-such-tile"
    assert table.offers(ChooseTile, ANNA) == [ChooseTile(ANNA, 1), ChooseTile(ANNA, 2)]


def test_a_last_tile_is_laid_without_asking() -> None:
    table = holding((4,), ALL).on_box(Box.ROADS, ANNA, BILL)
    table.resolving()
    assert asked(table) == [(BILL, "duel-tile")]


def test_who_has_used_its_last_tile_draws_three_from_the_pile() -> None:
    table = holding((4,), (0, 1)).on_box(Box.ROADS, ANNA, BILL)
    table.resolving()
    drawn = of(TilesDrawn, table.play(ChooseTile(BILL, 0), dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)))
    assert [(event.seat, event.count) for event in drawn] == [(ANNA, 3)]
    assert len(hands(table)[ANNA]) == 3


def test_two_who_run_out_together_draw_in_pass_order_as_far_as_the_pile_goes() -> None:  # [ruling R67]
    table = holding((4, 4, 5, 5, 3, 3), (1, 1, 2, 2, 0, 0), ALL)
    table.given(*(TilesUsed((seat,), (tile,)) for seat in (ANNA, BILL) for tile in hands(table)[seat][:-1]))
    table.on_box(Box.ROADS, ANNA, BILL)
    drawn = of(TilesDrawn, table.resolving(BILL, ANNA, CORA, chance=seeded(1)))
    assert [(event.seat, event.count) for event in drawn] == [(BILL, 3), (ANNA, 3)]


def test_without_any_tile_nothing_is_added() -> None:
    table = holding((), ALL, ALL, ALL).on_box(Box.ROADS, ANNA, BILL)
    table.given(*(TilesDealt(ANNA, ()),))
    state = table.state
    assert state.duel_tiles is not None
    assert table.rules.throw(table.rules, state, Box.ROADS, ANNA, seeded(1)) == 0


def test_a_duel_the_referee_calls_waits_for_its_tiles() -> None:
    table = holding(ALL, ALL, ALL).on_parcels("A1 C1", ANNA, BILL)
    table.resolving()
    assert asked(table) == [(ANNA, "duel")]
    assert of(DuelCalled, table.play(FightDuel(ANNA, at("C1")))) == [DuelCalled(at("C1"))]
    table.play(ChooseTile(ANNA, 5))
    fought = of(ParcelDuelFought, table.play(ChooseTile(BILL, 0)))
    assert [(duel.parcel, duel.winner) for duel in fought] == [(at("C1"), ANNA)]


def test_outlaws_are_fought_with_tiles_too() -> None:
    table = holding(ALL, ALL, variants=("outlaws",)).outlaws("A1", 8).on_parcels("A1", ANNA)
    table.resolving()
    assert of(OutlawFought, table.play(ChooseTile(ANNA, 3))) == [OutlawFought(at("A1"), (ANNA,), (3,), (7,), NOBODY)]


def test_gambling_is_still_done_with_dice() -> None:  # [ruling R69]
    table = holding(ALL, ALL).on_box(Box.GAMBLING, ANNA)
    assert of(Gambled, table.resolving(chance=dice(3, 5))) == [Gambled(ANNA, 3, 5, 8)]


def armed(seat: int, *holders: Hand) -> Table:
    """A duel on Roads between Anna and Bill; dynamite lies beside the cowboy of ``seat``."""
    table = holding(*(holders or (ALL, ALL))).on_box(Box.ROADS, ANNA, BILL)
    table.state.effects = replace(table.state.effects, charges=(Token(seat, Box.ROADS),))
    return table


def test_dynamite_takes_two_tiles() -> None:
    table = armed(ANNA)
    table.resolving()
    table.play(ChooseTile(ANNA, 5))
    table.play(ChooseTile(BILL, 5))
    assert asked(table) == [(ANNA, "duel-tile")]
    assert shown_tiles(table.decider.view(table.state, ANNA)).place == Box.ROADS
    assert table.refused(ChooseTile(ANNA, 5)) == "no-such-tile"
    events = table.play(ChooseTile(ANNA, 3))
    assert of(BoxDuelFought, events)[0].strengths == (4 + 5 + 3, 4 + 5)
    assert of(TilesUsed, events) == [TilesUsed((ANNA, ANNA, BILL), (5, 3, 5))]
    assert len(hands(table)[ANNA]) == 4


def test_the_red_gunsmith_chooses_when_he_has_seen_the_other_tiles() -> None:
    table = CardHand("gunsmith-red", variants=(LAW,)).character(ANNA, "gunsmith-red")
    table.given(TilesDealt(ANNA, ALL), TilesDealt(BILL, ALL), TotalsAnnounced((15, 15), (15, 15)))
    table.on_box(Box.ROADS, ANNA, BILL).resolving()
    assert asked(table) == [(BILL, "duel-tile")]
    assert of(TilesShown, table.play(ChooseTile(BILL, 2))) == [TilesShown((BILL,), (2,))]
    assert asked(table) == [(ANNA, "duel-tile")]
    view = table.decider.view(table.state, ANNA)
    assert shown_tiles(view).revealed == ((), (2,))
    assert table.decider.determinize(view, seeded(1)).duel_tiles == table.state.duel_tiles


def test_hands_and_choices_are_told_to_their_seat_alone() -> None:  # [ruling R68]
    decider = holding(ALL, ALL).decider
    for event, hidden in (
        (TilesDealt(ANNA, ALL), TilesDealt(ANNA, ())),
        (TileChosen(ANNA, 5), TileChosen(ANNA, -1)),
        (TilesDrawn(ANNA, 3, (1, 2, 3)), TilesDrawn(ANNA, 3, ())),
    ):
        assert decider.redact(event, ANNA) == event
        assert decider.redact(event, BILL) == decider.redact(event, None) == hidden


def test_a_view_depends_on_nothing_that_is_hidden_from_it() -> None:
    one, other = holding((0, 1, 2), (1, 2, 3), (5, 5, 0)), holding((0, 1, 2), (2, 2, 2), (4, 5, 1))
    for table, choice in ((one, 1), (other, 2)):
        table.on_box(Box.ROADS, BILL, CORA).resolving()
        table.play(ChooseTile(BILL, choice))
    views = [[table.decider.view(table.state, viewer) for viewer in (ANNA, None)] for table in (one, other)]
    assert views[0] == views[1]


def test_the_others_see_that_a_tile_is_chosen_but_not_which() -> None:
    table = holding(ALL, ALL).on_box(Box.ROADS, ANNA, BILL)
    table.resolving()
    table.play(ChooseTile(BILL, 3))
    own, foreign = (shown_tiles(table.decider.view(table.state, viewer)) for viewer in (BILL, ANNA))
    assert (own.choice, foreign.choice, foreign.chosen) == ((3,), (), (0, 1))


def guesses(table: Table, viewer: int | None, number: int) -> Counter[tuple[Hand, ...]]:
    """The hands of so many determinizations."""
    chance = seeded(7)
    view = table.decider.view(table.state, viewer)
    found: Counter[tuple[Hand, ...]] = Counter()
    for _ in range(number):
        found[tiles_of(table.decider.determinize(view, chance)).hands] += 1
    return found


def test_a_tile_can_be_taken_back_until_the_last_duelist_has_chosen() -> None:
    table = holding(ALL, ALL, ALL).on_box(Box.ROADS, ANNA, BILL, CORA)
    table.resolving()
    flags = []
    for seat in (BILL, ANNA, CORA):
        flags.append(flags_of(table.decider, table.state, ChooseTile(seat, 3)))
        table.play(ChooseTile(seat, 3), seeded(1))
    assert [flag.reveals for flag in flags] == [False, False, True]


def test_before_the_red_gunsmith_chooses_the_last_of_the_others_shows_the_tiles() -> None:
    table = CardHand("gunsmith-red", variants=(LAW,)).character(BILL, "gunsmith-red").on_box(Box.ROADS, ANNA, BILL)
    table.given(TilesDealt(ANNA, ALL), TilesDealt(BILL, ALL), TotalsAnnounced((15, 15), (15, 15))).resolving()
    assert flags_of(table.decider, table.state, ChooseTile(ANNA, 3)).reveals


def test_two_seats_have_no_secret_hands_until_they_draw() -> None:
    table = holding(ALL, ALL).given(TilesUsed((BILL,), (5,)))
    assert list(guesses(table, None, 20)) == [hands(table)]


def test_guessed_hands_fit_the_announced_totals_and_all_tiles() -> None:
    state, _ = (decider := TITLE.build(config(4, LAW))).set_up(seeded(3))
    for seed in range(20):
        guess = tiles_of(decider.determinize(decider.view(state, DAVE), seeded(seed)))
        assert tuple(map(sum, guess.hands)) == tiles_of(state).totals
        assert guess.hands[DAVE] == tiles_of(state).hands[DAVE]
        assert sorted(tile for hand in guess.hands for tile in hand) == sorted(ALL * 4)


def test_every_deal_that_fits_is_as_likely_as_the_tiles_allow() -> None:
    # Anna still has a full hand; of Bill and Cora two tiles each are left: 0 1 2 3 in all, three points each
    table = holding((1, 1, 2, 3, 4, 5), (0, 3, 4, 4, 5, 5), (0, 0, 1, 2, 2, 3))
    table.given(*(TilesUsed((BILL,), (tile,)) for tile in (4, 4, 5, 5)))
    table.given(*(TilesUsed((CORA,), (tile,)) for tile in (0, 0, 2, 3)))
    found = guesses(table, ANNA, 2000)
    likely = {hand[BILL]: count / 2000 for hand, count in found.items()}
    assert set(likely) == {(0, 3), (1, 2)}
    assert all(0.45 < share < 0.55 for share in likely.values())


def test_every_draw_that_fits_is_as_likely_as_the_tiles_allow() -> None:
    # Anna drew three of 0 0 0 5 5 5 and has shown one 0: of the ten ways to hold two of 0 0 5 5 5, one is without a 5
    table = holding((0, 0, 0, 5, 5, 5), (1, 1, 1, 2, 2, 2), (3, 3, 3, 4, 4, 4))
    table.given(*(TilesUsed((ANNA,), (tile,)) for tile in hands(table)[ANNA]))
    table.given(TilesDrawn(ANNA, 3, (0, 0, 5)), TilesUsed((ANNA,), (0,)))
    share = sum(count for hand, count in guesses(table, None, 2000).items() if 5 not in hand[ANNA]) / 2000
    assert 0.07 < share < 0.13


def test_what_one_seat_drew_tells_what_another_cannot_have_drawn() -> None:
    # Bill, drawing after Anna, showed the only 5 of the pile: Anna cannot have it
    table = holding((0, 0, 0, 1, 1, 5), (1, 2, 2, 2, 3, 3), (3, 4, 4, 4, 5, 5))
    table.given(*(TilesUsed((ANNA,), (tile,)) for tile in hands(table)[ANNA]), TilesDrawn(ANNA, 3, (0, 0, 0)))
    table.given(*(TilesUsed((BILL,), (tile,)) for tile in hands(table)[BILL]), TilesDrawn(BILL, 3, (1, 2, 5)))
    assert any(5 in hand[ANNA] for hand in guesses(table, CORA, 200))
    table.given(TilesUsed((BILL,), (5,)))
    assert all(5 not in hand[ANNA] for hand in guesses(table, CORA, 200))


def test_six_seats_have_five_of_thirty_tiles_each_and_dollars_up_to_thirty() -> None:
    state, events = TITLE.build(config(6, LAW, edition=BIG_BOX)).set_up(seeded(1))
    assert [len(dealt.tiles) for dealt in of(TilesDealt, events)] == [5] * 6
    announced = of(TotalsAnnounced, events)[0]
    assert sum(announced.totals) == 75
    assert state.dollars == [30 - total for total in announced.totals]
