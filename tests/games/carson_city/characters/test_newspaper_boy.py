"""Newspaper Boy (0), yellow: another character for 3 dollars, with its limit and the number 0."""

# [BB "El Repartidor de Periódicos"]

from sagebrush_games.carson_city.actions.borrow_character import BorrowCharacter
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.events.cards import ErrandRun
from sagebrush_games.carson_city.events.characters import CharacterChosen, DollarsReceived
from sagebrush_games.carson_city.events.placement import PlacementBegan
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, of
from tests.sentences import said

BOY = "newspaper-boy"


def test_eight_cards_are_in_play() -> None:
    assert len(Hand(BOY).state.cards) == 8


def test_he_is_paid_and_fetches_a_character_with_its_effect() -> None:
    table = Hand(BOY).choosing()
    events = table.play(BorrowCharacter(ANNA, "banker"))
    assert events[:3] == [ErrandRun(ANNA, 3), CharacterChosen(ANNA, "banker"), DollarsReceived(ANNA, 9)]


def test_who_sent_him_places_first_and_keeps_the_limit_of_the_character() -> None:
    table = Hand(BOY).choosing()
    table.play(ChooseCharacter(ANNA, "banker"))
    events = table.play(BorrowCharacter(BILL, "chinese-worker"))
    assert of(PlacementBegan, events) == [PlacementBegan((BILL, ANNA))]
    assert table.rules.limit(table.rules, table.state, BILL) == 30


def test_both_cards_are_taken() -> None:
    table = Hand(BOY).choosing()
    table.play(BorrowCharacter(ANNA, "banker"))
    assert table.refused(ChooseCharacter(BILL, "banker")) == "character-taken"
    assert table.refused(BorrowCharacter(BILL, "settler")) == "newspaper-boy-taken"


def test_he_fetches_nobody_whom_another_has() -> None:  # [ruling R42]
    table = Hand(BOY).choosing()
    table.play(ChooseCharacter(ANNA, "banker"))
    assert table.refused(BorrowCharacter(BILL, "banker")) == "character-taken"


def test_he_is_not_taken_alone() -> None:
    assert Hand(BOY).choosing().refused(ChooseCharacter(ANNA, BOY)) == "newspaper-boy-fetches-another"


def test_he_does_not_fetch_the_sheriff_or_himself() -> None:
    table = Hand(BOY).choosing()
    assert table.refused(BorrowCharacter(ANNA, "sheriff")) == "sheriff-runs-no-errands"
    assert table.refused(BorrowCharacter(ANNA, BOY)) == "no-such-character"


def test_who_has_less_than_three_dollars_cannot_send_him() -> None:
    table = Hand(BOY).choosing()
    table.dollars(ANNA, 2)
    assert table.refused(BorrowCharacter(ANNA, "banker")) == "too-expensive"


def test_the_fee_counts_before_the_offer_of_the_character() -> None:  # [ruling R42]
    table = Hand(BOY).choosing()
    table.dollars(ANNA, 3)
    table.play(BorrowCharacter(ANNA, "captain"))
    assert table.asked() == (BILL, "character")  # no dollar is left for the Captain


def test_everybody_sees_who_has_him() -> None:
    table = Hand(BOY).choosing()
    table.play(BorrowCharacter(ANNA, "banker"))
    shown = {card.character: card.seat for card in table.decider.view(table.state, None).characters}
    assert (shown[BOY], shown["banker"]) == (ANNA, ANNA)


def test_the_view_shows_no_limit_of_his_own() -> None:
    table = Hand(BOY).choosing()
    limits = {
        card.character: (card.limit, card.limit_change) for card in table.decider.view(table.state, None).characters
    }
    assert limits[BOY] == (None, 0)


def test_who_sends_him_reads_the_price_and_the_limit() -> None:
    table = Hand(BOY).choosing()
    told = said(table.decider, table.state, BorrowCharacter(ANNA, "banker"))
    assert told.startswith("Pay 3 dollars and send the Newspaper Boy for the Banker: ")
    assert told.endswith(" (number 0, cash limit 120 dollars).")
