"""What somebody needs for a decision, or wants to know at the end, is in sight and told as it is."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import CDPSession, Locator, Page, ViewportSize, expect

from sagebrush_host.platform import Platform
from tests.web.conftest import People
from tests.web.test_play import OPEN_LOG, PLAY, open_table, touch

PHONE: ViewportSize = {"width": 390, "height": 844}


async def at_turn(people: People, title: str, seats: int = 2, against: str = "computers, now", **browser: Any) -> Page:
    """Somebody at a new table, who is asked; ``browser`` as ``People.come`` takes it."""
    page = await people.come("Anna", **browser)
    await open_table(page, title, seats, against)
    await page.wait_for_selector(".bar.mine")
    return page


@pytest.mark.platform
async def test_the_slider_keeps_its_width_when_somebody_looks_back(people: People) -> None:
    page = await at_turn(people, "carson-city")
    await page.evaluate(PLAY, 1)
    await page.wait_for_selector(".bar.mine")
    slider, branch = page.get_by_label("Moves of the game"), page.get_by_role("button", name="Play on from here")
    await expect(branch).to_be_hidden()
    present = await slider.bounding_box()
    await page.get_by_role("button", name="One move back").click()
    await expect(branch).to_be_visible()
    assert await slider.bounding_box() == present, "else it slips away under who drags it"


@pytest.mark.platform
async def test_a_swipe_over_the_cards_of_the_hand_scrolls_the_board_on_a_phone(people: People) -> None:
    page = await at_turn(people, "sierra-west", 1, "", **PHONE)
    while not await page.locator(".laying").count():
        await page.evaluate(PLAY, 1)
    board, finger = page.locator(".board"), await page.context.new_cdp_session(page)
    await swipe_up(finger, page.locator(".laying-card .grip").first)
    assert await board.evaluate("(board) => board.scrollTop") == 0, "by its name a card is carried"
    await swipe_up(finger, page.locator(".laying-card .summit").first)
    assert await board.evaluate("(board) => board.scrollTop") > 50
    names = [await one.inner_text() for one in await page.locator(".laying-card .grip").all()]
    moves = await page.locator(".choices-list li").all_inner_texts()
    assert names and all(any(name.split()[-1] in move.split() for move in moves) for name in names), (
        "the list says them"
    )


async def swipe_up(finger: CDPSession, thing: Locator) -> None:
    place = await thing.bounding_box()
    assert place
    x, y = place["x"] + 20, place["y"] + 5
    await touch(finger, "touchStart", x, y)
    for moved in (5, 15, 30, 60, 90, 120):
        await touch(finger, "touchMove", x, y - moved)
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.platform
async def test_the_time_of_a_decision_is_in_sight_on_a_phone(people: People) -> None:
    page = await people.come("Anna", **PHONE)
    await page.locator(".title.tiny-epic-western").click()
    await page.locator("select[name=clock]").select_option("quick")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await expect(page.locator(".bar .clock.running")).to_be_in_viewport()
    await expect(page.locator(".players .clock")).to_be_hidden()
    await page.set_viewport_size({"width": 1280, "height": 800})
    await expect(page.locator(".bar .clock")).to_be_hidden()
    await expect(page.locator(".players .clock.running")).to_be_in_viewport()


@pytest.mark.platform
async def test_at_the_end_of_a_game_board_and_result_are_in_sight_on_a_phone(people: People) -> None:
    page = await at_turn(people, "carson-city", **PHONE)
    await page.get_by_role("tab", name="Seats").click()
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="Resign", exact=True).click()
    await page.get_by_role("button", name="Yes, resign for good").click()
    await expect(page.get_by_role("region", name="Result")).to_be_in_viewport()
    board = await page.locator(".board").bounding_box()
    assert board and board["height"] > PHONE["height"] / 2
    await expect(page.locator(".players .turn")).to_have_count(0)
    await page.evaluate(OPEN_LOG)
    assert await page.locator(".log").evaluate("(log) => log.scrollWidth <= log.clientWidth"), "the seed is long"


@pytest.mark.platform
async def test_the_result_can_be_closed_to_look_at_the_board(people: People) -> None:
    """On a phone held sideways it leaves no room to the board of a game that was played to its end."""
    page = await at_turn(people, "tiny-epic-western", 1, "", width=640, height=360)
    await page.evaluate(PLAY, 2000)
    board = page.locator(".board")
    await page.get_by_role("button", name="Look at the board").click()
    assert await height(board) > 100
    await page.get_by_role("button", name="Show the result").click()
    await expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert await height(board) < 100
    await page.get_by_role("button", name="Check the dice").click()
    await expect(page.get_by_text("checked and is right")).to_be_in_viewport(ratio=0.95)


RESIGN = """async () => {
  const bearer = `Bearer ${localStorage.getItem('sagebrush.token')}`;
  const headers = { Authorization: bearer, 'Content-Type': 'application/json', 'Idempotency-Key': 'resign-now' };
  const game = location.hash.split('/')[2];
  return (await fetch(`/v1/games/${game}/commands`, { method: 'POST', headers, body: '{"type":"resign"}' })).status;
}"""


@pytest.mark.platform
async def test_whoever_reads_the_log_on_a_phone_when_the_game_ends_reads_on(people: People) -> None:
    page = await at_turn(people, "carson-city", **PHONE)
    await page.evaluate(OPEN_LOG)
    assert await page.evaluate(RESIGN) == 200
    await expect(page.get_by_role("region", name="Result")).to_be_visible()
    await expect(page.locator(".log")).to_be_visible()


APART = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [place, told] = [box('.top .middle'), box('.top .fault')];
  return place.width > 80 && told.top >= place.bottom;
}"""


@pytest.mark.platform
async def test_no_connection_is_told_in_full_on_a_phone(people: People, site: Platform) -> None:
    page = await at_turn(people, "carson-city", 2, "Computer, sofort", **PHONE, language="de-DE")
    site.processes["gateway"].kill()
    told = page.get_by_text("Keine Verbindung; neuer Versuch.")
    await expect(told).to_be_visible()
    is_cut = "(one) => !!one.closest('.middle') || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > 80"
    box, is_cut_off = await told.bounding_box(), await told.evaluate(is_cut)
    is_apart = await page.evaluate(APART)
    await site.ready()
    assert is_apart, "else it covers the round, and the name of the table has no room"
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] and not is_cut_off


ROWS = """() => new Set([...document.querySelectorAll('.time > :is(button, select)')]
  .filter((one) => one.offsetParent).map((one) => one.offsetTop)).size"""


@pytest.mark.platform
@pytest.mark.parametrize("width", [360, 390])
async def test_all_buttons_of_the_replay_have_one_line_on_a_phone_in_spanish(people: People, width: int) -> None:
    page = await people.come("Ana", width=width, height=844, language="es-ES")
    await page.click(".title.sierra-west")
    await page.locator("[name=seats]").select_option("1")
    await page.get_by_role("button", name="Jugar en solitario").click()
    await page.locator(".time .places").wait_for()
    assert await page.evaluate(ROWS) == 1


@pytest.mark.platform
async def test_the_way_out_can_be_read_on_a_phone_and_the_tabs_stay(people: People) -> None:
    page = await at_turn(people, "carson-city", **PHONE)
    await page.get_by_role("tab", name="Seats").click()
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="Keep a link back to your seat").click()
    last = page.get_by_role("button", name="Make another link")
    assert await page.locator(".side").evaluate("(side) => side.scrollHeight <= side.clientHeight")
    await last.scroll_into_view_if_needed()
    await expect(last).to_be_in_viewport(ratio=0.95)
    await expect(page.get_by_role("tab", name="Choices")).to_be_in_viewport(ratio=0.95)


@pytest.mark.platform
@pytest.mark.parametrize(("width", "screen"), [(390, 844), (320, 640), (640, 360)])
async def test_the_seats_are_in_sight_on_a_phone_beside_the_ways_out(people: People, width: int, screen: int) -> None:
    """A player who is about to leave sees whose turn it is, every seat, and every way to leave."""
    page = await at_turn(people, "carson-city", 4, "Computer, sofort", width=width, height=screen, language="de-DE")
    await page.get_by_role("tab", name="Plätze").click()
    await page.get_by_text("Verlassen oder beenden").click()
    await expect(page.get_by_role("button", name="Aufgeben", exact=True)).to_be_visible()
    players, side = page.locator(".players"), page.locator(".side")
    assert await height(players) > 75
    assert await height(page.locator("details.leaving").first) > 75
    assert await height(page.locator(".board")) > 140
    for part in (page.locator(".players li").last, page.get_by_role("button", name="Spiel für alle beenden")):
        await part.scroll_into_view_if_needed()
        await expect(part).to_be_in_viewport(ratio=0.5)
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page itself never scrolls"
    assert width > screen or await side.evaluate("(side) => side.scrollHeight <= side.clientHeight")


@pytest.mark.platform
async def test_the_round_is_in_sight_on_a_phone_however_long_the_name_of_the_table(people: People) -> None:
    page = await people.come("Maximiliana von und zu Sommerfeld", **PHONE)
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    told = page.locator(".top .middle .small")
    await expect(told).to_contain_text("round")
    await expect(told).to_be_in_viewport(ratio=0.99)
    assert await page.locator(".top").evaluate("(top) => top.scrollWidth <= top.clientWidth")


TO_THE_BRINK = """(thing) => {
  const board = document.querySelector('.board');
  board.scrollTop += thing.getBoundingClientRect().bottom - board.getBoundingClientRect().bottom;
}"""
"""Scrolls so far that a thing is just above the bar."""

BELOW = """(thing) => (
  thing.getBoundingClientRect().bottom - document.querySelector('.board').getBoundingClientRect().bottom
)"""
"""By how much a thing is out of sight."""


@pytest.mark.platform
async def test_a_parcel_that_was_tapped_stays_in_sight_when_the_bar_grows(people: People) -> None:
    page = await at_turn(people, "carson-city", **PHONE)
    parcel = page.locator(".town .thing.lit[data-ref^='parcel:']").last
    while not await page.get_by_role("button", name="Do it").count():  # of two first parcels, one need not be confirmed
        await page.wait_for_selector(".bar.mine")
        await parcel.evaluate(TO_THE_BRINK)
        await parcel.dispatch_event("click")
        await page.wait_for_timeout(500)
    await page.locator(".foreseen").wait_for()
    await page.wait_for_timeout(300)
    assert await page.locator(".town .thing.chosen").evaluate(BELOW) < 1


SEEN = """(thing) => {
  const at = thing.getBoundingClientRect();
  const boxes = ['.board', '.action-row'].map((name) => document.querySelector(name).getBoundingClientRect());
  const left = Math.max(at.left, ...boxes.map((box) => box.left));
  const right = Math.min(at.right, ...boxes.map((box) => box.right));
  const bottom = Math.min(at.bottom, boxes[0].bottom);
  return [(right - left) / at.width, (bottom - Math.max(at.top, boxes[0].top)) / at.height];
}"""
"""How much of a box of the action row is in sight, in its width and its height."""


@pytest.mark.platform
async def test_what_is_taken_from_the_list_is_shown_on_the_board_of_a_phone(people: People) -> None:
    page = await at_turn(people, "carson-city", **PHONE)
    box = (
        page.locator(".choices-list section")
        .filter(has=page.get_by_role("heading", name="Place on box"))
        .get_by_role("button")
    )
    while not await box.count():
        await page.evaluate(PLAY, 1)
        await page.wait_for_selector(".bar.mine")
    await page.locator(".board").evaluate("(board) => { board.scrollTop = board.scrollHeight; }")
    await box.last.click()
    await expect(page.get_by_role("button", name="Do it")).to_be_visible()
    chosen = page.locator(".action-row .chosen")
    await page.locator(".foreseen").wait_for()
    await page.wait_for_timeout(300)
    assert min(await chosen.evaluate(SEEN)) > 0.95


@pytest.mark.platform
async def test_a_computer_is_named_in_the_language_of_the_reader(people: People) -> None:
    page = await at_turn(people, "carson-city", 2, "Computer, sofort", language="de-DE")
    await expect(page.locator(".players")).to_contain_text("Geübter 2")
    await expect(page.locator(".players")).not_to_contain_text("skilled")


@pytest.mark.platform
async def test_nobody_is_told_that_a_thing_is_impossible_whose_move_is_ready(people: People) -> None:
    """The icon in a step of a path has a name of its own, and the step is what is pointed at."""
    page = await at_turn(people, "sierra-west", 1, "")
    inner = page.locator(".walk .thing.lit [data-ref]")
    while not await inner.count():
        await page.evaluate(PLAY, 1)
        await page.wait_for_selector(".bar.mine")
    told = page.get_by_role("note").get_by_text("Not possible")
    moved = page.locator(".bar .primary").or_(page.get_by_role("alert"))
    await inner.first.click()
    await expect(moved.or_(told).first).to_be_visible()
    await asyncio.sleep(1)  # a reason is asked for
    await expect(told).to_have_count(0)


@pytest.mark.platform
async def test_a_card_that_can_be_laid_and_its_buttons_are_no_question_why_it_cannot(people: People) -> None:
    page = await at_turn(people, "sierra-west", 1, "")
    while not await page.locator(".laying").count():
        await page.evaluate(PLAY, 1)
    await page.locator(".laying-card").first.click(position={"x": 10, "y": 10})
    await asyncio.sleep(1)  # a reason is asked for
    await expect(page.get_by_role("note").get_by_text("Not possible")).to_have_count(0)
    await page.locator(".laying-card .sides button").first.click()
    await expect(page.locator(".laying-card .sides .chosen")).to_have_count(1)
    await asyncio.sleep(1)  # a reason is asked for
    await expect(page.get_by_role("note").get_by_text("Not possible")).to_have_count(0)


@pytest.mark.platform
async def test_what_is_pointed_at_is_told_beside_it_also_after_the_board_is_scrolled(people: People) -> None:
    page = await at_turn(people, "carson-city", **PHONE)
    await page.mouse.move(5, 5)
    await page.locator(".board .thing.lit").first.focus()
    note = page.get_by_role("note")
    before = await note.bounding_box()
    await page.locator(".board").evaluate("(board) => board.scrollBy(0, 40)")
    while await note.bounding_box() == before:
        await asyncio.sleep(0.05)
    await page.locator(".board").evaluate("(board) => board.scrollTo(0, 5000)")
    await expect(note).to_have_count(0)


@pytest.mark.platform
async def test_what_is_told_of_a_thing_is_not_cut_off_on_a_phone_held_sideways(people: People) -> None:
    """Neither of a card that is higher than what is seen of the board."""
    page = await at_turn(people, "sierra-west", width=640, height=360)
    await page.evaluate(PLAY, 3)
    things = page.locator(".board .thing:visible")
    assert await things.count() > 10
    for thing in await things.all():
        await thing.evaluate(UP_TO_THE_EDGE)
        await thing.hover()
        note = page.get_by_role("note")
        if await note.count():
            await expect(note).to_be_in_viewport(ratio=0.99)


UP_TO_THE_EDGE = "(thing) => thing.scrollIntoView({ block: 'end' })"


@pytest.mark.platform
async def test_the_dice_of_a_duel_stay_in_sight_while_it_is_decided(people: People) -> None:
    page = await in_duel(people, **PHONE)
    duel = page.locator(".board .duel")
    await expect(duel).to_be_visible()
    await page.locator(".board").evaluate("(board) => board.scrollTo(0, 600)")
    await expect(duel).to_be_in_viewport(ratio=0.9)


@pytest.mark.platform
async def test_a_duel_leaves_most_of_the_board_free_on_a_phone_held_sideways_and_closes_to_its_heading(
    people: People,
) -> None:
    page = await in_duel(people, width=640, height=360)
    board, duel = page.locator(".board"), page.locator(".board .duel")
    assert await height(duel) < 0.5 * await height(board)
    await duel.locator("summary").click()
    await expect(duel.locator(".duelists")).to_be_hidden()
    assert await height(duel) < 0.3 * await height(board), "two lines, where the name of the spot is a long one"


@pytest.mark.platform
async def test_all_tabs_have_room_on_the_smallest_phone(people: People) -> None:
    """In Spanish, with as many choices as there are."""
    page = await at_turn(people, "carson-city", 2, "ordenadores, ahora", width=320, height=640, language="es-ES")
    await expect(page.get_by_role("tab", name="Opciones (")).to_be_visible()
    await expect(page.locator(".tabs .fold")).to_be_in_viewport(ratio=1)


INK = "getComputedStyle(document.body).color.match(/\\d+/g).map(Number)"


@pytest.mark.platform
async def test_a_result_on_paper_has_the_whole_board_dark_on_white_and_nothing_to_press(people: People) -> None:
    page = await at_turn(people, "tiny-epic-western")
    await page.get_by_title("Light or dark").click()
    await page.get_by_title("Light or dark").click()
    assert min(await page.evaluate(INK)) > 127, "the page is dark"
    assert await page.evaluate(RESIGN) == 200
    await page.get_by_role("region", name="Result").wait_for()
    await page.emulate_media(media="print")
    await page.set_viewport_size({"width": 794, "height": 1123})
    board = page.locator(".board")
    assert await board.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    await expect(page.get_by_role("region", name="Result")).to_contain_text("Every player is out of the game.")
    for shown in await page.locator(".game :is(button, select, input)").all():
        await expect(shown).to_be_hidden()
    await expect(page.locator(".players")).to_be_visible()
    assert max(await page.evaluate(INK)) < 128


UNCOVERED = """(one) => {
  one.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.platform
async def test_a_duel_leaves_room_on_a_small_phone_for_what_is_pointed_at_below_it(people: People) -> None:
    """Where the list of moves and long words leave little to the board, too: it was lower than the duel above it."""
    page = await in_duel(people, width=320, height=640, language="de-DE", seats=1, against="")
    assert await height(page.locator(".board .duel")) < await height(page.locator(".board"))
    assert await page.locator(".mat").first.evaluate("one => getComputedStyle(one).hyphens") == "auto"
    for place in await page.locator(".board .wheel h2").all():
        assert await place.evaluate(UNCOVERED), await place.inner_text()


@pytest.mark.platform
async def test_a_phone_held_sideways_shows_all_tabs_and_a_question_in_two_lines(people: People) -> None:
    page = await at_turn(people, "sierra-west", 2, "ordenadores, ahora", width=640, height=360, language="es-ES")
    while not await page.get_by_role("button", name="Deshacer turno").count():
        await page.evaluate(PLAY, 1)
        await page.wait_for_timeout(100)
    await expect(page.locator(".tabs .fold")).to_be_in_viewport(ratio=1)
    assert await height(page.locator(".bar.mine .asked > p").first) < 3 * 20


@pytest.mark.platform
async def test_a_walk_and_what_it_brings_leave_room_to_the_board_on_a_phone_held_sideways(people: People) -> None:
    page = await at_turn(people, "sierra-west", 1, "", width=844, height=390, language="de-DE")
    foreseen, is_walk = page.locator(".foreseen"), False
    while not is_walk:
        await page.evaluate(PLAY, 1)
        if await page.locator(".board .far").count() and await page.locator(".undo button").count() > 1:
            await page.locator(".board .far").first.click()
            await expect(foreseen.or_(page.locator(".bar .fault")).first).to_be_visible()
            is_walk = await foreseen.count() > 0
    assert await height(page.locator(".board")) > 130


async def in_duel(people: People, **screen: Any) -> Page:
    """Somebody who decides a duel of Tiny Epic Western."""
    page = await at_turn(people, "tiny-epic-western", **screen)
    while not await decides_duel(page):  # a game without one is over: the next
        page = await at_turn(people, "tiny-epic-western", **screen)
    return page


async def height(part: Locator) -> float:
    box = await part.bounding_box()
    assert box
    return box["height"]


async def decides_duel(page: Page) -> bool:
    """Plays until the seat of ``page`` decides a duel; False when the game is over before."""
    while not await page.locator(".end").count():
        if await page.locator(".board .duel").count():
            if await page.locator(".bar.mine").count():  # a duel that others decide may be over at any moment
                return True
            await page.wait_for_timeout(100)
            continue
        fight = page.locator(".choices-list li button", has_text=re.compile("duel", re.IGNORECASE)).first
        if await fight.count():
            await fight.click()
            if await page.locator(".bar .primary:enabled").count():
                await page.locator(".bar .primary:enabled").click()
            await page.wait_for_timeout(300)
        else:
            await page.evaluate(PLAY, 1)
    return False


@pytest.mark.platform
async def test_whoever_watches_or_opens_a_finished_game_sees_the_log_and_no_empty_list_of_choices(
    people: People,
) -> None:
    anna = await at_turn(people, "tiny-epic-western")
    await expect(anna.get_by_role("tab", name="Choices")).to_have_attribute("aria-selected", "true")
    wes = await people.come("Wes", anna.url)
    await expect(wes.locator(".log")).to_contain_text("Round 1 begins")
    assert await anna.evaluate(RESIGN) == 200
    await anna.reload()
    await expect(anna.locator(".log")).to_contain_text("Round 1 begins")


@pytest.mark.platform
async def test_the_log_marks_a_line_for_every_move_that_is_looked_at(people: People) -> None:
    """Also for one that says nothing, as the end of a phase: the line before it."""
    page = await at_turn(people, "sierra-west")
    await page.evaluate(PLAY, 3)
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(OPEN_LOG)
    slider = page.get_by_label("Moves of the game")
    while not (silent := await silent_moves(page)):
        assert not await page.locator(".end").count(), "every move of the game says something"
        await page.get_by_role("tab", name="Choices").click()
        await page.evaluate(PLAY, 1)
        await page.evaluate(OPEN_LOG)
    for version in silent:
        await slider.fill(str(version))
        await expect(page.locator(".log .here .version")).to_have_text(str(await told_before(page, version)))


async def silent_moves(page: Page) -> list[int]:
    """The versions, from the first that is told on, that the log says nothing of."""
    told = await told_moves(page)
    return sorted({*range(told[0], told[-1])} - {*told})


async def told_before(page: Page, version: int) -> int:
    return max(one for one in await told_moves(page) if one < version)


async def told_moves(page: Page) -> list[int]:
    return [int(text) for text in await page.locator(".log .version").all_inner_texts()]
