"""A user of another platform opens the link to a seat and plays, without becoming a guest here."""

import json
import os
import subprocess
import sys
from uuid import uuid4

import httpx
import pytest
from playwright.async_api import Page, Request, expect

from sagebrush_host.platform import Platform
from tests.web.conftest import People
from tests.web.test_play import PLAY


@pytest.fixture
def link(site: Platform) -> str:
    """The link to the first seat of a game against a computer, which an application created."""
    name = f"club-{uuid4().hex[:8]}"
    done = subprocess.run(
        [sys.executable, "-m", "sagebrush_cli", "app", "create", name, "--json"],
        env={**os.environ, "SAGEBRUSH_DATA_DIR": str(site.place.root)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    headers = {"Authorization": f"Bearer {json.loads(done.stdout)['key']}", "Idempotency-Key": name}
    seats = [{"user": "u-17", "name": "Anna"}, {"opponent": {"name": "random"}}]
    game = {"title": "carson-city", "edition": "2009", "seats": seats, "name": "Friday at the club"}
    made = httpx.post(f"{site.url}/v1/games", json={"games": [game]}, headers=headers).json()["games"]
    address: str = made[0]["seats"][0]["link"]
    return address


@pytest.mark.platform
async def test_a_link_opens_the_seat_and_its_token_is_sent_in_a_header_alone(people: People, link: str) -> None:
    urls: list[str] = []

    def note(request: Request) -> None:
        urls.append(request.url)

    page: Page = await people.open(link, note)
    await page.wait_for_selector(".bar.mine")
    assert "sbs_" not in page.url and page.url.split("#")[1].startswith("/seat/")
    await page.evaluate(PLAY, 3)
    await page.reload()
    await page.wait_for_selector(".game")
    token = link.rsplit("/", 1)[1]
    assert urls and not any(token in url for url in urls)


@pytest.mark.platform
async def test_a_link_whose_token_has_ended_says_so(people: People, link: str) -> None:
    page = await people.open(link[:-4] + "AAAA", lambda request: None)
    await expect(page.get_by_role("alert")).to_contain_text("Open the link to this seat again")
    await page.goto(link)  # the one that is good, in the same tab
    await page.wait_for_selector(".bar.mine")


@pytest.mark.platform
async def test_an_address_of_a_seat_without_its_secret_asks_for_the_link_again(people: People, link: str) -> None:
    page = await people.open(link.rsplit("/", 1)[0], lambda request: None)
    await expect(page.get_by_role("alert")).to_contain_text("Open the link to this seat again")
    await page.goto(link)
    await page.wait_for_selector(".bar.mine")
