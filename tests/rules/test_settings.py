"""RulesSettings: read from the environment, the rest as it is by default."""

import pytest

from sagebrush_process.settings import SettingsError
from sagebrush_rules.settings import RulesSettings


def test_a_variable_is_a_setting_and_the_rest_stays_as_it_is() -> None:
    settings = RulesSettings.from_environment(
        {"SAGEBRUSH_RULES_HOT_GAMES": "8", "SAGEBRUSH_CONTENT": "", "HOME": "/root"}
    )
    assert settings == RulesSettings(rules_hot_games=8)


@pytest.mark.parametrize("text", ["soon", "0", "-1"])
def test_what_is_no_time_is_refused_by_name(text: str) -> None:
    with pytest.raises(SettingsError, match="SAGEBRUSH_RULES_CALL_SECONDS"):
        RulesSettings.from_environment({"SAGEBRUSH_RULES_CALL_SECONDS": text})
