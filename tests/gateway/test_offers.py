"""Seats that are offered by a link: whoever opens it plays on, and who had the seat has nothing to do with it."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from grpc import StatusCode
from redis.exceptions import ConnectionError as StoreAway
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from sagebrush_games.kernel import absence
from sagebrush_games.kernel.messages import AbsenceTerms
from sagebrush_gateway.applications.seat_tokens import SeatTokens
from sagebrush_gateway.guests.tokens import OFFER, digest, new_secret
from sagebrush_gateway.problems import OFFER_WITHDRAWN, Problem
from sagebrush_gateway.tables import offers
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant, OfferStage, SeatOffer
from sagebrush_gateway.tables.removal import remove_absent_player
from sagebrush_process.clock import now_ms
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import House, Person, newcomer, opened_house, opened_table, play_out, registered, started_game
from tests.patience import PATIENCE


def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


async def offered(person: Person, game: str, seat: int) -> str:
    """The secret of a new offer."""
    answer = await person.post(f"/v1/games/{game}/seats/{seat}/offer")
    assert answer.status_code == 200, answer.text
    offer: str = answer.json()["offer"]
    assert answer.json()["link"].endswith(f"/#/offer/{offer}")
    return offer


async def accept(person: Person, offer: str, **body: Any) -> httpx.Response:
    return await person.post("/v1/offers/accept", {"offer": offer, **body})


async def test_whoever_opens_the_link_plays_on(
    game: str, house: House, anna: Person, bill: Person, carl: Person
) -> None:
    hand = await anna.hand(game)
    offer = await offered(anna, game, 0)
    shown = (await carl.post("/v1/offers", {"offer": offer})).json()
    assert (shown["game"], shown["seat"], shown["player"], shown["by"]) == (game, 0, "Anna", "player")
    assert "view" not in json.dumps(shown)
    table = (await accept(carl, offer)).json()
    assert (table["seat"], table["seats"][0]["player"]) == (0, "Carl")
    assert await carl.hand(game) == hand
    frames = (await bill.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert frames[-1]["events"] == [{"type": "seat-handed-over", "seat": 0, "player": "Carl"}]
    await play_out(house, game, carl, bill)
    assert (await carl.get(f"/v1/games/{game}/verify")).json()["code"] == "sound"


async def test_who_had_the_seat_has_it_no_more(game: str, anna: Person, bill: Person, carl: Person) -> None:
    offer, card = await offered(anna, game, 0), (await anna.hand(game))[0]
    assert (await accept(carl, offer)).status_code == 200
    assert code(await anna.command(game, {"type": "play-card", "card": card})) == "no-seat"
    view = (await anna.get(f"/v1/games/{game}/view")).json()
    assert "hand" not in json.dumps(view["view"]) or view["view"].get("hand") in (None, [])
    assert code(await anna.get(f"/v1/games/{game}/view", as_="0")) == "no-seat"
    assert code(await anna.get(f"/v1/games/{game}/plan")) == "no-seat"


async def test_a_game_leaves_the_list_of_who_left_it_and_stays_on_that_of_its_host(
    game: str, anna: Person, bill: Person, carl: Person
) -> None:
    async def lists_it(person: Person) -> bool:
        return game in str((await person.get("/v1/tables", mine=True)).json())

    assert (await accept(carl, await offered(bill, game, 1))).status_code == 200
    assert [await lists_it(person) for person in (anna, bill, carl)] == [True, False, True]
    assert (await accept(bill, await offered(carl, game, 1))).status_code == 200
    assert [await lists_it(person) for person in (anna, bill, carl)] == [True, True, False]


async def test_who_has_seen_one_hand_gets_no_other_seat_but_may_take_the_own_one_back(
    game: str, anna: Person, bill: Person, carl: Person
) -> None:
    assert (await accept(carl, await offered(bill, game, 1))).status_code == 200
    other = await offered(anna, game, 0)
    assert code(await accept(bill, other)) == "had-another-seat"
    assert (await bill.get(f"/v1/games/{game}")).json()["seat"] is None
    assert (await accept(bill, await offered(carl, game, 1))).status_code == 200
    assert (await bill.get(f"/v1/games/{game}")).json()["seat"] == 1
    assert code(await accept(carl, other)) == "had-another-seat"


async def test_a_private_game_is_hidden_from_who_left_it(
    house: House, bill: Person, anna: Person, carl: Person
) -> None:
    game = await started_game(bill, anna, visibility="private")
    assert code(await carl.get(f"/v1/games/{game}")) == "unknown-game"
    assert (await accept(carl, await offered(anna, game, 1))).status_code == 200
    assert code(await anna.get(f"/v1/games/{game}")) == "unknown-game"
    assert game not in str((await anna.get("/v1/tables", mine=True)).json())
    assert (await carl.get(f"/v1/games/{game}")).status_code == 200


async def test_an_offer_is_accepted_once(game: str, anna: Person, bill: Person, carl: Person, house: House) -> None:
    offer = await offered(anna, game, 0)
    assert code(await accept(bill, offer)) == "already-seated"
    assert code(await accept(anna, offer)) == "already-seated"
    assert (await accept(carl, offer)).status_code == (await accept(carl, offer)).status_code == 200
    async with contextlib.AsyncExitStack() as stack:
        dora = await newcomer(house, stack, "Dora")
        assert code(await accept(dora, offer)) == "offer-accepted"
        assert (await dora.post("/v1/offers", {"offer": offer})).json()["accepted"]
    assert len((await bill.get(f"/v1/games/{game}/frames")).json()["frames"]) == 2


async def test_of_many_who_accept_at_once_one_gets_the_seat(game: str, anna: Person, house: House) -> None:
    offer = await offered(anna, game, 0)
    async with contextlib.AsyncExitStack() as stack:
        crowd = [await newcomer(house, stack, f"Guest {number}") for number in range(6)]
        answers = await asyncio.gather(*(accept(one, offer) for one in crowd))
        seated = [one for one in crowd if (await one.get(f"/v1/games/{game}")).json()["seat"] == 0]
    assert sorted(map(code, answers)) == ["", *5 * ["offer-accepted"]]
    assert len(seated) == 1


async def test_who_opens_two_links_to_one_game_at_once_sees_one_hand(
    game: str, anna: Person, bill: Person, carl: Person
) -> None:
    links = [await offered(anna, game, 0), await offered(bill, game, 1)]
    answers = await asyncio.gather(*(accept(carl, link) for link in links))
    assert sorted(map(code, answers)) == ["", "already-seated"]
    holders = [seat["player"] for seat in (await anna.get(f"/v1/tables/{game}")).json()["seats"]]
    assert holders in (["Carl", "Bill"], ["Anna", "Carl"])


async def test_nobody_is_given_a_link_to_a_seat_that_is_taken_over_at_that_moment(
    house: House, game: str, anna: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, newest_frame = await offered(anna, game, 0), house.gateway.lobby.newest_frame

    async def late(*asked: Any, **more: Any) -> wire.Frame:
        found = await newest_frame(*asked, **more)
        assert (await accept(carl, first)).status_code == 200
        return found

    with monkeypatch.context() as patched:
        patched.setattr(house.gateway.lobby, "newest_frame", late)
        assert code(await anna.post(f"/v1/games/{game}/seats/0/offer")) == "seat-handed-over"
    assert (await carl.get(f"/v1/tables/{game}")).json()["seats"][0]["offered"] is False


async def test_nobody_is_given_a_link_to_a_seat_of_which_it_was_not_known_yet_that_it_was_taken_over(
    house: House, game: str, anna: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With it he could take the seat back from whoever plays it now."""
    offer, submit = await offered(anna, game, 0), house.gateway.rules.submit
    failing = [True, True]

    async def away(request: wire.SubmitRequest) -> wire.SubmitReply:
        if failing:
            failing.pop()
            raise RulesError(StatusCode.UNAVAILABLE, "unavailable", "The rules service does not answer.")
        return await submit(request)

    monkeypatch.setattr(house.gateway.rules._submitter, "submit", away)
    assert (await accept(carl, offer)).status_code == 503
    assert code(await anna.post(f"/v1/games/{game}/seats/0/offer")) == "seat-handed-over"
    assert not failing and (await carl.get(f"/v1/games/{game}")).json()["seat"] == 0
    assert (await carl.get(f"/v1/tables/{game}")).json()["seats"][0]["offered"] is False


async def test_who_accepted_and_handed_the_seat_on_is_told_so_and_nothing_of_the_table(
    house: House, stack: contextlib.AsyncExitStack, anna: Person, bill: Person, carl: Person
) -> None:
    game, dora = await started_game(anna, bill, visibility="private"), await newcomer(house, stack, "Dora")
    first = await offered(bill, game, 1)
    assert (await accept(carl, first)).status_code == 200
    assert (await accept(dora, await offered(carl, game, 1))).status_code == 200
    assert code(await carl.get(f"/v1/tables/{game}")) == "unknown-table"
    assert code(await accept(carl, first)) == "seat-handed-over"
    assert (await dora.get(f"/v1/tables/{game}")).json()["seat"] == 1


async def test_an_offer_ends_when_it_is_withdrawn_or_made_again(game: str, anna: Person, carl: Person) -> None:
    first = await offered(anna, game, 0)
    second = await offered(anna, game, 0)
    assert code(await accept(carl, first)) == "offer-withdrawn"
    assert (await anna.get(f"/v1/tables/{game}")).json()["seats"][0]["offered"]
    for _ in range(2):
        gone = await anna.client.delete(f"/v1/games/{game}/seats/0/offer", headers=anna.headers)
        assert gone.status_code == 204
    assert code(await accept(carl, second)) == "offer-withdrawn"
    assert not (await anna.get(f"/v1/tables/{game}")).json()["seats"][0]["offered"]
    for unknown in ("", "sbo_x", second[:-1] + "~", f"sbo_{'0' * 26}_{second[-43:]}", second[:-43] + "A" * 43):
        assert code(await accept(carl, unknown)) == "unknown-offer"


async def test_the_host_offers_what_nobody_plays_any_more(
    game: str, anna: Person, bill: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert code(await anna.post(f"/v1/games/{game}/seats/1/offer")) == "not-absent"
    assert code(await bill.post(f"/v1/games/{game}/seats/0/offer")) == "host-only"
    assert code(await carl.post(f"/v1/games/{game}/seats/0/offer")) == "no-seat"
    assert code(await anna.post(f"/v1/games/{game}/seats/9/offer")) == "no-seat"
    with monkeypatch.context() as patience:
        patience.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
        offer = await offered(anna, game, 1)
    await bill.play(game)
    assert code(await accept(carl, offer)) == "player-returned", "who is waited for plays"
    monkeypatch.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
    await anna.play(game)
    assert (await accept(carl, offer)).status_code in (200, 422)


async def test_a_host_withdraws_his_own_offer_and_not_that_of_the_player(
    game: str, anna: Person, bill: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer = await offered(bill, game, 1)
    monkeypatch.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
    await offered(anna, game, 1)
    gone = await anna.client.delete(f"/v1/games/{game}/seats/1/offer", headers=anna.headers)
    assert gone.status_code == 204
    assert (await accept(carl, offer)).status_code == 200


async def test_the_seat_of_a_computer_is_offered_to_nobody(anna: Person) -> None:
    game = await opened_table(anna)
    await anna.post(f"/v1/tables/{game}/join", {})
    await anna.post(f"/v1/tables/{game}/opponents", {"name": "random"})
    await anna.post(f"/v1/tables/{game}/start")
    assert code(await anna.post(f"/v1/games/{game}/seats/1/offer")) == "computers-seat"


async def test_a_computer_that_plays_meanwhile_makes_way(game: str, anna: Person, carl: Person) -> None:
    await anna.command(game, {"type": "leave-seat"})
    offer = await offered(anna, game, 0)
    assert (await accept(carl, offer)).status_code == 200
    assert {"seat": 0, "prompt": "card"} in (await carl.get(f"/v1/games/{game}")).json()["awaited"]


@pytest.mark.parametrize("turn", range(4))
async def test_of_two_computers_the_returning_player_and_a_newcomer_each_learns_who_was_faster(
    house: House, anna: Person, bill: Person, carl: Person, turn: int
) -> None:
    game = await started_game(anna, bill)
    card = {"type": "play-card", "card": (await anna.hand(game))[0]}
    await anna.command(game, {"type": "leave-seat"})
    offer = await offered(anna, game, 0)
    acts = [
        thought(house, game, card, "computer-one-2"),
        thought(house, game, card, "computer-two-2"),
        told_code(anna.command(game, {"type": "return-to-seat"}, version=2)),
        told_code(accept(carl, offer)),
    ]
    codes = await asyncio.gather(*acts[turn:], *acts[:turn])
    one, other, back, taken = codes[4 - turn :] + codes[: 4 - turn]
    assert "" in (one, other, back, taken), "somebody is heard"
    assert {one, other} <= {"", "stale-version"} and "stale-version" in (one, other), "one computer at most"
    assert back in ("", "stale-version", "no-seat", "seat-handed-over")
    assert taken in ("", "player-returned")
    assert [back, taken].count("") <= 1, "one person at most"
    found = (await bill.get(f"/v1/games/{game}")).json()
    assert found["version"] == 2 + codes.count("") and (await bill.get(f"/v1/games/{game}/verify")).json()["ok"]


async def told_code(answer: Awaitable[httpx.Response]) -> str:
    return code(await answer)


async def thought(house: House, game: str, card: dict[str, Any], command_id: str) -> str:
    """The refusal of a computer's decision about version 2, empty when it counts."""
    command, casual = json.dumps(card).encode(), wire.Engine(name="casual")
    request = wire.SubmitRequest(
        game=game, seat=0, command_id=command_id, command=command, engine=casual, expected_version=2
    )
    try:
        await house.gateway.rules.submit(request)
    except RulesError as refused:
        return refused.code
    return ""


async def test_an_offer_lapses_when_its_player_comes_back(
    game: str, house: House, stack: contextlib.AsyncExitStack, anna: Person, carl: Person
) -> None:
    await anna.command(game, {"type": "leave-seat"})
    offer = await offered(anna, game, 0)
    await anna.command(game, {"type": "return-to-seat"})
    dora = await newcomer(house, stack, "Dora")
    for person in (carl, dora):
        assert code(await accept(person, offer)) == "player-returned", "nobody has accepted it"
    assert (await anna.get(f"/v1/games/{game}")).json()["seat"] == 0


async def test_nothing_is_offered_or_accepted_once_the_game_is_over(
    game: str, house: House, anna: Person, bill: Person, carl: Person
) -> None:
    offer = await offered(anna, game, 0)
    await play_out(house, game, anna, bill)
    assert code(await accept(carl, offer)) == "game-over"
    assert code(await anna.post(f"/v1/games/{game}/seats/0/offer")) == "game-over"
    assert (await anna.get(f"/v1/games/{game}")).json()["seat"] == 0


async def test_a_branch_for_its_host_alone_is_offered_to_nobody(game: str, anna: Person) -> None:
    branch = (await anna.post(f"/v1/tables/{game}/branch", {"version": 1})).json()["table"]
    assert (await anna.post(f"/v1/tables/{branch}/join", {})).status_code == 200
    await anna.post(f"/v1/tables/{branch}/opponents", {"name": "greedy"})
    assert (await anna.post(f"/v1/tables/{branch}/start")).status_code == 200
    assert code(await anna.post(f"/v1/games/{branch}/seats/0/offer")) == "for-host-alone"


async def test_the_user_of_an_application_who_offers_his_seat_loses_its_token(house: House, carl: Person) -> None:
    _, headers = await registered(house, "games:create", "seats:issue", "games:read")
    seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
    wanted = {"games": [{"title": "high-card", "edition": "plain", "seats": seats}]}
    made = (await carl.client.post("/v1/games", json=wanted, headers={**headers, "Idempotency-Key": "k" * 8})).json()
    game, token = made["games"][0]["game"], made["games"][0]["seats"][0]["token"]
    user = Person(carl.client, {"name": "u-0", "guest": "", "token": token})
    offer = await offered(user, game, 0)
    assert (await accept(carl, offer)).status_code == 200
    assert (await user.get(f"/v1/games/{game}")).status_code == 401
    again = await carl.client.post(f"/v1/games/{game}/seats/0/token", headers=headers)
    assert code(again) == "no-seat", "the application makes no token for a seat that is nobody's of its users"
    assert (await carl.get(f"/v1/games/{game}")).json()["seat"] == 0
    repeated = await carl.client.post("/v1/games", json=wanted, headers={**headers, "Idempotency-Key": "k" * 8})
    assert [seat["token"] is None for seat in repeated.json()["games"][0]["seats"]] == [True, False]
    assert (await user.get(f"/v1/games/{game}")).status_code == 401, "the seat does not come back by a repetition"


class Club:
    """A game of an application in whose first seat sits `user`."""

    def __init__(self, client: httpx.AsyncClient, headers: dict[str, str], made: dict[str, Any]) -> None:
        self.client = client
        self.headers = headers
        self.game: str = made["game"]
        self.user = Person(client, {"name": "u-0", "guest": "", "token": made["seats"][0]["token"]})

    async def ask(self, method: str, path: str) -> httpx.Response:
        return await self.client.request(method, f"/v1/games/{self.game}/seats/0/{path}", headers=self.headers)


async def club_of(house: House, client: httpx.AsyncClient) -> Club:
    _, headers = await registered(house, "games:create", "seats:issue", "games:read")
    seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
    wanted = {"games": [{"title": "high-card", "edition": "plain", "seats": seats}]}
    answer = await client.post("/v1/games", json=wanted, headers={**headers, "Idempotency-Key": "k" * 8})
    return Club(client, headers, answer.json()["games"][0])


@pytest.mark.parametrize(("method", "path"), [("POST", "token"), ("DELETE", "token"), ("DELETE", "offer")])
async def test_an_application_ends_offers_of_its_users(house: House, carl: Person, method: str, path: str) -> None:
    """A thief of a token could offer its seat, and take the seat by the link after the token had ended."""
    club = await club_of(house, carl.client)
    offer = await offered(club.user, club.game, 0)
    assert (await club.ask(method, path)).is_success
    assert code(await accept(carl, offer)) == "offer-withdrawn"
    assert (await club.ask("DELETE", "offer")).status_code == 204


async def test_a_token_that_ends_while_it_offers_its_seat_offers_nothing(
    house: House, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = await club_of(house, carl.client)
    secrets, offered_seat = list[str](), offers.offered

    def kept(table: LobbyTable, offer: SeatOffer) -> LobbyTable:
        return offered_seat(table, msgspec.structs.replace(offer, secret=digest(secrets[0])))

    change = house.gateway.tables.change

    async def change_late(table: str, step: Any) -> LobbyTable:
        monkeypatch.setattr(house.gateway.tables, "change", change)
        assert (await club.ask("POST", "token")).is_success
        return await change(table, step)

    secrets.append(new_secret(f"{OFFER}{club.game}_"))
    monkeypatch.setattr(offers, "offered", kept)
    monkeypatch.setattr(house.gateway.tables, "change", change_late)
    assert (await club.user.post(f"/v1/games/{club.game}/seats/0/offer")).status_code == 401
    assert code(await accept(carl, secrets[0])) == "offer-withdrawn"


async def test_a_platform_that_repeats_its_request_while_a_seat_is_handed_over_revives_no_token(
    house: House, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the former player could watch a private game."""
    _, headers = await registered(house, "games:create", "seats:issue", "games:read")
    seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
    wanted = {"games": [{"title": "high-card", "edition": "plain", "seats": seats}]}
    named = {**headers, "Idempotency-Key": "k" * 8}
    made = (await carl.client.post("/v1/games", json=wanted, headers=named)).json()["games"][0]
    user = Person(carl.client, {"name": "u-0", "guest": "", "token": made["seats"][0]["token"]})
    offer, release = await offered(user, made["game"], 0), SeatTokens.release

    async def released(seats: SeatTokens, *seat: Any) -> None:
        await release(seats, *seat)
        again = (await carl.client.post("/v1/games", json=wanted, headers=named)).json()["games"][0]
        assert [seat["token"] is None for seat in again["seats"]] == [True, False]

    monkeypatch.setattr(SeatTokens, "release", released)
    assert (await accept(carl, offer)).status_code == 200
    assert (await user.get(f"/v1/games/{made['game']}")).status_code == 401
    assert code(await carl.client.post(f"/v1/games/{made['game']}/seats/0/token", headers=headers)) == "no-seat"


def offer_of(seat: int, by: str, stage: OfferStage = "open") -> SeatOffer:
    """An offer of ``seat``, which Carl accepts unless it is open."""
    taker = {} if stage == "open" else {"taker": "carl", "player": "Carl"}
    return SeatOffer(f"{by}-{seat}", f"{by}-{seat}", seat, by, by == "anna", 1, 2**60, 1, stage, **taker)


def table_with(*given: SeatOffer) -> LobbyTable:
    """A running table of Anna and Bill with these offers."""
    seats = (Occupant("Anna", "anna"), Occupant("Bill", "bill", entropy="aa", entropy_commitment="bb"))
    return LobbyTable(
        "t", "high-card", "plain", (), {}, "", "public", host="anna", commitment="", opened=0,
        seats=seats, stage="started", offers=given,
    )  # fmt: skip


def test_an_offer_that_somebody_was_about_to_take_ends_when_another_has_the_seat() -> None:
    first, late = offer_of(1, "bill", "taking"), offer_of(1, "anna", "taking")
    table = table_with(first, late)
    assert offers.is_offered(offers.untaken(table, late), 1), "nobody has it yet"
    after = offers.untaken(offers.taken(table, first), late)
    assert not offers.is_offered(after, 1) and [one.stage for one in after.offers] == ["accepted", "withdrawn"]


def test_when_a_seat_was_taken_the_other_link_to_it_ends_and_links_to_other_seats_stand() -> None:
    first = offer_of(1, "bill", "taking")
    after = offers.taken(table_with(first, offer_of(1, "anna"), offer_of(0, "anna")), first)
    assert [offers.is_offered(after, seat) for seat in (0, 1)] == [True, False]
    assert after.former == ("bill",), "so he takes no seat elsewhere where the same cards are played"


def test_a_link_is_good_until_its_time_is_up() -> None:
    late = msgspec.structs.replace(offer_of(1, "bill"), secret=digest("link"), until=now_ms() - 1)
    table = table_with(late)
    assert not offers.is_offered(table, 1)
    with pytest.raises(Problem) as refused:
        offers.found_offer(table, "link")
    assert refused.value.kind is OFFER_WITHDRAWN
    standing = msgspec.structs.replace(late, until=now_ms() + 60_000)
    assert offers.found_offer(table_with(standing), "link") == standing


def test_whoever_has_accepted_loses_the_seat_neither_to_time_nor_to_who_takes_the_offer_back() -> None:
    taking = msgspec.structs.replace(offer_of(1, "bill", "taking"), secret=digest("link"), until=now_ms() - 1)
    table = table_with(taking)
    assert offers.withdrawn(table, "bill", 1) == table
    assert offers.found_offer(table, "link") == taking


def test_who_sits_or_sat_here_or_is_about_to_is_at_no_other_table_with_the_same_chance() -> None:
    taking = offer_of(1, "bill", "taking")
    assert offers.has_seat(table_with(), "bill") and offers.has_seat(table_with(taking), "carl")
    after = msgspec.structs.replace(offers.taken(table_with(taking), taking), offers=())
    assert offers.has_seat(after, "carl") and offers.has_seat(after, "bill")
    assert not offers.has_seat(after, "dora")


def test_what_somebody_added_to_the_seed_stays_with_his_seat() -> None:
    first = offer_of(1, "bill", "taking")
    now = offers.taken(table_with(first), first).seats[1]
    assert now is not None and (now.player, now.entropy, now.entropy_commitment) == ("Carl", "aa", "bb")


def test_who_takes_back_the_offer_of_one_seat_leaves_that_of_another() -> None:
    after = offers.withdrawn(table_with(offer_of(0, "anna"), offer_of(1, "anna")), "anna", 1)
    assert [offers.is_offered(after, seat) for seat in (0, 1)] == [True, False]


async def test_whoever_sits_down_after_a_removed_player_may_be_removed_too() -> None:
    asked: list[str] = []

    async def submit(request: wire.SubmitRequest) -> None:
        asked.append(request.command_id)

    lobby: Any = SimpleNamespace(rules=SimpleNamespace(submit=submit))
    host: Any = SimpleNamespace(id="anna")
    table = LobbyTable(
        "t", "high-card", "plain", (), {}, "", "public", host="anna", commitment="", opened=0,
        seats=(Occupant("anna", "Anna"), Occupant("bill", "Bill")), stage="started",
    )  # fmt: skip
    for holders in ((), (), (0, 1)):
        await remove_absent_player(lobby, host, msgspec.structs.replace(table, holders=holders), 1, "en")
    assert asked == ["removed-by-host-1", "removed-by-host-1", "removed-by-host-1-1"]


async def test_a_stream_of_who_had_the_seat_ends(game: str, anna: Person, carl: Person) -> None:
    offer = await offered(anna, game, 0)
    async with asyncio.timeout(PATIENCE), anna.socket(f"/v1/games/{game}/events/ws?view=true") as socket:
        assert "hand" in await socket.recv()
        assert (await accept(carl, offer)).status_code == 200
        with pytest.raises(ConnectionClosedError):
            await socket.recv()
    assert socket.close_code == 1008


async def test_a_spectator_stream_of_a_private_game_ends_for_who_left_it(
    anna: Person, bill: Person, carl: Person
) -> None:
    """Somebody else holds it open to see what becomes of his game; in a public one he may."""
    for visibility in ("private", "public"):
        game = await started_game(bill, anna, visibility=visibility)
        path = f"/v1/games/{game}/events/ws?as=spectator&after=1"
        async with asyncio.timeout(PATIENCE), anna.socket(path) as socket:
            assert (await accept(carl, await offered(anna, game, 1))).status_code == 200
            await bill.play(game)
            told = [json.loads(frame)["version"] async for frame in within(socket, 2 if visibility == "public" else 9)]
        assert told in ([[2, 3]] if visibility == "public" else [[], [2]])  # 2 is that the seat changed hands
        assert socket.close_code == (1000 if visibility == "public" else 1011), "whoever asks again is told why"
        assert (await anna.get(f"/v1/games/{game}")).is_success is (visibility == "public")


async def within(socket: ClientConnection, most: int) -> AsyncIterator[str]:
    """What a socket tells until it is closed, so many messages at most."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(most):
            yield str(await socket.recv())


async def test_a_gateway_that_has_not_heard_of_it_shows_nothing(
    rules: str, store_url: str, game: str, anna: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_house(rules, store_url) as other, contextlib.AsyncExitStack() as stack:
        elsewhere = await stack.enter_async_context(other.door())
        there = Person(elsewhere, {"name": "Anna", "guest": anna.id, "token": anna.token})
        assert await there.hand(game)
        monkeypatch.setattr(other.gateway.tables.changes, "poll", _deaf)
        assert (await accept(carl, await offered(anna, game, 0))).status_code == 200
        while other.gateway.tables.changes.are_known():
            answer = await there.get(f"/v1/games/{game}/view", as_="0")
            assert code(answer) in ("seat-handed-over", "no-seat")
            await asyncio.sleep(0.05)
        assert (await there.get(f"/v1/games/{game}")).json()["seats"][0]["player"] == "Carl"


async def test_a_look_at_a_table_while_a_seat_changes_hands_is_not_believed_afterwards(
    house: House, game: str, anna: Person, bill: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer was on the way; the gateway would have shown the former player, and told the new one of no turn."""
    offer, tables = await offered(anna, game, 0), house.gateway.tables
    real, read, accepted = tables._store.get, asyncio.Event(), asyncio.Event()

    async def late(key: str) -> Any:
        found = await real(key)
        if key.endswith(game) and not read.is_set():
            read.set()
            await accepted.wait()
        return found

    with monkeypatch.context() as patched:
        patched.setattr(tables._store, "get", late)
        looking = asyncio.create_task(tables.newest(game))
        await read.wait()
        assert (await accept(carl, offer)).status_code == 200
        accepted.set()
        await looking
    assert (await bill.get(f"/v1/tables/{game}")).json()["seats"][0]["player"] == "Carl"


async def test_of_two_changes_of_a_table_at_once_the_later_one_is_believed(
    house: House, game: str, anna: Person, bill: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer, changes = await offered(anna, game, 0), house.gateway.tables.changes
    real, made, accepted = changes.note, asyncio.Event(), asyncio.Event()

    async def late(table: str) -> None:
        if not made.is_set():
            made.set()
            await accepted.wait()
        await real(table)

    monkeypatch.setattr(changes, "note", late)
    offering = asyncio.create_task(offered(bill, game, 1))
    await made.wait()
    assert (await accept(carl, offer)).status_code == 200
    accepted.set()
    await offering
    assert (await bill.get(f"/v1/tables/{game}")).json()["seats"][0]["player"] == "Carl"


async def test_a_gateway_that_could_tell_nobody_of_its_change_knows_it_itself(
    house: House, game: str, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_table: str) -> None:
        raise StoreAway

    assert (await bill.get(f"/v1/tables/{game}")).json()["seats"][1]["offered"] is False
    with monkeypatch.context() as patched:
        patched.setattr(house.gateway.tables.changes, "note", away)
        assert (await bill.post(f"/v1/games/{game}/seats/1/offer")).status_code == 503
    assert (await bill.get(f"/v1/tables/{game}")).json()["seats"][1]["offered"] is True


@pytest.mark.parametrize("path", ["tables", "games"])
async def test_who_took_a_seat_over_has_it_at_once_at_a_gateway_that_has_not_heard_of_it(
    rules: str, store_url: str, game: str, anna: Person, carl: Person, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_house(rules, store_url) as other, contextlib.AsyncExitStack() as stack:
        elsewhere = await stack.enter_async_context(other.door())
        there = Person(elsewhere, {"name": "Carl", "guest": carl.id, "token": carl.token})
        assert (await there.get(f"/v1/{path}/{game}")).json()["seat"] is None
        monkeypatch.setattr(other.gateway.tables.changes, "poll", _deaf)
        monkeypatch.setattr(other.gateway.tables.changes, "are_known", lambda: True)
        assert (await accept(carl, await offered(anna, game, 0))).status_code == 200
        assert (await there.get(f"/v1/{path}/{game}")).json()["seat"] == 0


async def test_a_game_is_there_while_nobody_knows_whether_a_seat_was_handed_over(
    house: House, game: str, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules service knows who has a seat; where it does not say, the game is shown by what the lobby knows."""

    async def unknown(_table: LobbyTable) -> LobbyTable:
        raise RulesError(StatusCode.UNAVAILABLE, "unavailable", "The rules service does not answer.")

    monkeypatch.setattr(house.gateway.handover, "finished", unknown)
    assert (await anna.get(f"/v1/games/{game}")).json()["seat"] == 0


async def test_while_the_store_is_away_a_stream_of_a_private_game_shows_nothing_more(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows then who has left the table."""
    game = await started_game(bill, anna, visibility="private")
    command = json.dumps({"type": "play-card", "card": (await bill.hand(game))[0]}).encode()

    async def away(_table: str) -> LobbyTable:
        raise StoreAway

    async with asyncio.timeout(PATIENCE), anna.socket(f"/v1/games/{game}/events/ws?after=1") as socket:
        monkeypatch.setattr(house.gateway.tables, "get", away)
        asked = wire.SubmitRequest(game=game, seat=0, command_id="played-by-bill", command=command)
        await house.gateway.rules.submit(asked)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert socket.close_code == 1011, "the game is not over: whoever asks again goes on"


async def _deaf() -> None:
    """Hears of no change."""


@pytest.mark.parametrize("step", ["remember", "change"])
async def test_what_a_dying_gateway_leaves_is_finished_by_the_next_request(
    game: str, house: House, anna: Person, bill: Person, carl: Person, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer = await offered(anna, game, 0)
    tables = house.gateway.tables
    part = tables.lists if step == "remember" else tables
    real, calls = getattr(part, step), []

    async def dying(*given: Any) -> Any:
        calls.append(given)
        if len(calls) == (1 if step == "remember" else 2):
            raise StoreAway
        return await real(*given)

    with monkeypatch.context() as death:
        death.setattr(part, step, dying)
        assert (await accept(carl, offer)).status_code == 503
    tables.forget(game)
    assert (await bill.get(f"/v1/games/{game}")).json()["seats"][0]["player"] == "Carl"
    assert (await carl.get(f"/v1/games/{game}")).json()["seat"] == 0
    assert code(await anna.get(f"/v1/games/{game}/view", as_="0")) == "no-seat"
    assert len((await bill.get(f"/v1/games/{game}/frames")).json()["frames"]) == 2
