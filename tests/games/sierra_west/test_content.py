"""The printed data: what is known of the box, the notation of cards, marks, and the switches.

[ES "Anatomía de la tarjeta"] [ES "Acciones de ruta común"].
"""

import pytest

from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.content.checks import AS_SHIPPED, checked
from sagebrush_games.sierra_west.content.layout import cabin_spaces, market_extra, paths, special_places, trail
from sagebrush_games.sierra_west.content.notation import NOTHING, Cost, icon
from sagebrush_games.sierra_west.content.pieces import (
    GREEN,
    LEFT,
    MIDDLE,
    MODE_CARD,
    MOUNTAIN,
    RIGHT,
    STARTING,
    TAN,
    Card,
    Space,
)
from sagebrush_games.sierra_west.content.printed import (
    animals,
    by_seats,
    cabins,
    card_score,
    cards,
    number,
    specials,
    switch,
    tracks,
)
from sagebrush_games.sierra_west.expansions.hastings.printed import plans
from sagebrush_games.sierra_west.manifest import CONTENTS, MODES

APPLE_HILL = CONTENTS["apple-hill"]


def card(content: Content, name: str) -> Card:
    return next(card for card in cards(content) if card.id == name)


def path(content: Content, walked: int, hand: dict[int, str]) -> list[str]:
    """The icons along a path, with what a paid one costs."""
    shown = [(card(content, hand[space.card]).cells[space.cell], space.price) for space in paths(content)[walked]]
    return [f"{icon.id} (pay {price})" if price else icon.id for icon, price in shown]


HAND = {LEFT: "H1", MIDDLE: "H7", RIGHT: "AH04"}


@pytest.mark.parametrize("mode", MODES)
def test_the_files_obey_every_invariant_and_their_check_sums(mode: str) -> None:
    assert checked(CONTENTS[mode], AS_SHIPPED) is CONTENTS[mode]


def test_three_cards_form_the_paths_of_the_worked_example() -> None:
    assert path(APPLE_HILL, GREEN, HAND) == ["F1", "B1", "MU", "B2", "F1"]
    assert path(APPLE_HILL, TAN, HAND) == ["B2", "SH (pay 1)", "W2", "SH (pay 2)"]


def test_three_cards_show_the_summits_and_animals_of_the_worked_example() -> None:
    shown = [card(APPLE_HILL, HAND[place]) for place in (LEFT, MIDDLE, RIGHT)]
    assert [(one.summit.kind, one.summit.tracks) for one in shown] == [("home", (0,)), ("home", (2,)), ("wagon", ())]
    assert [one.animal for one in shown] == ["rabbit", "", "bear"]


def test_the_middle_icon_may_belong_to_the_tan_path() -> None:
    content = corrected(APPLE_HILL, '[switches.middlePath]\nvalue = "tan"\n')
    assert path(content, GREEN, HAND) == ["F1", "B1", "B2", "F1"]
    assert path(content, TAN, HAND) == ["B2", "SH (pay 1)", "MU", "W2", "SH (pay 2)"]


def test_the_paid_column_may_be_the_left_one() -> None:
    content = corrected(APPLE_HILL, '[switches.paidColumn]\nvalue = "left"\n')
    assert path(content, TAN, HAND) == ["SH (pay 1)", "B2", "SH (pay 2)", "W2"]


def test_the_costs_of_the_paid_spaces_are_data() -> None:
    content = corrected(APPLE_HILL, "[switches.paidCosts]\nvalue = [2, 1]\n")
    assert [space for space in paths(content)[TAN] if space.price] == [Space(LEFT, 3, 2), Space(RIGHT, 3, 1)]


@pytest.mark.parametrize("mode", MODES)
def test_eight_cards_and_a_mode_card_a_player_and_fifteen_in_the_mountain(mode: str) -> None:
    deck = cards(CONTENTS[mode])
    assert [one.number for one in deck] == [*STARTING, MODE_CARD, *MOUNTAIN]
    assert [one.id for one in deck[:8]] == [f"H{n}" for n in range(1, 9)]
    assert len(specials(CONTENTS[mode])) == 6


def test_the_four_modes_have_sixty_different_cards_for_the_mountain() -> None:
    assert len({cards(CONTENTS[mode])[number].id for mode in MODES for number in MOUNTAIN}) == 60


@pytest.mark.parametrize("mode", MODES)
def test_only_cards_of_the_mountain_bear_the_star(mode: str) -> None:
    assert [one.number for one in cards(CONTENTS[mode]) if one.star] == list(MOUNTAIN)


@pytest.mark.parametrize("mode", MODES)
def test_every_card_has_five_icons_and_shows_nothing_below_zero(mode: str) -> None:  # [SHEET "15"]
    for one in cards(CONTENTS[mode]):
        assert len(one.cells) == 5
        assert min(min(icon.gains) for icon in one.cells) >= 0
        assert all(icon.amount > 0 for icon in one.cells)


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_loads_no_card_of_another(mode: str) -> None:
    elsewhere = {one.id for other in MODES if other != mode for one in cards(CONTENTS[other])[MODE_CARD:]}
    assert elsewhere.isdisjoint(one.id for one in cards(CONTENTS[mode]))


def test_an_icon_is_what_it_shows() -> None:
    codes = APPLE_HILL.rows("icons")
    assert icon(codes, "F2").gains == (2, 0, 0, 0)
    assert icon(codes, "G1").gains == (0, 0, 0, 1)
    assert (icon(codes, "B2").kind, icon(codes, "B2").amount) == ("boots", 2)
    assert (icon(codes, "PB").kind, icon(codes, "SH").kind, icon(codes, "FT").kind) == ("token", "shovel", "trade")
    assert icon(codes, "BH!").mandatory
    assert (icon(codes, "AG1AR1!").gains, icon(codes, "AG1AR1!").mandatory) == ((1, 1, 0, 0), True)


def test_a_cost_is_what_it_shows() -> None:
    assert card(APPLE_HILL, "AH01").summit.cost == Cost(basic=(2, 0, 0), any=1)
    assert card(APPLE_HILL, "AH05").summit.cost == Cost(basic=(1, 1, 1))
    assert card(APPLE_HILL, "AH06").summit.cost == Cost(special=(("green", 3),))
    assert card(APPLE_HILL, "AH13").summit.cost == Cost(special=(("apple", 4),))
    assert card(CONTENTS["boats-and-banjos"], "BB11").summit.cost == Cost(any=1, special=(("trout", 1),))
    assert card(CONTENTS["gold-rush"], "GD12").summit.cost == Cost(gold=2)
    assert card(CONTENTS["outlaws-and-outposts"], "OO12").summit.cost == Cost(any=2, special=(("bullet", 1),))


def test_a_summit_action_is_what_it_shows() -> None:
    assert (card(APPLE_HILL, "AH01").summit.endless, card(APPLE_HILL, "H1").summit.endless) == (True, False)
    assert card(APPLE_HILL, "H8").summit.tracks == (0, 1, 2)
    assert card(APPLE_HILL, "AH14").summit.tracks == (3, 4)
    assert card(APPLE_HILL, "AH12").summit.gain == (1, 0, 1, 0)
    assert card(APPLE_HILL, "AH12").summit.kind == "apple-trade"


def test_the_price_of_a_cart_and_of_a_bounty_are_switches() -> None:
    cart = corrected(CONTENTS["gold-rush"], "[switches.cartCost]\nvalue = 4\n")
    bounty = corrected(CONTENTS["outlaws-and-outposts"], "[switches.bountyGold]\nvalue = 5\n")
    assert card(cart, "GD06").summit.cost == Cost(gold=4)
    assert (card(bounty, "OO11").summit.cost, card(bounty, "OO11").summit.gain) == (
        Cost(special=(("outlaw", 1),)),
        (0, 0, 0, 5),
    )


def test_a_card_that_names_its_own_price_keeps_it() -> None:
    content = corrected(CONTENTS["gold-rush"], '[mountain_cards.GD06]\nsummit = "LOAD-CART: 2G+1*"\n')
    assert card(content, "GD06").summit.cost == Cost(gold=2, any=1)


def test_twenty_four_cabins_fit_the_spaces_three_to_one() -> None:
    colours = [cabin.colour for cabin in cabins(APPLE_HILL) for _ in range(cabin.copies)]
    assert (colours.count("green"), colours.count("tan")) == (18, 6)
    assert [(space.colour, space.pioneer) for space in cabin_spaces(APPLE_HILL)] == [("green", TAN)] * 3 + [
        ("tan", GREEN)
    ]


def test_the_animals_are_the_four_of_every_mode_and_one_of_its_own() -> None:
    own = [animals(CONTENTS[mode])[4] for mode in MODES]
    assert [animal.id for animal in animals(APPLE_HILL)[:4]] == ["rabbit", "beaver", "fox", "bear"]
    assert [animal.id for animal in own] == ["deer", "raccoon", "marmot", "badger"]
    assert all(animal.gains == NOTHING for animal in own)


def test_only_apple_hill_has_tracks_of_its_own() -> None:
    assert {mode: [track.id for track in tracks(CONTENTS[mode])][3:] for mode in MODES} == {
        "apple-hill": ["green", "red"],
        "boats-and-banjos": [],
        "gold-rush": [],
        "outlaws-and-outposts": [],
    }
    rewards = [track.reward.id for track in tracks(APPLE_HILL)]
    assert (rewards, {track.top for track in tracks(APPLE_HILL)}) == (["MU", "PB", "G1", "FT", "G2"], {5})


def test_the_trail_has_seven_spaces_and_six_slots() -> None:
    spaces = trail(APPLE_HILL)
    assert [space.boots for space in spaces] == [0, 2, 2, 2, 3, 3, 4]
    assert [space.resources for space in spaces] == [0, 0, 1, 2, 3, 4, 4]
    assert [space.multiplier for space in spaces] == [1, 1, 1, 2, 2, 3, 3]
    assert [space.slots for space in spaces] == list(range(7))


def test_the_number_of_spaces_of_the_trail_is_data() -> None:
    text = "[switches.trail]\nvalue = [{ boots = 1, resources = 1, multiplier = 2, slots = 6 }]\n"
    assert len(trail(checked(corrected(APPLE_HILL, text)))) == 2


def test_the_special_cards_lie_two_above_three() -> None:
    assert special_places(APPLE_HILL, 4) == special_places(APPLE_HILL, 3) == (0, 5, 8, 11, 14)
    assert special_places(APPLE_HILL, 2) == special_places(APPLE_HILL, 1) == (6, 8, 10, 15, 17)


def test_no_campfire_where_the_rules_say_so() -> None:
    assert {mode: [one.id for one in specials(CONTENTS[mode]) if one.campfire] for mode in MODES} == {
        "apple-hill": [],
        "boats-and-banjos": [],
        "gold-rush": ["M0"],
        "outlaws-and-outposts": ["OP-C"],
    }


def test_the_numerals_of_mines_and_outposts_are_those_of_the_rules() -> None:
    assert [one.rank for one in specials(CONTENTS["gold-rush"])] == [0, 1, 1, 2, 2, 2]
    assert [one.rank for one in specials(CONTENTS["outlaws-and-outposts"])] == [0, 1, 2, 3, 4, 5]


def test_pieces_depend_on_the_seats_and_a_solo_game_is_set_up_for_two() -> None:
    assert [by_seats(CONTENTS["boats-and-banjos"], "fish", seats) for seats in (1, 2, 3, 4)] == [6, 6, 8, 10]
    assert [by_seats(CONTENTS["gold-rush"], "carts", seats) for seats in (1, 2, 3, 4)] == [8, 8, 10, 12]


def test_the_score_table_and_the_market_are_those_of_the_data_sheet() -> None:
    assert card_score(APPLE_HILL) == ((0, 2, 5, 8, 12, 16, 20, 25, 30), 5)
    assert market_extra(APPLE_HILL) == (3, 2, 1, 0)
    assert (number(APPLE_HILL, "hand"), number(APPLE_HILL, "planning_hand")) == (3, 4)


def test_hastings_has_eighteen_plans_and_four_difficulties() -> None:
    deck = plans(APPLE_HILL)
    assert (len(deck), deck[9].cabin, deck[17].claim, deck[13].animal) == (18, 4, "both", "rabbit")
    assert [APPLE_HILL.value("difficulties", level) for level in ("easy", "standard", "hard", "expert")] == [
        -10,
        0,
        10,
        20,
    ]


SWITCHES = (
    *("middlePath", "paidColumn", "paidCosts", "trail", "trailheadMultiplier", "cardScore", "layout", "marketExtra"),
    *("greyCabin", "appleTracksMultiplied", "bulletMax", "sixShooterBase", "fishMarket", "cartCost", "cartPoints"),
    *("lanternPoints", "sheriffPoints", "outlawPoints", "bountyGold", "outlawTokens"),
)


def test_every_switch_of_the_data_sheet_is_a_row() -> None:
    assert {row for mode in MODES for row in CONTENTS[mode].rows("switches")} == set(SWITCHES)


def unofficial_rows(mode: str, seats: int) -> list[str]:
    """What a table of ``mode`` uses that no source prints."""
    return [*TITLE.unofficial(Config(TITLE.id, mode, seats))]


def test_rules_of_the_text_are_found_and_card_faces_are_reconstructed() -> None:
    content = CONTENTS["gold-rush"]
    rows = unofficial_rows("gold-rush", 2)
    assert {card.unofficial for card in cards(content)} == {True}
    assert "scoring.empty_cabin" not in rows and "numbers.carts" not in rows and "animals.marmot" not in rows
    assert "special_cards.M0" in rows and "switches.cartCost" in rows
    assert content.rows("switches")["middlePath"]["mark"] == "inferred"


def test_hastings_cards_are_unofficial_data_of_solo_games_alone() -> None:
    assert "plans.P01" in unofficial_rows("apple-hill", 1)
    assert not [
        row
        for row in unofficial_rows("apple-hill", 2)
        if row.startswith(("plans.", "difficulties.", "hastings.", "reference_cards."))
    ]
    assert not [row for row in unofficial_rows("apple-hill", 1) if row.startswith("totals.")]


def test_an_owner_of_the_box_can_correct_a_card() -> None:
    content = checked(corrected(APPLE_HILL, '[starting_cards.H1]\ngl = "W2"\nsummit = "HOME(food): 3F"\n'))
    card_h1 = card(content, "H1")
    assert (card_h1.cells[0].id, card_h1.summit.cost, card_h1.unofficial) == ("W2", Cost(basic=(3, 0, 0)), False)
    assert switch(content, "paidColumn") == "right"


def test_a_row_that_two_modes_share_says_the_same_in_both() -> None:
    said: dict[str, object] = {}
    for mode in MODES:
        for table, rows in CONTENTS[mode].tables.items():
            for row, cells in rows.items():
                assert said.setdefault(f"{table}.{row}", cells) == cells, f"{table}.{row} of {mode}"
