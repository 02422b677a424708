"""Somebody clicks twice, presses a key twice, or presses one while a move is on its way."""

import asyncio

import pytest
from playwright.async_api import Locator, Page, Route, expect

from tests.web.conftest import People
from tests.web.test_house import two_friends
from tests.web.test_in_sight import RESIGN
from tests.web.test_play import PLAY, open_table

NOTE = """() => {
  const ask = window.fetch;
  window.asked = [];
  window.fetch = (path, options) => {
    if (options.method && options.method !== 'GET') window.asked.push(path);
    return ask(path, options);
  };
}"""
"""Notes from now on what the page asks the server to do."""


async def click_again(page: Page, x: float, y: float) -> None:
    """The second click of a double click."""
    await page.mouse.move(x, y)
    await page.mouse.down(click_count=2)
    await page.mouse.up(click_count=2)


async def middle(thing: Locator) -> tuple[float, float]:
    await thing.scroll_into_view_if_needed()
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def asked(page: Page) -> list[str]:
    """The last parts of the paths."""
    return [path.rsplit("/", 1)[1] for path in await page.evaluate("window.asked") if "dry-run" not in path]


async def hold(page: Page, path: str) -> asyncio.Event:
    """Requests to ``path`` are held from now on, until this event."""
    late = asyncio.Event()

    async def wait(route: Route) -> None:
        await late.wait()
        await route.continue_()

    await page.route(path, wait)
    return late


@pytest.mark.platform
async def test_a_name_that_is_sent_twice_is_one_guest(people: People, host: str) -> None:
    page = await people.open(host, lambda request: None)
    await page.evaluate(NOTE)
    late = await hold(page, "**/v1/guests")
    await page.fill("input", "Anna")
    for _ in range(2):
        await page.keyboard.press("Enter")
    late.set()
    await page.wait_for_selector(".titles")
    assert await asked(page) == ["guests"]


@pytest.mark.platform
async def test_who_clicks_twice_to_sit_down_sits(people: People) -> None:
    """The second click meets what stands in the place of the button by then."""
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 3, "friends, by link")
    bill = await people.come("Bill", link=await anna.locator("input[readonly]").input_value())
    free = bill.get_by_role("button", name="Sit here").first
    x, y = await middle(free)
    await bill.evaluate(NOTE)
    await free.click()
    await expect(bill.get_by_role("button", name="Stand up")).to_be_visible()
    await click_again(bill, x, y)
    assert await asked(bill) == ["join"]


@pytest.mark.platform
async def test_a_host_who_clicks_twice_seats_one_computer_and_swaps_once(people: People) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 3, "friends, by link")
    computer = anna.get_by_role("button", name="Computer", exact=True)
    x, y = await middle(computer.first)
    await anna.evaluate(NOTE)
    await computer.first.click()
    await expect(computer).to_have_count(1)
    await click_again(anna, x, y)
    swap = anna.get_by_role("button", name="Swap with the next seat").first
    x, y = await middle(swap)
    await swap.click()
    await expect(anna.locator(".seats li").first).to_contain_text("computer")
    await click_again(anna, x, y)
    assert await asked(anna) == ["opponents", "swap"]


@pytest.mark.platform
async def test_a_double_click_in_the_list_makes_one_move(people: People) -> None:
    """The second click meets another move in the same place."""
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 1, "")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(NOTE)
    version = page.locator(".time input")
    met = 0
    while not met:
        await page.wait_for_selector(".board[aria-busy=false]")
        before, made = await version.get_attribute("max"), len(await asked(page))
        x, y = await middle(page.locator(".choices-list li button").first)
        await page.locator(".choices-list li button").first.click()
        if await page.get_by_role("button", name="Do it").count():
            await page.get_by_role("button", name="Do it").click()
            await expect(version).not_to_have_attribute("max", before or "")
            continue
        await expect(version).not_to_have_attribute("max", before or "")
        await page.wait_for_selector(".board[aria-busy=false]")
        met = await page.evaluate("([x, y]) => +!!document.elementFromPoint(x, y).closest('.choices-list li')", [x, y])
        await click_again(page, x, y)
        assert len(await asked(page)) == made + 1
        await expect(page.get_by_role("button", name="Do it")).to_have_count(0)


async def play_until(page: Page, *names: str) -> Locator:
    """Moves until there is a button of each of these names; the first of them."""
    buttons = [page.get_by_role("button", name=name, exact=True) for name in names]
    await page.wait_for_selector(".bar.mine")
    while not all([await button.count() for button in buttons]):
        await page.evaluate(PLAY, 1)
        await page.wait_for_selector(".bar.mine")
    return buttons[0]


@pytest.mark.platform
async def test_a_double_click_does_not_pass_the_turn(people: People) -> None:
    """That cannot be taken back, so it takes a second click, which is thought about."""
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 2, "computers, now")
    passing = await play_until(page, "Pass turn")
    await page.evaluate(NOTE)
    x, y = await middle(passing)
    await passing.click()
    await expect(page.get_by_role("button", name="Do it")).to_be_visible()
    await click_again(page, x, y)
    assert await asked(page) == []
    await page.get_by_role("button", name="Do it").click()
    await expect(page.get_by_role("button", name="Do it")).to_have_count(0)


@pytest.mark.platform
async def test_a_key_that_is_held_presses_once(people: People) -> None:
    """Neither is a turn passed that was only to be looked at, nor more than a step taken back."""
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 1, "")
    passing = await play_until(page, "Pass turn", "Undo turn")
    await page.evaluate(NOTE)
    await passing.focus()
    await page.keyboard.down("Enter")
    await expect(page.get_by_role("button", name="Do it")).to_be_focused()
    await page.keyboard.down("Enter")
    await page.keyboard.up("Enter")
    assert await asked(page) == []
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    version = page.locator(".time input")
    before = int(await version.get_attribute("max") or 0)
    await page.keyboard.down("u")
    await expect(version).to_have_attribute("max", str(before + 1))
    await page.wait_for_selector(".board[aria-busy=false]")
    await page.keyboard.down("u")
    await page.keyboard.up("u")
    assert await asked(page) == ["commands"]


@pytest.mark.platform
async def test_escape_does_not_hide_a_move_that_is_on_its_way(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.locator(".choices-list li button").first.click()
    late = await hold(page, "**/commands")
    await page.get_by_role("button", name="Do it").click()
    await expect(page.get_by_role("button", name="Sent…")).to_be_visible()
    await page.keyboard.press("Escape")
    assert await page.get_by_role("button", name="Sent…").count() == 1
    late.set()
    await expect(page.get_by_role("button", name="Sent…")).to_have_count(0)


@pytest.mark.platform
async def test_a_second_enter_in_the_search_takes_no_other_move(people: People) -> None:
    """What was searched for has been done, so nothing is searched for."""
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    version = page.locator(".time input")
    before = await version.get_attribute("max") or ""
    await page.keyboard.press("/")
    await page.keyboard.type("e1")
    await page.keyboard.press("Enter")
    confirm = page.locator(".bar .primary:focus")  # where the next player is asked after it
    await expect(confirm.or_(page.locator(f".time input:not([max='{before}'])"))).to_be_visible()
    if await confirm.count():
        await page.keyboard.press("Enter")
    await expect(version).not_to_have_attribute("max", before)
    await page.wait_for_selector(".bar.mine")
    await expect(page.locator("#find")).to_have_value("")
    await page.evaluate(NOTE)
    await page.keyboard.press("/")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    assert await asked(page) == []


@pytest.mark.platform
async def test_a_seat_that_is_offered_twice_at_once_is_offered_once(people: People) -> None:
    """The second offer would end the first one, whose link may be what is shown."""
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_text("Leave or end").click()
    late = await hold(page, "**/offer")
    await page.evaluate(NOTE)
    offer = page.get_by_role("button", name="Offer the seat by a link")
    await offer.focus()
    for _ in range(2):
        await page.keyboard.press("Enter")
    assert await asked(page) == ["offer"]
    await expect(offer).to_be_disabled()
    late.set()
    await expect(page.get_by_role("button", name="Withdraw the offer")).to_be_visible()


@pytest.mark.platform
async def test_nothing_about_a_seat_is_asked_in_vain_while_a_move_is_on_its_way(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="Resign", exact=True).click()
    resign, away = [page.get_by_role("button", name=name) for name in ("Yes, resign for good", "Let a computer play")]
    await expect(resign).to_be_enabled()
    late = await hold(page, "**/commands")
    await page.locator(".choices-list li button").first.click()
    confirm, busy = page.get_by_role("button", name="Do it"), page.locator(".board[aria-busy=true]")
    await expect(confirm.or_(busy)).to_be_visible()
    if await confirm.count():
        await confirm.click()
    for button in (resign, away):
        await expect(button).to_be_disabled()
    late.set()
    await expect(resign).to_be_enabled()


@pytest.mark.platform
async def test_a_double_click_opens_no_branch_before_somebody_has_said_who_may_look_on(people: People) -> None:
    page = await people.come("Anna", width=390, height=844)
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    assert await page.evaluate(RESIGN) == 200
    await page.get_by_role("region", name="Result").wait_for()
    await page.get_by_role("button", name="One move back").click()
    await page.get_by_role("button", name="Play on from here").click()
    send = page.get_by_role("button", name="Open the table")
    x, y = await middle(send)
    await page.evaluate(NOTE)
    await click_again(page, x, y)
    assert await asked(page) == []
    await send.click()
    await expect(page.get_by_role("heading", name="A branch", exact=True)).to_be_visible()


@pytest.mark.platform
async def test_a_host_who_presses_twice_puts_a_player_out_once_and_ends_a_game_once(people: People) -> None:
    """Until the server has refused it: then he may press again."""
    anna, _bob = await two_friends(people)
    await anna.clock.set_fixed_time(2**32 * 1000)
    ways = (
        ("**/seats/1", anna.get_by_role("button", name="Play on without Bob"), anna.locator(".bar [role=alert]")),
        ("**/tables/*", anna.get_by_role("button", name="End the game", exact=True), anna.locator(".host-end .fault")),
    )
    await anna.get_by_text("Leave or end").click()
    await anna.get_by_role("button", name="End the game for all").click()
    await anna.evaluate(NOTE)
    for sent, (path, button, refused) in enumerate(ways):
        late = await hold(anna, path)
        await button.focus()
        for _ in range(2):
            await anna.keyboard.press("Enter")
        assert len(await asked(anna)) == sent + 1
        await expect(button).to_be_disabled()
        late.set()
        await expect(refused).to_be_visible()
    await expect(button).to_be_enabled()


CHOOSES = ".board .thing.lit[role=button]"


async def point_at_one(page: Page) -> str:
    """Points at things until a move is ready that is not made at once; the thing that is chosen then."""
    ready, version = page.get_by_role("button", name="Do it"), page.locator(".time input")
    while not await ready.count():
        await page.wait_for_selector(".bar.mine")
        before = await version.get_attribute("max")
        await page.mouse.click(*await middle(page.locator(CHOOSES).first))
        await expect(ready.or_(page.locator(f".time input:not([max='{before}'])"))).to_be_visible()
    return await page.locator(".board .thing.chosen").get_attribute("data-ref") or ""


@pytest.mark.platform
async def test_a_double_click_on_the_board_makes_one_choice_and_a_second_click_another_one(people: People) -> None:
    """Whatever lies under the pointer by the second half of it, the same thing or another one."""
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    one = page.locator(f".board [data-ref='{await point_at_one(page)}']")
    chosen = page.locator(".board .thing.chosen")
    await click_again(page, *await middle(one))
    await page.wait_for_timeout(200)
    assert await chosen.count() == 1
    await page.get_by_role("button", name="Cancel").click()
    await expect(chosen).to_have_count(0)
    await click_again(page, *await middle(page.locator(CHOOSES).nth(1)))
    await page.wait_for_timeout(200)
    assert await chosen.count() == 0
    for count in (1, 0):
        await page.mouse.click(*await middle(one))
        await expect(chosen).to_have_count(count)
