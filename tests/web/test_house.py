"""What a table agrees on, and what its players do with it: terms, plans, absence, ends with a reason, another game."""

import asyncio
import re

import pytest
from playwright.async_api import Page, Route, expect

from tests.patience import PATIENCE
from tests.web.conftest import People
from tests.web.test_play import PLAY, open_table


async def two_friends(people: People) -> tuple[Page, Page]:
    """Anna, who opened the table with terms of absence, and Bob, who read them and sat down; the game has started."""
    anna = await people.come("Anna")
    await anna.click(".title.tiny-epic-western")
    await anna.locator("[name=seats]").select_option("2")
    await anna.get_by_text("When somebody stays away").click()
    await anna.locator("[name=remove_after]").select_option(label="an hour")
    await anna.locator("[name=end_after]").select_option(label="7 days")
    await anna.locator("[name=abandoned]").select_option("absent-lose")
    await open_table(anna, "tiny-epic-western", 2, "friends, by link")
    await anna.wait_for_selector(".waiting")
    bob = await people.come("Bob", anna.url)
    await expect(bob.locator("ul.terms")).to_contain_text("If the game waits an hour for somebody")
    await expect(bob.locator("ul.terms")).to_contain_text("the player it waits for loses")
    when = bob.get_by_text("The host starts the game once every seat is taken.")
    await expect(when).to_be_visible()
    await bob.get_by_role("button", name="Sit here").click()
    await expect(bob.get_by_text("Waiting for the host to start.")).to_be_visible()
    await expect(when).to_have_count(0)
    await anna.get_by_role("button", name="Start the game").click()
    await bob.wait_for_selector(".game")
    await anna.wait_for_selector(".game")
    return anna, bob


async def until_asked(*pages: Page) -> tuple[Page, Page]:
    """Plays the first decisions until one of two players alone is asked for a posse: who waits, and who is asked."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for page, other in (pages, pages[::-1]):
                asked = await page.locator(".bar.mine").all_inner_texts()
                if asked and "Place a posse" in asked[0]:
                    return other, page
                if asked:
                    await page.evaluate(PLAY, 1)
            await pages[0].wait_for_timeout(50)


async def arm(page: Page) -> None:
    """Chooses what waits for a second click; a first move after which the same seat decides again needs none."""
    async with asyncio.timeout(PATIENCE):
        while not await page.get_by_role("button", name="Do it").count():
            await page.locator(".choices-list li button").first.click()
            await page.wait_for_timeout(200)


@pytest.mark.platform
async def test_friends_plan_leave_vote_agree_and_play_again(people: People) -> None:
    waiting, asked = await until_asked(*await two_friends(people))
    await asked.evaluate(PLAY, 1)
    waiting, asked = await until_asked(waiting, asked)

    await waiting.get_by_role("button", name="Plan your answer").click()
    await waiting.locator(".choices-list li button").last.click()
    sentence = await waiting.locator(".bar.planning .asked p").first.inner_text()
    await waiting.get_by_label("Unless this happens").select_option(index=3)
    await waiting.get_by_label("As long as nothing changes for").select_option(index=1)
    await waiting.get_by_role("button", name="Plan it").click()
    await expect(waiting.locator(".plan li")).to_contain_text("as long as nothing changes for")
    await waiting.reload()
    await expect(waiting.locator(".plan li")).to_contain_text("when you are asked:")
    await expect(waiting.locator(".plan li")).to_contain_text(sentence)
    await waiting.get_by_role("button", name="Cancel the plan").click()
    await expect(waiting.locator(".plan li")).to_have_count(0)

    await waiting.clock.set_fixed_time(2**32 * 1000)
    await waiting.get_by_role("tab", name="Log").click()
    await waiting.get_by_role("button", name="lay on without").click()
    await expect(waiting.locator(".bar")).to_contain_text("The game has not waited long enough")

    await asked.get_by_text("Leave or end").click()
    await asked.get_by_role("button", name="Let a computer play").click()
    away = waiting.locator(".players .presence")
    await expect(away).to_contain_text("a computer (Casual) plays")
    assert re.search(r"\d\d:\d\d;", await away.inner_text()), "as a British browser writes it"
    await asked.get_by_role("button", name="Come back", exact=True).click()
    await expect(waiting.locator(".players .presence")).to_have_count(0)
    await asked.locator("details.leaving").first.evaluate("details => { details.open = true }")
    await agree_to_end(asked)
    await expect(waiting.locator(".players .presence")).to_contain_text("Asks to end the game.")
    await waiting.get_by_text("Leave or end").click()
    await agree_to_end(waiting)
    for page in (waiting, asked):
        await expect(page.locator(".end")).to_contain_text("All players agreed to end it.")
        if page is asked:
            await expect(page.locator(".end")).to_contain_text("At the table of the next game: ")
        played = page.url
        await page.get_by_role("button", name="Play again", exact=True).click()
        await expect(page.locator(".waiting .seats")).to_contain_text("(you)")
        assert page.url != played
    assert waiting.url == asked.url


async def agree_to_end(page: Page) -> None:
    """At a page whose ways to leave are open."""
    await page.get_by_role("button", name="Agree to end").click()
    await page.get_by_role("button", name="Yes, agree to end").click()


@pytest.mark.platform
@pytest.mark.parametrize("reads", [True, False])
async def test_who_reads_the_log_goes_on_reading_when_asked(people: People, reads: bool) -> None:
    waiting, asked = await until_asked(*await two_friends(people))
    await waiting.get_by_role("tab", name="Log").click()
    if reads:
        await waiting.locator(".log").focus()
    async with asyncio.timeout(PATIENCE):
        while not await waiting.locator(".bar.mine").count():
            if await asked.locator(".bar.mine").count():
                await asked.evaluate(PLAY, 1)
            await asked.wait_for_timeout(100)
    await expect(waiting.locator(".log")).to_have_count(1 if reads else 0)
    await waiting.wait_for_timeout(300)
    assert await waiting.locator(".log").count() == reads


@pytest.mark.platform
async def test_who_reads_old_moves_in_the_log_is_not_led_to_new_ones(people: People) -> None:
    waiting, asked = await until_asked(*await two_friends(people))
    await waiting.set_viewport_size({"width": 1280, "height": 580})
    await waiting.get_by_role("tab", name="Log").click()
    log = waiting.locator(".log")
    newest = waiting.locator(".log li").last
    await expect(newest).to_be_in_viewport()
    await log.evaluate("log => log.scrollTo(0, 0)")
    await expect(log).to_have_class("log back")
    await expect(newest).not_to_be_in_viewport()
    lines = await log.locator("li").count()
    await asked.evaluate(PLAY, 1)
    await expect(log.locator("li")).not_to_have_count(lines)
    assert await log.evaluate("log => log.scrollTop") < 5


@pytest.mark.platform
async def test_a_planned_answer_is_played_when_it_is_asked(people: People) -> None:
    waiting, asked = await until_asked(*await two_friends(people))
    known = {asked}
    while waiting not in known:
        await asked.evaluate(PLAY, 1)
        waiting, asked = await until_asked(waiting, asked)
        known.add(asked)
    await waiting.get_by_role("button", name="Plan your answer").click()
    await waiting.wait_for_selector(".bar.planning")
    if await waiting.locator("[name=question]").count():
        await waiting.locator("[name=question]").select_option(label="Place a posse")
    lit = waiting.locator(".board .thing.lit:not(.chosen)")
    while not await waiting.locator(".bar.planning .primary:enabled").count():
        await lit.first.dispatch_event("click")
    await waiting.get_by_role("button", name="Plan it").click()
    await waiting.wait_for_selector(".plan li")
    ended = waiting.get_by_text("Your plan was played.").or_(waiting.get_by_text("Your plan ended:"))
    async with asyncio.timeout(PATIENCE):
        while not await ended.count():
            if await asked.locator(".bar.mine").count():
                await asked.evaluate(PLAY, 1)
            elif await waiting.locator(".bar.mine").filter(has_not_text="Place a posse").count():
                await waiting.evaluate(PLAY, 1)
            await asked.wait_for_timeout(100)
    await expect(ended.first).to_be_visible()


@pytest.mark.platform
async def test_a_host_says_why_he_ends_the_game(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="End the game for all").click()
    await page.fill("[name=reason]", "We meet on Friday <b>instead</b>.")
    await page.get_by_role("button", name="End the game", exact=True).click()
    await expect(page.locator(".end")).to_contain_text("The host ended it. We meet on Friday <b>instead</b>.")
    await page.get_by_role("tab", name="Log").click()
    await expect(page.locator(".log")).to_contain_text("The host says: We meet on Friday")


@pytest.mark.platform
async def test_a_plan_that_is_sent_twice_is_planned_once(people: People) -> None:
    waiting, asked = await until_asked(*await two_friends(people))
    await asked.evaluate(PLAY, 1)
    waiting, asked = await until_asked(waiting, asked)
    sent: list[str | None] = []
    late = asyncio.Event()

    async def hold(route: Route) -> None:
        sent.append(route.request.post_data)
        await late.wait()
        await route.continue_()

    await waiting.route("**/plan", hold)
    await waiting.get_by_role("button", name="Plan your answer").click()
    await waiting.locator(".choices-list li button").last.click()
    plan = waiting.get_by_role("button", name="Plan it")
    await plan.focus()
    for _ in range(2):
        await waiting.keyboard.press("Enter")
    await expect(plan).to_be_disabled()
    late.set()
    await expect(waiting.get_by_text("Nobody else sees it.")).to_be_visible()
    await expect(waiting.get_by_role("alert")).to_have_count(0)
    assert len([body for body in sent if body]) == 1


@pytest.mark.platform
async def test_a_late_answer_about_plans_leaves_the_choice_of_whose_turn_it_is_alone(people: People) -> None:
    waiting, asked = await until_asked(*await two_friends(people))
    await asked.evaluate(PLAY, 1)
    waiting, asked = await until_asked(waiting, asked)
    begun, late = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        answer = await route.fetch()
        begun.set()
        await late.wait()
        await route.fulfill(response=answer)

    about_plans = re.compile(r"/view\?legal=true&at=")
    await waiting.route(about_plans, hold)
    await waiting.get_by_role("button", name="Plan your answer").click()
    await begun.wait()
    await asked.evaluate(PLAY, 1)
    await until_asked(waiting, asked)
    await arm(waiting)
    async with waiting.expect_response(about_plans):
        late.set()
    await waiting.wait_for_timeout(200)
    await waiting.get_by_role("button", name="Do it").click(timeout=5000)
    await expect(waiting.get_by_role("button", name="Do it")).to_have_count(0)
    await expect(waiting.locator(".bar.planning")).to_have_count(0)
