"""Which characters lie on the table, and which choices cannot be."""

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.characters.cards import ALL, SETS, wanted
from sagebrush_games.carson_city.events.cards import CharactersDealt
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import faults
from tests.games.carson_city.characters.hand import Hand, options
from tests.games.carson_city.players import eager


def table(edition: str, **chosen: str | int | bool) -> Config:
    """A table with options, whose names have underscores for hyphens."""
    return Config(TITLE.id, edition, 3, (), {name.replace("_", "-"): value for name, value in chosen.items()})


def in_play(config: Config) -> tuple[str, ...]:
    """The characters once the first one is to be chosen."""
    decider, player, chance = TITLE.build(config), eager(1), seeded(1)
    state, _ = decider.set_up(chance)
    while decider.awaited(state)[0][1] != "character":
        decider.play(state, player(decider, state, decider.awaited(state)), chance)
    return tuple(state.cards)


def sentences(config: Config) -> list[str]:
    """Why a table cannot be."""
    return [sentence for _, sentence in faults(TITLE, config)]


@pytest.mark.parametrize("name", SETS)
def test_a_recommended_set_has_seven_cards_or_eight_with_the_newspaper_boy(name: str) -> None:
    # [BB "Carson City, ¿una ciudad tranquila?"] [BB "Carson City, una ciudad en la que puedes prosperar"]
    # [BB "Fiebre del Oro"] [BB "Carson City, la ciudad perfecta para tener una casa"]
    # [BB "Ajuste de cuentas en Carson City"]
    assert len(SETS[name]) == wanted(SETS[name])
    assert in_play(table("big-box", characters=name)) == SETS[name]
    assert not sentences(table("big-box", characters=name))


def test_without_a_word_the_first_game_is_played() -> None:
    assert in_play(table("2009")) == SETS["first-game"]
    assert in_play(table("big-box")) == SETS["first-game"]


@pytest.mark.parametrize("seed", range(12))
def test_random_cards_are_dealt_after_the_starting_parcels(seed: int) -> None:
    decider, player, chance = (
        TITLE.build(table("big-box", characters="random", promo_cards=True)),
        eager(seed),
        seeded(seed),
    )
    state, events = decider.set_up(chance)
    while not state.cards:
        events = decider.play(state, player(decider, state, decider.awaited(state)), chance)
    assert [type(event) for event in events].count(CharactersDealt) == 1
    numbers = [decider.rules.characters[card].number for card in state.cards]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == wanted(state.cards)


def test_random_cards_of_2009_are_1_to_7() -> None:
    names = [card.removesuffix("-red") for card in in_play(table("2009", characters="random"))]
    assert sorted(names) == sorted(SETS["first-game"])


def test_custom_characters_are_named_card_by_card() -> None:
    config = table("big-box", characters="custom", card_1="red", card_7="out", card_8="yellow")
    assert in_play(config) == ("sheriff-red", "banker", "grocer", "chinese-worker", "settler", "captain", "indian")
    assert not sentences(config)


def test_seven_cards_must_be_left() -> None:
    six = table("2009", characters="custom", card_7="out")
    assert sentences(six) == ["Seven characters are in play, eight with the Newspaper Boy; 6 are named."]
    seven = table("big-box", characters="custom", card_0="red", card_7="out")
    assert sentences(seven) == ["Seven characters are in play, eight with the Newspaper Boy; 7 are named."]


def test_the_edition_of_2009_has_seven_cards() -> None:
    assert sentences(table("2009", characters="showdown")) == [
        "Characters: showdown can only be chosen with Carson City Big Box."
    ]
    assert sentences(table("2009", characters="custom", card_1="out", card_8="red")) == [
        "Indian can only be chosen with Carson City Big Box."
    ]
    assert sentences(table("2009", promo_cards=True)) == ["Promo cards can only be chosen with Carson City Big Box."]


def test_promo_cards_are_in_play_only_with_their_pack() -> None:
    promo = table("big-box", characters="custom", card_1="out", card_18="red")
    assert sentences(promo) == ["Lawyer / Editor can only be chosen with promo-cards=true."]
    promo.options = {**(promo.options or {}), "promo-cards": True}
    assert in_play(promo)[-1] == "editor"


@pytest.mark.parametrize("name", SETS)
def test_promo_cards_belong_to_no_recommended_set(name: str) -> None:
    assert sentences(table("big-box", characters=name, promo_cards=True)) == [
        "Promo cards can only be chosen with characters=random or custom."
    ]


def test_the_yellow_cowboy_needs_horses() -> None:  # [ruling R61]
    config = table("big-box", characters="custom", card_1="out", card_15="yellow")
    assert sentences(config) == ["Cowboy: yellow can only be chosen with Horses."]
    config.variants = ("horses",)
    assert not sentences(config)


def test_single_cards_are_for_custom_characters() -> None:
    assert sentences(table("big-box", card_1="red")) == ["Sheriff can only be chosen with characters=custom."]


@pytest.mark.parametrize(
    ("character", "number", "limit"),
    [
        ("newspaper-boy", 0, 0),
        ("newspaper-boy-red", 0, -5),
        ("sheriff-red", 1, 20),
        ("banker-red", 2, 60),
        ("grocer-red", 3, 60),
        ("chinese-worker-red", 4, 30),
        ("settler-red", 5, 20),
        ("captain", 6, 25),
        ("captain-red", 6, 20),
        ("mercenary-red", 7, 30),
        ("indian", 8, 20),
        ("indian-red", 8, 30),
        ("prospector", 9, 20),
        ("prospector-red", 9, 20),
        ("gunsmith", 10, 30),
        ("gunsmith-red", 10, 20),
        ("singer", 11, 15),
        ("singer-red", 11, 40),
        ("auctioneer", 12, 30),
        ("auctioneer-red", 12, 30),
        ("governor", 13, 50),
        ("governor-red", 13, 50),
        ("doctor", 14, 60),
        ("undertaker", 14, 90),
        ("cowboy-red", 15, 20),
        ("cowboy", 15, 20),
        ("heroes", 16, 240),
        ("heroes-red", 16, 40),
        ("teacher", 17, 60),
        ("teacher-red", 17, 60),
        ("lawyer", 18, 60),
        ("editor", 18, 40),
        ("father-christmas", 19, 10),
        ("father-christmas-red", 19, 10),
    ],
)
def test_cards_of_the_big_box_are_as_printed(character: str, number: int, limit: int) -> None:
    lies = {"undertaker": "doctor", "teacher-red": "teacher"}.get(character, character)
    card = Hand(lies, variants=("horses",)).rules.characters[character]
    assert (card.number, card.limit) == (number, limit)


def test_the_chinese_worker_of_2009_may_keep_more() -> None:  # [ruling R40]
    assert (
        TITLE.build(table("2009", characters="custom", card_4="red")).rules.characters["chinese-worker-red"].limit == 60
    )


def test_every_card_has_an_option() -> None:
    offered = {option.id for option in TITLE.manifest.options}
    assert {card.option for card in ALL} < offered
    assert set(options("banker")) <= offered


def test_reconstructed_numbers_are_told_only_of_cards_in_play() -> None:
    rows = TITLE.unofficial(Config(TITLE.id, "big-box", 2, (), options("teacher")))
    assert "character.teacher" in rows
    assert "character.lawyer" not in rows
    assert "character.teacher" not in TITLE.unofficial(Config(TITLE.id, "big-box", 2))
