"""A store that would forget what it acknowledged is refused with a sentence that says why and what to do."""

import pytest

from sagebrush_events import UnsafeStore, connect
from tests.servers import STORE_CONF, on_every_server, program_of, running_store


async def refusal(url: str) -> str:
    """Why the store at ``url`` is refused."""
    record = await connect(url)
    try:
        with pytest.raises(UnsafeStore) as caught:
            await record.ensure_durable()
    finally:
        await record.close()
    return str(caught.value)


@on_every_server
async def test_a_store_with_our_settings_is_taken(name_of_server: str) -> None:
    with running_store(program=program_of(name_of_server)) as server:
        record = await connect(server.url)
        await record.ensure_durable()
        await record.close()


@on_every_server
@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("appendonly", "no"),
        ("appendfsync", "everysec"),
        ("appendfsync", "no"),
        ("no-appendfsync-on-rewrite", "yes"),
        ("maxmemory-policy", "allkeys-lru"),
    ],
)
async def test_a_store_with_a_setting_that_forgets_is_refused(name_of_server: str, setting: str, value: str) -> None:
    with running_store(f"--{setting}", value, program=program_of(name_of_server)) as server:
        said = await refusal(server.url)
    assert said == (
        f"its `{setting}` is {value!r} and must be {wanted(setting)!r}. Start it with the settings of deploy/redis.conf"
    )


def wanted(setting: str) -> str:
    """The value in deploy/redis.conf."""
    return next(line.split()[1] for line in STORE_CONF.read_text().splitlines() if line.startswith(f"{setting} "))


@on_every_server
async def test_a_store_whose_default_user_has_too_few_rights_is_refused(name_of_server: str) -> None:
    options = ("--user", "ours", "on", "nopass", "~*", "&*", "+@all", "--user", "default", "off")
    with running_store(*options, program=program_of(name_of_server)) as server:
        said = await refusal(f"unix://ours:any@{server.socket}")
    assert "its default user has no right to XADD" in said
    assert "`user default off ~* &* +@all`" in said


@on_every_server
async def test_a_store_that_may_not_be_asked_is_refused(name_of_server: str) -> None:
    options = ("--user", "ours", "on", "nopass", "~*", "&*", "+@all", "-config")
    with running_store(*options, program=program_of(name_of_server)) as server:
        said = await refusal(f"unix://ours:any@{server.socket}")
    assert "cannot be asked" in said
    assert "python -m sagebrush_events.acl" in said


async def test_a_cluster_is_asked_node_by_node(cluster_url: str) -> None:
    record = await connect(cluster_url)
    await record.ensure_durable()
    await record.close()
