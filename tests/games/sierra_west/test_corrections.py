"""An owner's override file: one row changes a game, every switch changes what it says, and games stay sound."""

import pytest

from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.override import validate_override
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.actions.stable_mule import StableMule
from sagebrush_games.sierra_west.events.pioneers import BootsFound
from sagebrush_games.sierra_west.events.resources import ResourcesGained, ResourcesPaid
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.sell_fish import SellSet
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import FishReturned
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.shooting import target
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.manifest import CONTENTS, MODES
from sagebrush_games.sierra_west.rules.scoring import parts
from sagebrush_games.sierra_west.state.model import GREEN, SPECIAL_DOWN, TAN
from tests.games.sierra_west.expansions.scene import Scene as ModeScene
from tests.games.sierra_west.expansions.scene import of
from tests.games.sierra_west.scene import ANNA, Scene

SHORT_TRAIL = """
[switches]
trail = { value = [
    { boots = 1, resources = 0, multiplier = 2, slots = 3 },
    { boots = 2, resources = 1, multiplier = 4, slots = 6 },
] }
"""
CARD = '[starting_cards.H1]\ngl = "W2"\n'


def owned(text: str, *board: str, seats: int = 2) -> Scene:
    """A table of a host whose override file is ``text``."""
    return Scene(*board, seats=seats, corrections=validate_override(TITLE, text))


def owned_mode(mode: str, text: str) -> ModeScene:
    """A table of ``mode`` of a host whose override file is ``text``."""
    return ModeScene(mode, corrections=validate_override(TITLE, text))


def points(table: Scene | ModeScene, name: str) -> int:
    """Anna's points of a kind."""
    return parts(table.rules, table.state, ANNA)[name]


def test_one_corrected_row_changes_what_a_pioneer_gains() -> None:
    assert Scene("H1", "H2", "H3").step(GREEN)[1:] == [ResourcesGained(ANNA, 1, 0, 0, 0)]
    assert owned(CARD, "H1", "H2", "H3").step(GREEN)[1:] == [ResourcesGained(ANNA, 0, 2, 0, 0)]


def test_a_corrected_card_is_official_in_the_view() -> None:
    table = owned(CARD)
    view = table.decider.view(table.state, ANNA)
    card = next(card for card in view.cards if card.id == "H1")
    assert (card.icons[0], card.unofficial) == ("W2", False)
    assert "starting_cards.H1" not in view.unofficial
    assert "starting_cards.H2" in view.unofficial


def test_the_view_names_every_reconstructed_row_of_its_table() -> None:
    view = Scene().decider.view(Scene().state, ANNA)
    assert {"switches.trail", "switches.cardScore", "cabins.depot", "mountain_cards.AH01"} <= set(view.unofficial)
    assert not [row for row in view.unofficial if row.startswith(("plans.", "totals."))]


def test_a_correction_of_a_mode_leaves_the_others_as_they_are() -> None:
    text = validate_override(TITLE, '[mountain_cards.GD01]\ngl = "W2"\n')
    for mode in MODES:
        found = TITLE.printed(Config(TITLE.id, mode, 2, corrections=text)).corrected
        assert found == (("mountain_cards.GD01",) if mode == "gold-rush" else ())


def test_a_correction_that_breaks_an_invariant_is_refused_by_the_name_of_its_row() -> None:
    with pytest.raises(BadContent, match=r"starting_cards\.H1 shows SH"):
        validate_override(TITLE, '[starting_cards.H1]\ngl = "SH"\n')


def test_a_corrected_cabin_does_what_its_row_says() -> None:
    table = owned('[cabins]\nsmokehouse = { effect = "more", of = ["wood", "gold"] }\n', "H1", "H2", "H8")
    table.build("smokehouse")
    table.skip(GREEN, 3)
    assert table.step(GREEN)[1:] == [ResourcesGained(ANNA, 0, 2, 0, 0)]


def test_a_cabin_with_an_effect_that_no_cabin_has_is_refused() -> None:
    for cells in ('effect = "magic"', 'of = ["silver"]'):
        with pytest.raises(BadContent, match=r"cabins\.smokehouse"):
            validate_override(TITLE, f"[cabins]\nsmokehouse = {{ {cells} }}\n")


# switches, in the order of the README


def test_middle_path() -> None:
    table = owned('[switches]\nmiddlePath = { value = "tan" }\n', "H1", "H2", "H3")
    table.skip(TAN)
    table.skip(TAN)
    assert table.step(TAN)[1:] == [ResourcesGained(ANNA, 0, 1, 0, 0)]  # the middle icon of H2
    assert len(table.rules.paths[GREEN]) == 4


def test_paid_column() -> None:  # [SHEET "15"]
    table = owned('[switches]\npaidColumn = { value = "left" }\n', "H8", "H2", "H3")
    table.has(ANNA, food=1)
    assert table.step(TAN)[1:] == [ResourcesPaid(ANNA, 1, 0, 0, 0), ResourcesGained(ANNA, 0, 0, 0, 2)]
    assert table.step(TAN)[1:] == [BootsFound(ANNA, TAN, 2)]


def test_paid_costs() -> None:
    table = owned("[switches]\npaidCosts = { value = [2, 1] }\n", "H8", "H2", "H3")
    table.has(ANNA, food=2)
    table.skip(TAN)
    assert table.step(TAN)[1:] == [ResourcesPaid(ANNA, 2, 0, 0, 0), ResourcesGained(ANNA, 0, 0, 0, 2)]


def test_trail() -> None:
    table = owned(SHORT_TRAIL)
    player = table.player()
    player.wagon, player.tracks = 2, [1, 2, 0, 0, 0]
    assert (len(table.rules.trail), points(table, "homestead")) == (3, 12)


def test_trailhead_multiplier() -> None:
    table = owned("[switches]\ntrailheadMultiplier = { value = 0 }\n")
    table.player().tracks = [3, 0, 0, 0, 0]
    assert points(table, "homestead") == 0


def test_card_score() -> None:
    table = owned("[switches]\ncardScore = { value = [0, 1, 2, 3, 4, 5, 6, 7, 8], more = 1 }\n")
    table.player().claimed = 11
    assert points(table, "cards") == 11


def test_layout() -> None:
    two = '["s s", "b b b", "b b b b", "b b b b b", "s b s b b s"]'
    table = owned(f"[switches]\nlayout = {{ two = {two} }}\n")
    down = [place for place, card in enumerate(table.rules.mountain(table.rules, table.state)) if card == SPECIAL_DOWN]
    assert down == [0, 2, 5, 18, 19]


def test_market_extra() -> None:
    table = owned("[switches]\nmarketExtra = { value = [0, 0, 0, 4] }\n")
    assert table.rules.market_extra == (0, 0, 0, 4)


def test_grey_cabin() -> None:
    table = owned("[switches]\ngreyCabin = { value = 2 }\n")
    table.state.mule = ANNA
    table.do(StableMule(ANNA))
    assert [task.name for task in table.state.agenda].count("gain-basic") == 2


def test_apple_tracks_multiplied() -> None:
    table = owned("[switches]\nappleTracksMultiplied = { value = false }\n")
    table.player().tracks, table.player().wagon = [0, 0, 0, 4, 4], 5
    assert points(table, "homestead") == 8


def test_fish_market() -> None:
    table = owned_mode("boats-and-banjos", "[switches]\nfishMarket = { gold = 7 }\n")
    river_of(table.state).fish[ANNA] = [1, 1, 1]
    table.summit(ANNA, "BB-0")
    events = table.play(SellSet(ANNA))
    assert of(FishReturned, events) == [FishReturned(ANNA, 1, 1, 1)]
    assert of(ResourcesGained, events) == [ResourcesGained(ANNA, 0, 0, 0, 7)]


def test_cart_cost_and_points() -> None:
    table = owned_mode("gold-rush", "[switches]\ncartCost = { value = 5 }\ncartPoints = { value = 9 }\n")
    table.has(ANNA, gold=5)
    assert of(ResourcesPaid, table.summit(ANNA, "GD06")) == [ResourcesPaid(ANNA, 0, 0, 0, 5)]
    assert points(table, "carts") == 9


def test_lantern_points() -> None:
    table = owned_mode("gold-rush", "[switches]\nlanternPoints = { value = 8 }\n")
    diggings_of(table.state).lantern = ANNA
    assert points(table, "lantern") == 8


def test_bullet_max() -> None:
    table = owned_mode("outlaws-and-outposts", "[switches]\nbulletMax = { value = 4 }\n")
    table.use(ANNA, "RL")
    assert manhunt_of(table.state).bullets[ANNA] == 4


def test_six_shooter_base() -> None:
    table = owned_mode("outlaws-and-outposts", "[switches]\nsixShooterBase = { value = 3 }\n")
    assert target(table.rules, table.state, ANNA) == 3


def test_points_for_sheriff_and_outlaws() -> None:
    table = owned_mode(
        "outlaws-and-outposts", "[switches]\nsheriffPoints = { value = 5 }\noutlawPoints = { value = 4 }\n"
    )
    manhunt_of(table.state).sheriff, manhunt_of(table.state).captured[ANNA] = ANNA, 2
    assert (points(table, "sheriff"), points(table, "outlaws")) == (5, 8)


def test_bounty_gold() -> None:
    table = owned_mode("outlaws-and-outposts", "[switches]\nbountyGold = { value = 6 }\n")
    manhunt_of(table.state).captured[ANNA] = 1
    assert of(ResourcesGained, table.summit(ANNA, "OO11")) == [ResourcesGained(ANNA, 0, 0, 0, 6)]


def test_outlaw_tokens() -> None:  # [SHEET "15"]
    assert (
        manhunt_of(owned_mode("outlaws-and-outposts", "[switches]\noutlawTokens = { value = 14 }\n").state).supply == 4
    )


def test_every_switch_has_its_test() -> None:
    switches = {row.lower() for mode in MODES for row in CONTENTS[mode].rows("switches")}
    tests = "".join(name for name in globals() if name.startswith("test_")).replace("_", "")
    named_together = {"cartpoints", "sheriffpoints", "outlawpoints"}
    assert {name for name in switches - named_together if name not in tests} == set()


# whole games


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_of_a_box_with_another_anatomy_are_sound(mode: str, seats: int) -> None:
    text = validate_override(
        TITLE,
        SHORT_TRAIL
        + """
        middlePath = { value = "tan" }
        paidColumn = { value = "left" }
        paidCosts = { value = [1, 3] }
        [plans]
        P01 = { left = 5, claim = "both", wagon = 2 }
        """,
    )
    check_game(TITLE, Config(TITLE.id, mode, seats, corrections=text), 3, stride=20)
