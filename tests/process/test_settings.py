"""Settings: read from the environment, the rest as it is by default, and a sentence about what cannot be read."""

from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Meta

from sagebrush_process.settings import (
    Address,
    Amount,
    BrokerUrl,
    Port,
    Positive,
    ProcessSettings,
    RecordUrl,
    SettingsError,
    StoreUrl,
)


class Settings(ProcessSettings, frozen=True, kw_only=True):
    folder: Path = Path("var")
    share: Annotated[float, Meta(ge=0, lt=1)] = 0.1
    accepted: Amount | None = None
    origins: list[str] = []  # noqa: RUF012  # msgspec copies it
    port: Port = 8000
    rate: Positive = 1.0
    metrics: Address = ""
    store: StoreUrl = "redis://127.0.0.1:6379/0"
    record: RecordUrl = "redis://127.0.0.1:6379/0"
    broker: BrokerUrl = "redis://127.0.0.1:6380/0"


def test_a_variable_is_a_setting_and_an_empty_one_is_none() -> None:
    given = {"SAGEBRUSH_FOLDER": "/srv", "SAGEBRUSH_ACCEPTED": "8", "SAGEBRUSH_SHARE": "", "HOME": "/root"}
    assert Settings.from_environment(given) == Settings(folder=Path("/srv"), accepted=8)


def test_a_list_is_written_as_json() -> None:
    given = {"SAGEBRUSH_ORIGINS": '["https://play.example"]'}
    assert Settings.from_environment(given).origins == ["https://play.example"]


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("SHARE", "much"),
        ("SHARE", "1.5"),
        ("ORIGINS", "[1]"),
        ("ORIGINS", "https://play.example"),
        ("ORIGINS", "["),
        ("PORT", "99999"),
        ("PORT", "-1"),
        ("RATE", "nan"),
        ("RATE", "0"),
        ("METRICS", "9188"),
        ("METRICS", ":9188"),
        ("METRICS", "127.0.0.1:99999"),
        ("METRICS", "127.0.0.1:port"),
        ("STORE", "banana"),
        ("STORE", "http://x"),
        ("STORE", "memory://"),
        ("STORE", "redis://x?replicas=one"),
        ("STORE", "redis://x?replicas=-1"),
        ("RECORD", "redis+socket:///run/record.sock"),
        ("BROKER", "redis+cluster://x"),
        ("BROKER", "memory://"),
        ("BROKER", "redis://x?replicas=1"),
        ("STORE", "redis://x?replica=1"),
        ("STORE", "redis://x?decode_responses=true"),
        ("STORE", "redis://x?ssl_ca_certs=/ca.pem"),
        ("BROKER", "unix:///run/broker.sock?db=1"),
        ("BROKER", "rediss://x?sslmode=require"),
    ],
)
def test_an_operator_reads_which_variable_is_wrong_and_what_it_holds(variable: str, text: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_environment({f"SAGEBRUSH_{variable}": text})
    assert str(caught.value).startswith(f"SAGEBRUSH_{variable} cannot be {text!r}: ")


@pytest.mark.parametrize(
    ("variable", "text", "expected"),
    [
        ("LOG_LEVEL", "loud", "one of debug, info, warning, error, critical"),
        ("ACCEPTED", "all", "a whole number at least 0"),
        ("ACCEPTED", "-1", "a whole number at least 0"),
        ("PORT", "http", "a whole number at least 0 and at most 65535"),
        ("SHARE", "half", "a number at least 0 and below 1"),
        ("RATE", "0", "a number above 0"),
        ("ORIGINS", "https://play.example", 'a list as JSON, such as ["one", "two"]'),
    ],
)
def test_an_operator_who_knows_no_python_reads_what_a_setting_may_be(variable: str, text: str, expected: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_environment({f"SAGEBRUSH_{variable}": text})
    assert str(caught.value) == f"SAGEBRUSH_{variable} cannot be {text!r}: expected {expected}."


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("STORE", "rediss//rules:hunter2@record:6379/0"),
        ("STORE", "redis://rules:hunt/er 2@record:6379/0"),
        ("STORE", "redis://rules:hunter2@record:637999/0"),
        ("STORE", "redis://rules:a?hunter2@record:6379/0"),
        ("ORIGINS", '["https://:hunter2@engines.example"'),
    ],
)
def test_the_sentence_about_an_address_does_not_have_its_password(variable: str, text: str) -> None:
    with pytest.raises(SettingsError, match=f"^SAGEBRUSH_{variable} cannot be ") as caught:
        Settings.from_environment({f"SAGEBRUSH_{variable}": text})
    assert "hunt" not in str(caught.value)


def test_a_record_may_be_a_cluster_with_replicas_and_a_broker_a_server_with_encryption() -> None:
    given = {"SAGEBRUSH_STORE": "rediss+cluster://x?replicas=1", "SAGEBRUSH_BROKER": "rediss://x?ssl_ca_certs=/ca.pem"}
    found = Settings.from_environment({**given, "SAGEBRUSH_RECORD": "memory://"})
    assert (found.store, found.broker, found.record) == (*given.values(), "memory://")


@pytest.mark.parametrize("metrics", ["127.0.0.1:9188", "[::1]:9188", "unix:/run/numbers", ""])
def test_an_address_is_a_socket_or_a_host_with_a_port(metrics: str) -> None:
    assert Settings.from_environment({"SAGEBRUSH_METRICS": metrics}).metrics == metrics


@pytest.mark.parametrize("level", ["debug", "INFO", "Warning"])
def test_a_level_of_the_log_is_written_in_any_case(level: str) -> None:
    assert Settings.from_environment({"SAGEBRUSH_LOG_LEVEL": level}).log_level == level


def test_a_process_with_a_setting_it_cannot_read_ends_with_the_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAGEBRUSH_LOG_LEVEL", "loud")
    with pytest.raises(SystemExit, match=r"^sagebrush_relay: SAGEBRUSH_LOG_LEVEL cannot be 'loud'"):
        Settings.load("sagebrush_relay")


@pytest.mark.parametrize(
    ("written", "meant"),
    [("SAGEBRUSH_LOGLEVEL", "SAGEBRUSH_LOG_LEVEL"), ("SAGEBRUSH_ORIGIN", "SAGEBRUSH_ORIGINS")],
)
def test_an_operator_who_misspells_a_setting_reads_what_was_meant(written: str, meant: str) -> None:
    with pytest.raises(SettingsError, match=f"^{written} is no setting; did you mean {meant}\\?$"):
        Settings.from_environment({written: ""})


class BothServers(ProcessSettings, frozen=True, kw_only=True):
    store_url: StoreUrl = "redis://127.0.0.1:6379/0"
    broker_url: BrokerUrl = "redis://127.0.0.1:6380/0"


@pytest.mark.parametrize(
    ("store", "broker"),
    [
        ("redis://rules:hunter2@store/0", "redis://worker:hunter2@store:6379/1"),
        ("redis://store:6379?replicas=1", "redis://:hunter2@STORE"),
        ("redis+cluster://store:7000", "rediss://store:7000"),
        ("redis://127.0.0.1/0", "redis://localhost:6379/0"),
        ("redis://[::1]:6379", "redis://127.0.0.1"),
        ("unix://rules:hunter2@/run/record.sock", "unix:///run/record.sock?db=1"),
    ],
)
def test_one_server_is_not_both_record_and_broker(store: str, broker: str) -> None:
    given = {"SAGEBRUSH_STORE_URL": store, "SAGEBRUSH_BROKER_URL": broker.partition("?")[0]}
    with pytest.raises(SettingsError, match="expected another server than that of SAGEBRUSH_STORE_URL") as caught:
        BothServers.from_environment(given)
    assert "SAGEBRUSH_BROKER_URL" in str(caught.value) and "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    ("store", "broker"),
    [
        ("redis://record:6379", "redis://broker:6379"),
        ("redis://store:6379", "redis://store:6380"),
        ("unix:///run/record.sock", "unix:///run/broker.sock"),
        ("unix:///run/record.sock", "redis://127.0.0.1"),
        ("redis://store:6379", ""),
        ("", "redis://127.0.0.1:6379"),
    ],
)
def test_two_servers_are_record_and_broker(store: str, broker: str) -> None:
    BothServers.from_environment({"SAGEBRUSH_STORE_URL": store, "SAGEBRUSH_BROKER_URL": broker})
