"""Events of webhooks, as a receiver reads them: signed as Standard Webhooks say, and not old."""

import hmac
import json
import time
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import cast

from sagebrush_client.frames import Json
from sagebrush_client.problems import Problem

TOLERANCE = 300
"""Seconds between the clock of the platform and ours, the way included."""
LONGEST_TIME = 12
"""Digits of a time in seconds."""


def read_event(secret: str, headers: Mapping[str, str], body: bytes) -> Json:
    """The event in ``body``; raises Problem ``bad-signature`` when it is not signed with ``secret``, or not now."""
    said = {name.lower(): value for name, value in headers.items()}
    id, at, signed = (said.get(f"webhook-{part}", "") for part in ("id", "timestamp", "signature"))
    if not (at.isascii() and at.isdigit() and len(at) <= LONGEST_TIME) or abs(time.time() - int(at)) > TOLERANCE:
        raise Problem("bad-signature", "The event was not signed just now.")
    expected = b64encode(hmac.digest(b64decode(secret.removeprefix("whsec_")), f"{id}.{at}.".encode() + body, "sha256"))
    known = b"v1," + expected
    if not any(hmac.compare_digest(one.encode(), known) for one in signed.split()):
        raise Problem("bad-signature", "The event is not signed with this secret.")
    return cast(Json, json.loads(body))
