"""The sender calls nobody inside, waits for nobody for long, reads nothing, and does its work once."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from redis.asyncio import Redis

from sagebrush_process.public_addresses import is_public, networks_of
from sagebrush_rpc import webhook_jobs
from sagebrush_rpc.celery_message import celery_message
from sagebrush_rpc.webhook_jobs import WebhookJob, WebhookResult
from sagebrush_workers.sender.sending import LONGEST_PAUSE, WebhookSender
from sagebrush_workers.sender.tasks import SendLoop
from tests.gateway.receiver import close, receiving
from tests.patience import PATIENCE
from tests.workers.certificates import certificate_of
from tests.workers.platform import Platform, platform

HERE = networks_of(["127.0.0.0/8"])


def job_for(url: str, **more: Any) -> WebhookJob:
    headers = {"content-type": "application/json", "webhook-id": "e-1"}
    return WebhookJob(uuid4().hex, "s", "e-1", 1, url, headers, more.get("body", '{"data":{}}'))


async def test_who_is_asked_to_stop_waits_for_no_receiver_that_hangs() -> None:
    forever = asyncio.Event()

    async def hang() -> None:
        await forever.wait()

    async with receiving(lambda _: hang()) as receiver:
        loop = SendLoop(WebhookSender(HERE, 600), 2)
        sending = asyncio.create_task(asyncio.to_thread(loop.send, job_for(receiver.url)))
        await receiver.until(lambda: bool(receiver.received))
        loop.end_within(0.05)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(asyncio.CancelledError):
                await sending
        forever.set()


async def sent(url: str, seconds: float = PATIENCE, allowed: Any = HERE) -> WebhookResult:
    return await WebhookSender(allowed, seconds).send(job_for(url))


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ("120", 120), ("0", 0), ("999999999999", LONGEST_PAUSE), ("-5", 0), ("soon", 0), ("", 0), ("1.5", 0),
        ("Wed, 21 Oct 2015 07:28:00 GMT", 0), ("Fri, 31 Dec 2199 23:59:59 GMT", LONGEST_PAUSE), ("\xb2", 0),
        ("Fri, 31 Dec 99999 23:59:59 GMT", 0), ("Mon, 01 Jan 2024 00:00:00 +99999999999999999", 0),
        ("Fri, 31 Dec 2199 23:59:59", LONGEST_PAUSE),
    ],
)  # fmt: skip
async def test_what_a_receiver_says_of_the_next_attempt_is_passed_on(said: str, seconds: int) -> None:
    answer = f"HTTP/1.1 503 X\r\nRetry-After: {said}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    async with receiving(lambda _: answer.encode("latin-1")) as receiver:
        result = await sent(receiver.url)
    assert (result.status, result.retry_after) == (503, seconds)


PRIVATE = [
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "198.18.0.1", "192.0.2.1", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "2001:0:a00:1::1",
    "fec0::1", "3fff::1", "192.88.99.1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_inside_is_none_that_strangers_may_name(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "93.184.215.14", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_an_address_outside_may_be_named(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "0", "2130706433", "0x7f.1", "127.1", "[::ffff:127.0.0.1]", "0.0.0.0"]
)
async def test_nothing_is_sent_inside_however_the_address_is_written(host: str) -> None:
    async with receiving() as receiver:
        for scheme in ("http", "https"):
            result = await sent(f"{scheme}://{host}:{receiver.port}/", allowed=[])
            assert result.problem in ("private-address", "unknown-host") and not result.status
    assert receiver.received == []


async def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that is public when it is checked, and private when it is asked for again."""
    asked = []
    loop = asyncio.get_running_loop()
    answers = iter(["127.0.0.1", "10.0.0.1", "169.254.169.254"])

    async def changing(host: str, port: int, **_more: Any) -> Any:
        asked.append(host)
        return [(None, None, None, "", (next(answers), port))]

    monkeypatch.setattr(loop, "getaddrinfo", changing)
    async with receiving() as receiver:
        assert (await sent(f"http://rebinding.example:{receiver.port}/")).status == 204
    assert asked == ["rebinding.example"]
    assert receiver.received[0].headers["host"] == f"rebinding.example:{receiver.port}"


async def test_one_private_address_among_public_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(_host: str, port: int, **_more: Any) -> Any:
        return [(None, None, None, "", (one, port)) for one in ("1.1.1.1", "10.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
    assert (await sent("https://mixed.example/", allowed=[])).problem == "private-address"


async def test_a_public_address_without_encryption_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def public(_host: str, port: int, **_more: Any) -> Any:
        return [(None, None, None, "", ("1.1.1.1", port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", public)
    assert (await sent("http://club.example/", allowed=[])).problem == "plain-http"


async def test_a_redirect_is_not_followed() -> None:
    async with receiving() as inside:
        moved = b"HTTP/1.1 307 Moved\r\nLocation: http://127.0.0.1:%d/\r\nContent-Length: 0\r\n\r\n" % inside.port
        async with receiving(lambda _received: moved) as receiver:
            result = await sent(receiver.url)
    assert (result.status, result.is_success()) == (307, False) and inside.received == []


async def test_a_receiver_that_never_answers_is_left() -> None:
    forever = asyncio.Event()

    async def hang() -> None:
        await forever.wait()

    async with receiving(lambda _received: hang()) as receiver:
        assert (await sent(receiver.url, seconds=0.3)).problem == "timeout"
        forever.set()


async def test_a_receiver_that_answers_a_byte_at_a_time_is_left_in_time() -> None:
    ended = asyncio.Event()

    async def drip(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for byte in b"HTTP/1.1 200 OK\r\n" + b"x-slow: 1\r\n" * 1000:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.05)
        except OSError:
            pass
        await close(writer)
        ended.set()

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    assert (await sent(f"http://127.0.0.1:{port}/", seconds=0.5)).problem == "timeout"
    await asyncio.wait_for(ended.wait(), PATIENCE)
    server.close()


async def test_of_an_endless_answer_nothing_is_read() -> None:
    written = 0
    ended = asyncio.Event()

    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal written
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n")
        try:
            while written < 2**30:
                writer.write(b"x" * 65536)
                await writer.drain()
                written += 65536
        except OSError:
            pass
        await close(writer)
        ended.set()

    server = await asyncio.start_server(flood, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    assert (await sent(f"http://127.0.0.1:{port}/")).status == 200
    await asyncio.wait_for(ended.wait(), PATIENCE)
    assert written < 32 * 2**20, "what the system's buffers hold, and no more"
    server.close()


async def test_headers_without_end_are_no_answer() -> None:
    endless = b"HTTP/1.1 200 OK\r\n" + b"x-more: 1\r\n" * 2**16 + b"\r\n"
    async with receiving(lambda _received: endless) as receiver:
        assert (await sent(receiver.url)).problem == "bad-answer"


async def test_a_receiver_that_says_to_continue_for_long_keeps_the_sender_from_nobody() -> None:
    patient = b"HTTP/1.1 100 Continue\r\n\r\n" * 2**13 + b"HTTP/1.1 204 No Content\r\n\r\n"
    async with receiving(lambda _received: patient) as receiver:
        assert (await sent(receiver.url)).problem == "bad-answer"


@pytest.mark.parametrize("answer", [b"SSH-2.0-OpenSSH_9\r\n", b"", b"HTTP/1.1 abc\r\n\r\n", b"\x00" * 100])
async def test_what_is_no_answer_is_told_as_one_word(answer: bytes) -> None:
    async with receiving(lambda _received: answer) as receiver:
        assert (await sent(receiver.url)).problem in ("bad-answer", "unreachable")


@pytest.mark.parametrize(
    ("trusted", "address", "told"),
    [(True, "127.0.0.1", 204), (False, "127.0.0.1", "bad-certificate"), (True, "127.0.0.2", "bad-certificate")],
    ids=["good", "nobody vouches for it", "somebody else's"],
)
async def test_nothing_is_sent_to_whoever_has_no_good_certificate(
    trusted: bool, address: str, told: int | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = certificate_of(address, tmp_path)
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    async with receiving(tls=context) as receiver:
        result = await sent(receiver.url)
    assert told in (result.status, result.problem)
    assert len(receiver.received) == (told == 204)


async def test_who_answers_without_encryption_where_it_is_spoken_is_told_from_who_is_not_there() -> None:
    async def plain(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        await close(writer)

    server = await asyncio.start_server(plain, "127.0.0.1", 0)
    url = f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    assert (await sent(url)).problem == "bad-answer"
    server.close()
    await server.wait_closed()
    assert (await sent(url)).problem == "unreachable"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Platform]:
    async with platform(tmp_path) as running:
        yield running


async def hand_over(redis: Redis, *jobs: WebhookJob) -> None:
    for job in jobs:
        await redis.set(webhook_jobs.JOB + job.id, webhook_jobs.encode(job), px=int(1000 * PATIENCE))
        await redis.lpush(webhook_jobs.QUEUE, celery_message(webhook_jobs.QUEUE, webhook_jobs.TASK, job.id, job.id))


async def results(redis: Redis, count: int) -> list[WebhookResult]:
    found: list[WebhookResult] = []
    async with asyncio.timeout(PATIENCE):
        while len(found) < count:
            if one := await redis.brpop([webhook_jobs.RESULTS], timeout=1):
                found.append(webhook_jobs.decode_result(one[1]))
    return found


async def test_the_process_sends_beside_receivers_that_hang(here: Platform) -> None:
    settings = {"WEBHOOK_NETWORKS": '["127.0.0.0/8"]', "WEBHOOK_SECONDS": "8"}
    await here.start("sender", **settings)
    forever = asyncio.Event()

    async def hang() -> None:
        await forever.wait()

    async with (
        Redis.from_url(here.broker.url) as redis,
        receiving(lambda _received: hang()) as slow,
        receiving() as quick,
    ):
        hanging = [job_for(slow.url) for _ in range(8)]
        good = [job_for(quick.url) for _ in range(20)]
        await hand_over(redis, *hanging, *good)
        assert [one.status for one in await results(redis, 20)] == [204] * 20
        assert [one.problem for one in await results(redis, 8)] == ["timeout"] * 8
        await hand_over(redis, good[0])
        again = celery_message(webhook_jobs.QUEUE, webhook_jobs.TASK, good[0].id, good[0].id)
        await redis.lpush(webhook_jobs.QUEUE, again, again)
        await results(redis, 1)
        await hand_over(redis, good[1])
        await results(redis, 1)
        assert len(quick.received) == 22, "a job is sent once, however many messages name it"
        forever.set()
    assert here.refused() == []


async def test_a_killed_sender_sends_nothing_late(here: Platform) -> None:
    """What it had taken is nobody's; the dispatcher makes the attempt again, as a new job."""
    await here.start("sender", WEBHOOK_NETWORKS='["127.0.0.0/8"]')
    taken = asyncio.Event()

    async def hang() -> None:
        taken.set()
        await asyncio.sleep(PATIENCE)

    async with Redis.from_url(here.broker.url) as redis, receiving(lambda _received: hang()) as receiver:
        await hand_over(redis, job_for(receiver.url))
        await asyncio.wait_for(taken.wait(), PATIENCE)
        here.kill("sender")
        receiver.answer = lambda _received: 204
        await here.start("sender", WEBHOOK_NETWORKS='["127.0.0.0/8"]')
        await hand_over(redis, job_for(receiver.url))
        assert [one.status for one in await results(redis, 1)] == [204]
        assert len(receiver.received) == 2
