"""What a player at the command line is asked and told."""

import signal
from typing import Any

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_cli.client.joining import hours_of_sleep, invitation, require_same_platform
from sagebrush_cli.games import clock, demo, play
from sagebrush_cli.games.choosing import choose, list_page, numbered, show_choices
from sagebrush_cli.games.demo import FollowedGame
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.offered import Offered
from sagebrush_cli.games.orders import Orders, understood
from sagebrush_cli.games.playing import Playing
from sagebrush_client import Problem
from sagebrush_client.frames import Json

FINAL = "The limit for taking back in this turn is reached: what you do next cannot be taken back."
STEP: Json = {"type": "step-on", "pioneer": 0}


def frame(left: int) -> Json:
    """A frame with one choice, at which so many commits may still come to nothing."""
    legal = [{"command": STEP, "sentence": "Move on.", "draws": False, "reveals": False}]
    return {"version": 7, "legal": legal, "take_back": [], "take_back_left": left}


def chosen(left: int, capsys: pytest.CaptureFixture[str]) -> str:
    """What is shown to somebody who takes the only choice."""
    assert answered("1", left=left) == STEP
    return " ".join(capsys.readouterr().out.split())


def test_the_player_is_told_before_the_step_that_cannot_be_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert FINAL in chosen(0, capsys)
    assert FINAL not in chosen(1, capsys)


@pytest.mark.parametrize("typed", ["9" * 5000, "0", "-1", "2", "²", "1.0"])
def test_what_is_no_number_of_a_choice_chooses_nothing_and_ends_nothing(typed: str) -> None:
    assert numbered(frame(1)["legal"], typed) is None


PARCELS = [{"command": {"type": "place", "parcel": n}, "sentence": f"Place on {n}."} for n in range(80)]
PASS = {"command": {"type": "pass"}, "sentence": "Pass."}
LONG: Json = {**frame(1), "legal": [*PARCELS, PASS]}


def listed(capsys: pytest.CaptureFixture[str], offered: Offered) -> str:
    list_page(offered.page)
    return " ".join(capsys.readouterr().out.split())


def test_passing_is_in_sight_however_many_parcels_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    offered = Offered(LONG, EventRenderer())
    assert "81 Pass." in (shown := listed(capsys, offered))
    assert "a Place on 0. … 80 choices: type a to list them." in shown
    offered.narrow("on 7")
    assert "Place on 71." in listed(capsys, offered)


def test_a_player_chooses_in_two_steps_what_to_do_and_to_what(capsys: pytest.CaptureFixture[str]) -> None:
    subjects = [{"subject": f"parcel:{n}", "name": f"P{n}", "commands": [n]} for n in range(70)]
    halves = [{"subject": f"box:{n}", "name": f"Box {n}", "commands": list(range(n, 70, 2))} for n in (0, 1)]
    place = {"prompt": "place", "type": "place", "sentence": "Place on ….", "commands": list(range(70))}
    rest = {
        "prompt": "place",
        "type": "rest",
        "sentence": "Rest on ….",
        "commands": list(range(70, 80)),
        "subjects": [],
    }
    passing = {"prompt": "place", "type": "pass", "sentence": "Pass.", "commands": [80], "subjects": []}
    offered = Offered({**LONG, "legal_groups": [{**place, "subjects": halves}, rest, passing]}, EventRenderer())
    assert "a Place on … 70 choices: type a to list them. b Rest on … 10 choices" in listed(capsys, offered)
    offered.narrow("a")
    assert "a Box 0 35 choices: type a to list them. b Box 1 35 choices" in listed(capsys, offered)
    offered.narrow("b")
    assert "2 Place on 1." in (shown := listed(capsys, offered)) and "Place on 2." not in shown
    offered = Offered({**LONG, "legal_groups": [{**place, "subjects": subjects}, rest, passing]}, EventRenderer())
    offered.narrow("a")
    assert "70 Place on 69." in listed(capsys, offered)
    offered.narrow("")
    assert "type b to list them" in listed(capsys, offered)


def test_a_seat_has_its_name_in_every_language() -> None:
    renderer = EventRenderer()
    renderer.names = ["Anna", "Bill"]
    for sentence in ("Attack seat 1.", "Platz 1 angreifen.", "Atacar al asiento 1."):
        assert "Bill" in renderer.said(sentence)


class Platform:
    """A platform that offers seats, and keeps what its host says."""

    url = "http://here"

    def __init__(self) -> None:
        self.ended: list[str] = []
        self.removed: list[int] = []

    def get(self, _path: str) -> Json:
        return {"version": 1, "seat": 0}

    def state(self) -> Json:
        return self.get("")

    def now(self) -> int:
        return 1_000_000

    def game(self, _game: str) -> "Platform":
        return self

    def table(self, _table: str) -> "Platform":
        return self

    def offer_seat(self, seat: int) -> Json:
        return {"link": f"http://here/#/offer/{seat}", "offer": "sbo_1"}

    def close(self, reason: str) -> None:
        self.ended.append(reason)

    def free(self, seat: int) -> None:
        self.removed.append(seat)


def answered(*answers: str, left: int = 1, platform: Platform | None = None) -> Json | None:
    """The command of the player of the first seat who types ``answers`` one after the other."""
    typed, renderer = iter(answers), EventRenderer()
    renderer.names = ["Anna", "Bill", "Carl"]
    orders = Orders(platform or Platform(), "game", 0, renderer, lambda _question: next(typed))  # type: ignore[arg-type]
    asked: Any = {**frame(left), "awaited": [], "over": False}

    def order(answer: str) -> Json | bool:
        found = understood(answer)
        return False if found is None else orders.command(found, asked) or True

    offered = Offered(asked, renderer)
    show_choices(offered, asked)
    return choose(asked, offered, dict, lambda _question: next(typed, None), order)


def test_a_player_offers_his_seat_and_plays_on_meanwhile(capsys: pytest.CaptureFixture[str]) -> None:
    assert answered("offer", "1") == STEP
    assert "http://here/#/offer/0" in (shown := capsys.readouterr().out)
    assert shown.count("Move on.") == 1, "what was told stays in sight"


def test_time_is_counted_by_the_clock_of_the_platform(capsys: pytest.CaptureFixture[str]) -> None:
    """That of the machine may be wrong by hours."""
    api: Any = Platform()
    renderer = EventRenderer()
    renderer.names = ["Anna", "Bill"]
    running = {"seat": 0, "ends": api.now() + 30_000}
    clocks = {"running": [running], "left": [600_000, 0], "terms": {"at_end": "default"}}
    gone = {"removable": [{"seat": 1, "at": api.now() - 1}, {"seat": 0, "at": api.now() + 1}]}
    asked: Any = {"version": 1, "awaited": [{"seat": 0}], "over": False, "clock": clocks, "presence": gone}
    asked |= {"actor": 0, "events": []}
    assert "0:30" in Playing(api, "game", renderer, input)._clock(asked)
    followed = FollowedGame(renderer)
    followed.newest = asked
    assert "0:30" in str(demo._picture(api, "game", followed).subtitle)
    Orders(api, "game", 0, renderer, input).show_seats(asked)
    assert "waited long for Bill" in (told := capsys.readouterr().out) and "waited long for Anna" not in told
    Playing(api, "game", renderer, input)._show(asked)
    assert "waited long for Bill" in (told := capsys.readouterr().out) and "waited long for Anna" not in told


AWAKE: Json = {"seat": 0, "from": 0, "until": 0}


@pytest.mark.parametrize(
    ("own", "now", "left"),
    [([], 20, 3), ([], 22, 1), ([], 22.5, 0.5), ([], 26, 0.5), ([], 30.75, 0.25), ([AWAKE], 22.5, 8.5)],
)
def test_a_clock_stands_at_the_hours_of_sleep_and_counts_down_before_and_after(
    own: list[Json], now: float, left: float
) -> None:
    """The table sleeps from 22:30 to 6:30, and the time of the seat ends at 7:00."""
    hour = 3_600_000
    terms = {"sleep_from": 22 * 60 + 30, "sleep_until": 6 * 60 + 30}
    running = {"running": [{"seat": 0, "ends": 31 * hour}], "left": [150 * hour], "terms": terms, "sleep": own}
    assert clock.remaining(running, 0, int(now * hour)) == left * hour


def test_a_question_is_dropped_when_the_game_goes_on() -> None:
    assert answered("who") is None


def test_a_player_asks_to_play_on_without_somebody_by_name_or_number(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = {"type": "vote-to-remove", "against": 2}
    assert answered("vote 3") == answered("vote carl") == wanted
    assert answered("vote 4", "vote", "1") == STEP
    assert "Name one seat by its number or its player" in capsys.readouterr().out


def test_a_host_ends_the_game_with_a_reason_and_puts_somebody_out() -> None:
    platform = Platform()
    assert answered("end We meet on Friday.", "end", "remove Bill", "1", platform=platform) == STEP
    assert (platform.ended, platform.removed) == (["We meet on Friday."], [1])
    assert answered("end Oops.", "no", "1", platform=platform) == STEP
    assert len(platform.ended) == 1


def test_words_are_searched_even_where_one_is_an_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert answered("/leave", "1") == STEP
    assert "Nothing like that." in capsys.readouterr().out


def test_a_link_to_a_seat_that_is_offered_is_no_link_to_a_table() -> None:
    secret = "sbo_" + "0" * 26 + "_" + "A-_" * 14 + "A"
    assert invitation(f"https://club.example/#/offer/{secret}", "") == ("https://club.example", "", secret)
    assert invitation(secret, "http://here") == ("http://here", "", secret)


@pytest.mark.parametrize("query", ["", "?", "?fbclid=IwAR1_x", "?a=1/2&b"])
@pytest.mark.parametrize("url", ["http://127.0.0.1:8000", "https://club.example/games"])
def test_a_link_leads_to_the_same_table_whatever_a_messenger_has_put_into_it(url: str, query: str) -> None:
    secret = "sbo_01h_secret"
    for end in ("01h", "01h/57"):
        assert invitation(f" {url}/{query}#/table/{end}", "") == (url, "01h", "")
    assert invitation(f"{url}/{query}#/offer/{secret}", "") == (url, "", secret)
    with pytest.raises(Problem):
        invitation(f"{url}/{query}#/table/01h/x", "")


def test_a_token_is_not_sent_to_the_platform_of_a_stranger_s_link() -> None:
    elsewhere = invitation("https://elsewhere.example/#/table/01h", "http://here:8000")
    with pytest.raises(Problem, match=r"leads to https://elsewhere\.example, .* sent nowhere"):
        require_same_platform(elsewhere, "http://here:8000", "sb_secret")
    require_same_platform(elsewhere, "http://here:8000", "")
    require_same_platform(elsewhere, "https://elsewhere.example/", "sb_secret")


def test_the_command_asks_nothing_of_another_platform_with_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sagebrush_cli.client.guests.Client", None)
    link = "https://elsewhere.example/#/offer/sbo_01h_secret"
    ended = CliRunner().invoke(app, ["play", "--table", link], env={"SAGEBRUSH_TOKEN": "sb_secret"})
    assert ended.exit_code == 1 and "sent nowhere" in ended.output


@pytest.mark.parametrize(
    ("hours", "ahead", "utc"),
    [
        ("22:30-06:30", 0, (1350, 390)),
        ("23:00-07:00", 120, (1260, 300)),
        ("1:00-9:15", -300, (360, 855)),
        ("00:30-08:00", 60, (1410, 420)),
        ("19:30-03:00", -300, (30, 480)),
    ],
)
def test_hours_of_sleep_are_those_of_the_player_s_clock(hours: str, ahead: int, utc: tuple[int, int]) -> None:
    assert hours_of_sleep(hours, ahead) == utc


@pytest.mark.parametrize("hours", ["", "25:00-06:00", "22-6", "22:60-06:00"])
def test_what_are_no_hours_is_said(hours: str) -> None:
    with pytest.raises(Problem):
        hours_of_sleep(hours)


def test_who_takes_a_seat_over_is_called_by_his_name() -> None:
    renderer = EventRenderer()
    renderer.names = ["Anna", "Bill"]
    renderer.learn({"events": [{"type": "seat-handed-over", "seat": 1, "player": "Carl"}]})
    assert renderer.name(1) == "Carl"


def test_a_player_leaves_and_returns_with_a_word() -> None:
    assert answered("leave") == {"type": "leave-seat"}
    assert answered("return") == {"type": "return-to-seat"}
    assert answered("agree to end", "agree to end") == {"type": "agree-to-end"}


def test_nobody_resigns_by_one_word_alone() -> None:
    assert answered("resign", "resign") == {"type": "resign"}
    assert answered("resign", "no", "1") == STEP


class WaitingTable:
    """A table at which a player waits until Ctrl-C, or a signal; it keeps what is asked of it then."""

    def __init__(self, stage: str, host: bool, number: int = 0) -> None:
        self.asked = list[str]()
        self._number = number
        self._state = {"stage": stage, "host": host, "seat": 1}

    def table(self, _table: str) -> "WaitingTable":
        return self

    def sit_down(self, **_asked: object) -> None:
        if not self._number:
            raise KeyboardInterrupt
        signal.raise_signal(self._number)
        pytest.fail("it goes on")

    def state(self) -> Json:
        return self._state

    def leave(self) -> None:
        self.asked.append("leave")

    def close(self) -> None:
        self.asked.append("close")


@pytest.mark.parametrize(
    ("stage", "host", "asked"),
    [("open", False, ["leave"]), ("open", True, ["close"]), ("started", True, []), ("started", False, [])],
)
def test_who_waits_no_longer_leaves_no_seat_behind_that_nobody_can_play(
    stage: str, host: bool, asked: list[str]
) -> None:
    table = WaitingTable(stage, host)
    api: Any = table
    with pytest.raises(KeyboardInterrupt):
        play.join(api, "t", as_json=False)
    assert table.asked == asked


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_who_closes_the_terminal_while_he_waits_leaves_no_seat_behind(number: int) -> None:
    before = signal.signal(number, lambda *_: None)
    table = WaitingTable("open", host=False, number=number)
    api: Any = table
    try:
        with pytest.raises(SystemExit) as ended:
            play.join(api, "t", as_json=False)
        assert (ended.value.code, table.asked) == (128 + number, ["leave"])
        signal.raise_signal(number)  # whose meaning is the one of before
    finally:
        signal.signal(number, before)


def test_who_lets_a_command_outlive_the_terminal_waits_on() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    table = WaitingTable("open", host=False, number=signal.SIGHUP)
    api: Any = table
    try:
        with pytest.raises(pytest.fail.Exception, match="it goes on"):
            play.join(api, "t", as_json=False)
    finally:
        signal.signal(signal.SIGHUP, before)
    assert table.asked == []
