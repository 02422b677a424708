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
