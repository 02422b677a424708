"""Newspaper Boy (0), red: another character for nothing, with a limit that is 5 dollars lower."""

# [BB "El Repartidor de Periódicos"]

from sagebrush_games.carson_city.actions.borrow_character import BorrowCharacter
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.characters.cards import SETS
from sagebrush_games.carson_city.events.cards import CharactersDealt, ErrandRun
from sagebrush_games.carson_city.events.round_end import ExcessPaid
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table
from tests.sentences import said


def test_he_costs_nothing_and_lowers_the_limit() -> None:
    table = Hand("newspaper-boy-red").choosing()
    table.dollars(ANNA, 0)
    assert table.play(BorrowCharacter(ANNA, "chinese-worker"))[0] == ErrandRun(ANNA, 0)
    assert table.rules.limit(table.rules, table.state, ANNA) == 25


def test_next_round_he_is_back() -> None:
    table = Hand("newspaper-boy-red").choosing()
    table.play(BorrowCharacter(ANNA, "banker"))
    table.state.prompt = ""
    assert table.choosing(2).refused(BorrowCharacter(ANNA, "banker")) is None


def test_the_view_shows_the_limit_that_counts_beside_the_one_on_the_card() -> None:
    table = Hand("newspaper-boy-red").choosing()
    table.play(BorrowCharacter(ANNA, "banker"))
    view = table.decider.view(table.state, None)
    assert [player.limit for player in view.players] == [115, None]
    assert {card.character: card.limit for card in view.characters}["banker"] == 120


def test_the_view_shows_no_limit_of_his_own_but_what_he_changes() -> None:
    table = Hand("newspaper-boy-red").choosing()
    view = table.decider.view(table.state, None)
    limits = {card.character: (card.limit, card.limit_change) for card in view.characters}
    assert limits["newspaper-boy-red"] == (None, -5)
    assert limits["banker"] == (120, 0)


def test_who_sends_him_reads_the_limit_that_will_count() -> None:
    table = Hand("newspaper-boy-red").choosing()
    told = said(table.decider, table.state, BorrowCharacter(ANNA, "banker"))
    assert told == "Send the Newspaper Boy for the Banker: you place first (number 0, cash limit 115 dollars)."


def test_who_could_give_up_nothing_but_the_excess_is_not_asked() -> None:
    table = Hand("newspaper-boy-red", "father-christmas").choosing()
    table.play(BorrowCharacter(ANNA, "father-christmas"))
    table.play(ChooseCharacter(BILL, "banker"))
    table.dollars(ANNA, 15)  # the limit is 10 - 5
    assert ExcessPaid(ANNA, 10, 1) in table.resolving()


def test_with_random_characters_he_lowers_the_limit_by_five_too_not_by_ten() -> None:
    table = Table(2, edition=BIG_BOX, characters="random")
    table.given(CharactersDealt(("newspaper-boy-red", *SETS["first-game"]))).choosing()
    table.play(BorrowCharacter(ANNA, "banker"))
    assert table.rules.limit(table.rules, table.state, ANNA) == 115
