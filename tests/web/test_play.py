"""People play in a real browser."""

import asyncio
import re

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import CDPSession, Download, Page, expect

from tests.web.conftest import People

TITLES = {"carson-city": "Carson City", "tiny-epic-western": "Tiny Epic Western", "sierra-west": "Sierra West"}

SETTLED = """
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const version = () => document.querySelector('.time input').max;
  const isBusy = () => document.querySelector('.board[aria-busy=true]');
  const settled = async (before) => {
    for (let waited = 0; (version() === before || isBusy()) && waited < 500; waited += 1) {
      document.querySelector('.bar .primary:not(:disabled)')?.click();
      await pause(10);
    }
  };"""
"""Confirms a move where it must be confirmed, until it is a commit; others may have moved before it."""

PLAY = f"""async (moves) => {{{SETTLED}
  for (let made = 0; made < moves && !document.querySelector('.end');) {{
    const choices = document.querySelectorAll('.choices-list li button');
    if (!choices.length) {{ await pause(20); continue; }}
    const before = version();
    choices[made * 7 % choices.length].click();
    await settled(before);
    made += 1;
  }}
  return document.querySelector('.end')?.innerText ?? '';
}}"""
"""Plays so many moves of the list; the words of the result, if there is one."""

POINT = f"""async (moves) => {{{SETTLED}
  let made = 0;
  for (let tried = 0; tried < 400 && made < moves; tried += 1) {{
    if (document.querySelector('.bar .primary')) {{ await settled(version()); made += 1; }}
    const lit = isBusy() ? [] : [...document.querySelectorAll('.board .thing.lit:not(.chosen)')];
    const before = version();
    if (lit.length) lit[(tried * 13) % lit.length].dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
    await pause(40);
    if (lit.length && version() !== before) made += 1;
  }}
  return made;
}}"""
"""Plays by pointing at what is lit on the board alone."""


OTHER_PROMISE = """() => {
  const key = Object.keys(localStorage).find((one) => one.startsWith('sagebrush.promise.'));
  localStorage.setItem(key, localStorage.getItem(key).replace(/[0-9a-f]{64}/, '0'.repeat(64)));
}"""
"""The table had shown another commitment."""

OPEN_LOG = """async () => {
  for (let tried = 0; tried < 600 && !document.querySelector('.log:focus-within'); tried += 1) {
    document.querySelector('[role=tab][data-tab=log]').click();
    await new Promise((done) => setTimeout(done, 50));
    document.querySelector('.log')?.focus();
  }
}"""


async def open_log(page: Page) -> None:
    """Opens the log and puts the focus in it, so that it stays open whoever moves."""
    await page.evaluate(OPEN_LOG)
    await expect(page.locator(".log .version").first).to_be_attached()


async def open_table(page: Page, title: str, seats: int, against: str) -> None:
    """Opens a table in the lobby."""
    await page.click(f".title.{title}")
    await page.locator("[name=seats]").select_option(str(seats))
    if seats > 1:
        await page.locator("[name=against]").select_option(label=against)
    await page.click(".choices button.primary")


@pytest.mark.platform
async def test_somebody_plays_against_a_computer_until_the_end(people: People) -> None:
    """Of one title: whole games of each are played by mouse and by keyboard in test_whole_games."""
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".game")
    result = await page.evaluate(PLAY, 2000)
    assert "1." in result and "points" in result
    await bars_are_as_long_as_points(page)
    await page.click("text=Check the dice")
    await expect(page.get_by_role("status").last).to_contain_text("checked and is right")
    await expect(page.get_by_role("status").last).to_contain_text("are those that the table promised before the game")
    await page.evaluate(OTHER_PROMISE)
    await page.click("text=Check the dice")
    await expect(page.get_by_role("status").last).to_contain_text("are not those that the table promised")
    await a_file_that_cannot_be_had_is_not_saved(page)
    if not await page.locator(".log .why").count():
        await page.get_by_role("tab", name="Log").click()
    await page.route("**/frames?thoughts=true*", lambda route: route.fulfill(status=500, json={"code": "internal"}))
    await page.locator(".log .why").last.click()
    await expect(page.get_by_role("alert")).to_contain_text("The server answered 500")
    await page.unroute("**/frames?thoughts=true*")
    await page.locator(".log .why").last.click()
    await expect(page.locator(".thought")).to_contain_text("Played at")
    played = page.url
    await page.get_by_role("button", name="Play again", exact=True).click()
    await expect(page.locator(".end")).to_have_count(0)
    await page.evaluate(PLAY, 1)
    assert page.url != played


async def a_file_that_cannot_be_had_is_not_saved(page: Page) -> None:
    saved: list[Download] = []
    page.on("download", lambda download: saved.append(download))
    problem = {"code": "unavailable", "title": "The service is not available"}
    await page.route("**/export", lambda route: route.fulfill(status=503, json=problem))
    await page.get_by_role("button", name="Save the game").click()
    await expect(page.get_by_role("status").last).to_contain_text("The service is not available")
    await page.unroute("**/export")
    assert saved == []
    async with page.expect_download():
        await page.get_by_role("button", name="Save the game").click()


BARS = """(cells) => cells.map((cell) => {
  const bar = cell.querySelector('.bar-of').getBoundingClientRect().width;
  return [cell.cellIndex, Math.abs(Number(cell.querySelector('.part-points').innerText)), bar];
})"""
"""Of each cell of the table of points: its column, the points and the length of the bar."""


async def bars_are_as_long_as_points(page: Page) -> None:
    cells = await page.locator(".breakdown tbody td").evaluate_all(BARS)
    for column in {column for column, _, _ in cells}:
        bars = [(points, length) for at, points, length in cells if at == column]
        most, longest = max(bars)
        assert most > 0 and all(abs(length - longest * points / most) < 1 for points, length in bars), bars


@pytest.mark.platform
async def test_who_lost_to_the_rival_has_no_longer_bar_than_the_points_against_those_of_the_rival(
    people: People,
) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 1, "")
    await page.wait_for_selector(".game")
    result = await page.evaluate(PLAY, 2000)
    rival = re.search(r"The Rival has (-?\d+) points", result)
    own = re.search(r"(-?\d+) points?", result)
    assert rival and own
    mine, theirs = int(own[1]), int(rival[1])
    width = await page.locator(".end .points").evaluate("bar => Number.parseFloat(bar.style.width)")
    assert width == pytest.approx(42 * max(0, mine) / max(1, mine, theirs), abs=0.01)


@pytest.mark.platform
async def test_a_game_alone_begins_at_once(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 1, "")
    await page.wait_for_selector(".game")
    await expect(page.locator(".players")).to_contain_text("The Rival")
    await page.evaluate(PLAY, 5)


@pytest.mark.platform
async def test_a_friend_comes_by_the_link_and_both_see_the_same_table(people: People) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 2, "friends, by link")
    await anna.wait_for_selector(".waiting")
    bill = await people.come("Bill", link=await anna.locator("input[readonly]").input_value())
    await bill.click("text=Sit here")
    await anna.click("text=Start the game")
    for page in (anna, bill):
        await page.wait_for_selector(".game")
    for _ in range(4):
        await (await asked(anna, bill)).evaluate(PLAY, 1)
    moves = await anna.locator(".time input").get_attribute("max")
    await expect(bill.locator(".time input")).to_have_attribute("max", moves or "")


async def asked(*pages: Page) -> Page:
    """The page whose player is asked, as soon as it knows that the others have moved."""
    while True:
        for page in pages:
            if await page.locator(".bar.mine").count():
                return page
        await asyncio.sleep(0.05)


@pytest.mark.platform
async def test_a_move_can_be_made_by_pointing_at_the_map(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".game")
    await page.wait_for_selector(".bar.mine")
    assert await page.evaluate(POINT, 3) >= 3


@pytest.mark.platform
async def test_a_reload_keeps_the_seat(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.reload()
    await page.wait_for_selector(".bar.mine")


@pytest.mark.platform
async def test_a_game_that_cannot_be_loaded_is_asked_for_until_it_is_there(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".game")
    await page.route("**/view?legal=true", lambda route: route.abort())
    await page.reload()
    await expect(page.get_by_role("alert")).to_have_text("No connection; trying again.")
    await page.unroute("**/view?legal=true")
    await page.wait_for_selector(".game")


@pytest.mark.platform
async def test_the_past_can_be_looked_at_and_nothing_can_be_moved_there(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    assert await page.locator(".why").count() == 0, "nobody asks a computer while it plays"
    await page.click("[aria-label='One move back']")
    await expect(page.locator(".bar")).to_contain_text("You are looking at move")
    assert await page.locator(".board .thing.lit").count() == 0
    assert await page.locator(".choices-list li button").count() == 0
    await page.get_by_role("button", name="Now", exact=True).click()
    await expect(page.locator(".bar")).not_to_contain_text("You are looking at move")


@pytest.mark.platform
async def test_a_step_of_sierra_west_can_be_taken_back(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 1, "")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 1)
    while not await page.get_by_role("button", name="Undo", exact=True).count():
        await page.evaluate(PLAY, 1)
    before = await page.locator(".time input").get_attribute("max")
    await page.get_by_role("button", name="Undo", exact=True).click()
    await expect(page.locator(".time input")).to_have_attribute("max", str(int(before or 0) + 1))


@pytest.mark.platform
async def test_cards_are_laid_by_dragging_and_both_paths_are_drawn_before_they_are_walked(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 1, "")
    await page.wait_for_selector(".bar.mine")
    while not await page.locator(".laying").count():
        await page.evaluate(PLAY, 1)
    cards, paths = page.locator(".plan-card"), page.locator(".laying .path")
    moves = await page.locator(".time input").get_attribute("max")
    await cards.nth(0).drag_to(page.locator("[data-slot='2']"))
    await expect(page.locator("[data-slot='2'] strong")).not_to_have_text("drop a card here")
    await expect(paths).to_have_count(2)
    await expect(paths.first).to_contain_text("…")
    planned = await paths.first.locator("> div:not(.start)").all_inner_texts()
    await cards.nth(1).drag_to(page.locator("[data-slot='0']"))
    confirm, walked = page.get_by_role("button", name="Do it"), page.locator(".walk .path.green").first
    await expect(confirm).to_be_visible()
    await expect(page.locator(".path.green", has_text="…")).to_have_count(0)
    assert await page.locator(".time input").get_attribute("max") == moves, "both paths are looked at first"
    await confirm.click()
    await expect(page.locator(".time input")).not_to_have_attribute("max", moves or "")
    steps = await walked.locator("> div:not(.start)").all_inner_texts()
    known = [(at, icon) for at, icon in enumerate(planned) if icon != "…"]
    assert known and all(steps[at].startswith(icon) for at, icon in known)


@pytest.mark.platform
async def test_a_finger_drags_a_card_to_its_place_on_a_phone(people: People) -> None:
    page = await people.come("Anna", width=390, height=844)
    await open_table(page, "sierra-west", 1, "")
    await page.wait_for_selector(".bar.mine")
    while not await page.locator(".laying").count():
        await page.evaluate(PLAY, 1)
    card, slot = page.locator(".plan-card").last, page.locator("[data-slot='1']")
    await card.evaluate("(card) => card.scrollIntoView({ block: 'start' })")  # both are in sight then
    start, end = await card.locator(".grip").bounding_box(), await slot.bounding_box()
    assert start and end
    finger = await page.context.new_cdp_session(page)
    way = [(start["x"] + 20, start["y"] + 5), (end["x"] + 20, end["y"] + 15)]
    await touch(finger, "touchStart", *way[0])
    for part in (0.2, 0.6, 1.0):
        await touch(finger, "touchMove", *[begin + part * (stop - begin) for begin, stop in zip(*way, strict=True)])
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(slot.locator("strong")).not_to_have_text("drop a card here")


async def touch(finger: CDPSession, kind: str, x: float, y: float) -> None:
    await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


@pytest.mark.platform
async def test_the_focus_goes_to_the_confirmation_for_keys_and_stays_for_the_mouse(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    await page.wait_for_selector(".bar.mine")
    confirm = page.get_by_role("button", name="Do it")
    await page.mouse.move(5, 5)
    await page.locator(".choices-list li button").first.click()
    if await confirm.count():
        await expect(confirm).not_to_be_focused()
        await page.keyboard.press("Escape")
        await page.locator(".choices-list li button").first.focus()
        await page.keyboard.press("Enter")
        await expect(confirm).to_be_focused()


@pytest.mark.platform
async def test_a_move_can_be_made_with_the_keyboard_alone(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    before = await page.locator(".time input").get_attribute("max")
    await page.locator(".board .thing.lit").first.focus()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    confirm, moved = page.locator(".bar .primary:enabled"), page.locator(f".time input:not([max='{before}'])")
    await expect(confirm.or_(moved).first).to_be_attached()
    if await confirm.count():  # of two parcels in a row, the first can be taken back
        await confirm.focus()
        await page.keyboard.press("Enter")
    await expect(moved).to_be_attached()


@pytest.mark.platform
async def test_the_focus_stays_at_the_table_when_what_had_it_goes_with_the_move(people: People) -> None:
    """A place that can be chosen no more can have no focus: it is on the board, beside what can be chosen next."""
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.keyboard.press("b")
    place = await page.locator(".board .thing:focus").get_attribute("data-ref")
    await page.keyboard.press("Enter")
    taken, confirm = page.locator(f".board [data-ref='{place}']:not(.lit)"), page.get_by_role("button", name="Do it")
    await expect(taken.or_(confirm).first).to_be_attached()  # who is the last to choose confirms it
    if await confirm.count():
        await page.keyboard.press("Enter")
    await expect(taken).to_be_attached()
    await expect(page.locator(".board:focus")).to_be_attached()


@pytest.mark.platform
async def test_a_slash_finds_a_move_and_enter_takes_it_unless_keys_of_one_letter_are_turned_off(people: People) -> None:
    page = await people.come("Anna")
    await page.get_by_label("At a table / finds a move").uncheck()
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.keyboard.press("/")
    await expect(page.locator("#find")).not_to_be_focused()
    await page.evaluate("localStorage.removeItem('sagebrush.preferences')")
    await page.keyboard.press("/")
    await page.keyboard.type("a1")
    await page.keyboard.press("Enter")
    await expect(page.locator(".board [aria-label^='A1,']")).to_have_attribute(
        "aria-label", re.compile("owned by Anna")
    )


@pytest.mark.platform
async def test_keys_act_while_the_slider_has_the_focus(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    slider, find = page.get_by_label("Moves of the game"), page.locator("#find")
    await slider.focus()
    await page.keyboard.press("/")
    await expect(find).to_be_focused()
    await page.keyboard.press("b")  # what is typed is no key
    await expect(find).to_be_focused()
    await expect(find).to_have_value("b")
    await slider.focus()
    await page.keyboard.press("b")
    await expect(page.locator(".board .thing:focus")).to_have_count(1)


@pytest.mark.platform
@pytest.mark.parametrize("title", TITLES)
async def test_a_screen_reader_finds_nothing_amiss(people: People, title: str) -> None:
    page = await people.come("Anna", checks_page=True)
    await page.wait_for_selector(".titles")
    await without_violations(page)
    await open_table(page, title, 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await without_violations(page)
    await page.click(".tabs [data-tab=log]")
    await without_violations(page)
    nameless = "[...document.querySelectorAll('.thing')].filter((one) => !one.getAttribute('aria-label')).length"
    assert await page.evaluate(nameless) == 0


UNHEARD = """() => [...document.querySelectorAll('.board .spot')].flatMap((spot) => {
  const inside = [...spot.querySelectorAll('.crowd [aria-label]')].map((one) => one.getAttribute('aria-label'));
  const building = spot.querySelector('.building-line strong')?.textContent;
  const parts = building ? [...inside, building] : inside;
  const name = spot.getAttribute('aria-label');
  return parts.map((part) => [part, name, name.includes(part)]);
})"""
"""What lies on each space of Tiny Epic Western, the name of the space, and whether it is told there."""


@pytest.mark.platform
async def test_a_screen_reader_hears_what_lies_on_a_space_that_can_be_chosen(people: People) -> None:
    """Such a space is a button, of which the name alone is read."""
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    while not await page.locator(".board .spot .token").count():
        await page.evaluate(PLAY, 1)
        await page.wait_for_selector(".bar.mine")
    heard = await page.evaluate(UNHEARD)
    assert len(heard) >= 4, "there are porches with buildings, and somebody"
    assert [(part, name) for part, name, is_told in heard if not is_told] == []
    porch = page.locator(".board .spot.porch:has(.building-line)").first  # the Sheriff has none, and may lie first
    await porch.hover(position={"x": 3, "y": 3})
    does = await porch.locator(".building-line .small").inner_text()
    await expect(page.locator(".about")).to_contain_text(does)


async def without_violations(page: Page) -> None:
    """What axe-core finds."""
    found = (await Axe().run(page)).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found] == []


@pytest.mark.platform
async def test_a_stale_link_says_so(people: People, host: str) -> None:
    page = await people.come("Anna", link=f"{host}/#/table/00000000000000000000000000")
    await expect(page.get_by_role("alert")).to_contain_text("no such table")


@pytest.mark.platform
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("width", "height"), [(390, 664), (1024, 700), (1920, 1080)])
async def test_the_bar_is_always_in_view(people: People, title: str, width: int, height: int) -> None:
    page = await people.come("Anna", width=width, height=height)
    await open_table(page, title, 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    box = await page.locator(".bar").bounding_box()
    assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height
    assert await page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.platform
async def test_on_a_phone_the_list_makes_room_for_the_board(people: People) -> None:
    page = await people.come("Anna", width=390, height=664)
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    board = page.locator(".board")
    before = await board.bounding_box()
    await page.get_by_role("button", name="Hide the list").click()
    await expect(page.locator(".choices-list")).to_be_hidden()
    after = await board.bounding_box()
    assert before is not None and after is not None and after["height"] > before["height"] + 100
    await page.get_by_role("tab", name="Log").click()
    await expect(page.locator(".log").first).to_be_visible()


@pytest.mark.platform
async def test_no_two_buttons_of_the_bar_say_the_same(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    for _ in range(25):
        texts = await page.locator(".bar .acts button").all_inner_texts()
        assert len(set(texts)) == len(texts), texts
        await page.evaluate(PLAY, 1)
