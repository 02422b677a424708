"""A platform is found, or made for one command."""

import httpx
import pytest

from sagebrush_cli.client.local_platform import with_platform

NOWHERE = "http://127.0.0.1:1"


@pytest.mark.platform
def test_a_platform_is_started_when_none_answers_and_the_next_time_it_is_found() -> None:
    seen: list[str] = []

    def use(url: str) -> None:
        assert httpx.get(f"{url}/readyz").text == "ready"
        seen.append(url)
        if len(seen) == 1:
            with_platform(url, use)

    with_platform(NOWHERE, use)
    assert len(seen) == 2
    assert seen[0] == seen[1] != NOWHERE
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{seen[0]}/healthz")
