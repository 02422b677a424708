"""The Python client reads events of webhooks that are signed, and no others; the bots show the same of JavaScript."""

import json
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from standardwebhooks.webhooks import Webhook

from sagebrush_client import Problem, read_event
from tests.clients.verifiers import needs_node

ROOT = Path(__file__).parents[2]


def signed(body: str, secret: str, at: datetime) -> dict[str, str]:
    """The headers of an event, by the library of Standard Webhooks."""
    signature = Webhook(secret).sign("e-1", at, body)
    return {"webhook-id": "e-1", "webhook-timestamp": str(int(at.timestamp())), "webhook-signature": signature}


def test_the_client_reads_what_was_signed_and_nothing_else() -> None:
    secret, now = "whsec_" + "QUJD" * 8, datetime.now(UTC)
    headers = signed('{"a": 1}', secret, now)
    assert read_event(secret, {name.title(): value for name, value in headers.items()}, b'{"a": 1}') == {"a": 1}
    rotated = headers | {"webhook-signature": "v1,AAAA v2,x " + headers["webhook-signature"]}
    assert read_event(secret, rotated, b'{"a": 1}') == {"a": 1}
    for wrong, body in [
        (headers, b'{"a": 2}'), ({}, b'{"a": 1}'), (headers | {"webhook-id": "other"}, b'{"a": 1}'),
        (headers | {"webhook-timestamp": "soon"}, b'{"a": 1}'), (headers | {"webhook-signature": "v1,"}, b'{"a": 1}'),
        *((headers | {"webhook-timestamp": "9" * digits}, b'{"a": 1}') for digits in (400, 5000)),
        (signed('{"a": 1}', secret, now + timedelta(hours=1)), b'{"a": 1}'),
    ]:  # fmt: skip
        with pytest.raises(Problem, match="signed"):
            read_event(secret, wrong, body)


SCRIPT = """
import { readEvent } from "./clients/typescript/src/index.js";
const [secret, headers] = [process.argv[1], JSON.parse(process.argv[2])];
for (const one of [headers, new Headers(headers)]) console.log((await readEvent(secret, one, '{"a": 1}')).a);
"""


@needs_node
def test_the_typescript_client_reads_headers_of_any_kind_and_case() -> None:
    secret = "whsec_" + "QUJD" * 8
    headers = {name.title(): value for name, value in signed('{"a": 1}', secret, datetime.now(UTC)).items()}
    command = ["node", "--input-type=module", "-e", SCRIPT, secret, json.dumps(headers)]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split() == ["1", "1"]
