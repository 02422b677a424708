"""What an operator sets is checked before the gateway starts."""

import pytest

from sagebrush_gateway.settings import GatewaySettings
from sagebrush_process.settings import SettingsError


@pytest.mark.parametrize(
    ("variable", "text"),
    [("HINT_LEVEL", "wizard"), ("TRUSTED_PROXIES", "10.0.0.0/99"), ("METRICS", "9188"), ("LOG_EVERY", "0")],
)
def test_a_setting_that_cannot_be_is_told_at_the_start(variable: str, text: str) -> None:
    with pytest.raises(SettingsError, match=f"SAGEBRUSH_GATEWAY_{variable} cannot be '{text}'"):
        GatewaySettings.from_environment({f"SAGEBRUSH_GATEWAY_{variable}": text})


@pytest.mark.parametrize(
    "url", ["play.example", "play.example:443", "https://", "ftp://play.example", "https://play.example:70000"]
)
def test_links_that_would_lead_nowhere_are_told_at_the_start(url: str) -> None:
    with pytest.raises(SettingsError, match=r"PUBLIC_URL cannot be .*: expected an address such as https://"):
        GatewaySettings.from_environment({"SAGEBRUSH_GATEWAY_PUBLIC_URL": url})


@pytest.mark.parametrize(
    "origin", ["play.example", "https://play.example/", "https://play.example/page", "https://Play.example", ""]
)
def test_an_origin_that_no_browser_sends_is_told_at_the_start(origin: str) -> None:
    with pytest.raises(SettingsError, match=f"'{origin}' is no origin such as https://play.example"):
        GatewaySettings.from_environment({"SAGEBRUSH_GATEWAY_CORS_ORIGINS": f'["https://a.example", "{origin}"]'})


def test_links_may_have_a_port_and_a_path_and_origins_a_port_or_no_host() -> None:
    given = {
        "SAGEBRUSH_GATEWAY_PUBLIC_URL": "https://play.example:8443/games/",
        "SAGEBRUSH_GATEWAY_CORS_ORIGINS": '["http://localhost:3000", "capacitor://localhost", "*", "null"]',
    }
    found = GatewaySettings.from_environment(given)
    assert found.gateway_public_url == "https://play.example:8443/games/"
    assert found.gateway_cors_origins == ["http://localhost:3000", "capacitor://localhost", "*", "null"]
