"""The host's override files: a folder is read once, and what it corrects lies with the tables of new games."""

import errno
import os
from pathlib import Path
from typing import NoReturn

import pytest

from sagebrush_events import Commit, encode
from sagebrush_events.commit import NO_HASH
from sagebrush_games import TITLES
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config, GameStarted, SeatTaken
from sagebrush_history.broken_game import BrokenGame
from sagebrush_history.commitments import first_table
from sagebrush_history.overrides import BadOverride, corrections_in
from sagebrush_history.table import TitleRegistry
from tests.toys.high_card import HIGH_CARD

TWO = "[game]\ntricks = { value = 2 }\n"


def test_a_folder_has_a_file_for_each_title_that_is_corrected(tmp_path: Path) -> None:
    assert corrections_in(str(tmp_path), [HIGH_CARD]) == {}
    (tmp_path / "README.md").write_text("What lies here.")
    (tmp_path / "high-card.toml").write_text(f"# two are enough\n{TWO}wind = {{}}\n")
    assert corrections_in(str(tmp_path), [HIGH_CARD]) == {("high-card", ""): TWO}


def test_the_file_of_an_edition_lies_over_that_of_all(tmp_path: Path) -> None:
    (tmp_path / "carson-city.toml").write_text("[income]\nsaloon = { value = 4 }\nhotel = { value = 7 }\n")
    (tmp_path / "carson-city.2009.toml").write_text("[income]\nsaloon = { value = 6 }\n")
    registry = TitleRegistry(TITLES.values(), corrections_in(str(tmp_path), TITLES.values()))
    assert registry.corrections("carson-city", "big-box") == (
        "[income]\nhotel = { value = 7 }\nsaloon = { value = 4 }\n"
    )
    assert registry.corrections("carson-city", "2009") == "[income]\nhotel = { value = 7 }\nsaloon = { value = 6 }\n"


def test_the_file_of_an_edition_has_rows_of_that_edition(tmp_path: Path) -> None:
    (tmp_path / "carson-city.2009.toml").write_text("[building]\nschool = { tiles = 3 }\n")
    with pytest.raises(BadOverride, match=r"2009\.toml: building\.school: Carson City has no row"):
        corrections_in(str(tmp_path), TITLES.values())


def test_without_a_folder_nothing_is_corrected() -> None:
    assert corrections_in("", [HIGH_CARD]) == {}


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOverride, match=r"no folder .* \(No such file or directory\)"):
        corrections_in(str(tmp_path / "nowhere"), [HIGH_CARD])


def test_corrections_in_a_folder_that_may_not_be_listed_are_not_left_out_silently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "high-card.toml").write_text(TWO)

    def refuse(_folder: Path) -> NoReturn:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    for listing in ("listdir", "scandir"):
        monkeypatch.setattr(os, listing, refuse)
    with pytest.raises(BadOverride, match=rf"^{tmp_path} .* \(Permission denied\)$"):
        corrections_in(str(tmp_path), [HIGH_CARD])


def test_a_file_that_cannot_be_read_is_named_once_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "high-card.toml"
    path.mkdir()
    with pytest.raises(BadOverride, match=rf"^{path} cannot be read \(Is a directory\)$"):
        corrections_in(str(tmp_path), [HIGH_CARD])


def test_a_file_that_an_editor_of_windows_saved_corrects_the_same(tmp_path: Path) -> None:
    (tmp_path / "high-card.toml").write_bytes(b"\xef\xbb\xbf" + TWO.replace("\n", "\r\n").encode())
    assert corrections_in(str(tmp_path), [HIGH_CARD]) == {("high-card", ""): TWO}


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        ("high-cart", TWO, "there is no such title or edition; there are: high-card, high-card.plain"),
        ("high-card.fancy", TWO, "there is no such title or edition"),
        ("high-card", "[game]\ntricks = { value = 9 }", "game.tricks: a hand has three cards"),
        ("high-card", "[game]\ntrick = { value = 2 }", "game.trick: High Card has no row of this name in the table"),
        ("high-card", "[game", "not TOML"),
        ("high-card", "[game]\ntricks = { source = '\udcff' }", "utf-8"),
    ],
)
def test_a_bad_file_is_named_with_its_row(tmp_path: Path, name: str, text: str, what: str) -> None:
    path = tmp_path / f"{name}.toml"
    path.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(BadOverride) as refused:
        corrections_in(str(tmp_path), [HIGH_CARD])
    assert str(refused.value).startswith(f"{path}: ")
    assert what in str(refused.value)


@pytest.mark.parametrize("text", ["[game", "[game]\ntricks = { value = true }\n", "[game]\ntricks = { value = 9 }\n"])
def test_a_file_whose_corrections_nobody_could_have_made_is_no_game(text: str) -> None:
    started = GameStarted("a", Config("high-card", "plain", 2, corrections=text), (SeatTaken("P"),) * 2, "")
    first = Commit(1, "", None, b"", [Codec(HIGH_CARD).pack_event(started)], [], NO_HASH, NO_HASH, 0)
    with pytest.raises(BrokenGame, match="does not start a game"):
        first_table(TitleRegistry([HIGH_CARD]), encode(first))


def test_games_with_the_same_corrections_share_their_text_and_their_decider() -> None:
    registry = TitleRegistry([HIGH_CARD])
    tables = []
    for game in ("a", "b"):
        config = Config("high-card", "plain", 2, corrections=TWO.encode().decode())
        tables.append(registry.table(GameStarted(game, config, (SeatTaken("P"),) * 2, "")))
    one, other = tables
    assert one.started.config.corrections is other.started.config.corrections
    assert one.decider is other.decider
    assert one.content_json is other.content_json
