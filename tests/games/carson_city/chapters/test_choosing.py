"""Phase 1: characters."""

# [DE "1 CHARAKTER AUSWÄHLEN"] [BB "FASE 1: ELECCIÓN DE PERSONAJE"]

from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.characters import CharacterChosen, OfferDeclined, RoundBegan
from sagebrush_games.carson_city.events.placement import PlacementBegan
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import RoundEnded
from tests.games.carson_city.table import ANNA, BILL, CORA, DAVE, EMMA, Table, at, of


def choosing(*order: int) -> Table:
    table = Table(len(order)).given(RoundBegan(1, order))
    table.goes_on()
    return table


def test_characters_are_chosen_in_turn_order() -> None:
    table = choosing(CORA, ANNA, BILL)
    assert table.asked() == (CORA, "character")
    assert table.play(ChooseCharacter(CORA, "mercenary")) == [
        CharacterChosen(CORA, "mercenary"),
        Asked(ANNA, "character"),
    ]
    assert table.play(ChooseCharacter(ANNA, "banker"))[-1] == Asked(BILL, "character")


def test_seven_characters_lie_open() -> None:
    assert [command.character for command in choosing(ANNA, BILL).offers(ChooseCharacter)] == [
        "sheriff",
        "banker",
        "grocer",
        "chinese-worker",
        "settler",
        "captain",
        "mercenary",
    ]


def test_nobody_gets_a_character_that_somebody_has() -> None:
    table = choosing(ANNA, BILL)
    table.play(ChooseCharacter(ANNA, "banker"))
    assert table.refused(ChooseCharacter(BILL, "banker")) == "character-taken"
    assert len(table.offers(ChooseCharacter)) == 6


def test_the_effect_of_a_character_follows_before_the_next_choice() -> None:
    table = choosing(ANNA, BILL)
    table.play(ChooseCharacter(ANNA, "settler"))
    assert table.asked() == (ANNA, "settler")
    assert table.play(ChooseParcel(ANNA, at("A1")))[-1] == Asked(BILL, "character")


def test_who_has_the_lowest_number_places_first() -> None:
    table = choosing(ANNA, BILL, CORA, DAVE, EMMA)
    for seat, character in enumerate(("mercenary", "chinese-worker", "banker", "sheriff")):
        table.play(ChooseCharacter(seat, character))
    table.play(ChooseCharacter(EMMA, "grocer"))
    assert table.play(Decline(EMMA)) == [
        OfferDeclined(EMMA),
        PlacementBegan((DAVE, CORA, EMMA, BILL, ANNA)),
        Asked(DAVE, "place"),
    ]


def test_who_passed_first_chooses_first_in_the_next_round() -> None:
    table = Table(3)
    table.passed(CORA, ANNA, BILL).given(RoundEnded((0, 0, 0)))
    assert of(RoundBegan, table.goes_on()) == [RoundBegan(2, (CORA, ANNA, BILL))]
    assert table.asked() == (CORA, "character")


def test_all_characters_are_back_for_the_next_round() -> None:
    table = Table(2).passed()
    table.given(RoundEnded((0, 0))).goes_on()
    assert len(table.offers(ChooseCharacter)) == 7
