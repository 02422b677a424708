"""What can go wrong: a problem of the platform with its stable code, or a promise about dice that was broken."""

from typing import Any

import httpx


class Problem(Exception):
    """The platform said no, or an answer cannot be trusted; ``detail``, which is its text, is a sentence for people.

    code: stable, for programs (docs/api.md lists them; the codes of rules are in a title's schemas).
    status: of HTTP, 0 where the problem was found here. body: the whole problem, such as its ``version`` or ``seats``.
    retry_after: seconds after which the platform wants to be asked again, if it says so.
    """

    def __init__(
        self,
        code: str,
        detail: str,
        status: int = 0,
        body: dict[str, Any] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.status = status
        self.body = body or {}
        self.retry_after = retry_after

    def __str__(self) -> str:
        return self.detail


class PromiseBroken(Problem):
    """The game is not what its table promised: its dice are not to be trusted."""

    def __init__(self, what: str) -> None:
        super().__init__("promise-broken", f"{what}: do not trust its dice.")
        self.args = (what,)  # with which it is made again in another process


def require_success(response: httpx.Response) -> httpx.Response:
    """The response; raises Problem when it is one, or no JSON, such as the page of a network that asks for a login.

    The body of a refusal has been read.
    """
    kind = response.headers.get("Content-Type", "")
    if response.is_success and (not kind or "json" in kind):
        return response
    body = _problem(response) if kind.startswith("application/problem+json") else {}
    if not body.get("code"):
        told = f"{response.url} answered {response.status_code} without an explanation."
        raise Problem("not-sagebrush", told, response.status_code, retry_after=retry_after(response))
    told = body.get("detail") or body.get("title", "")
    raise Problem(body["code"], told, response.status_code, body, retry_after(response))


def retry_after(response: httpx.Response) -> float | None:
    """Seconds after which a server wants to be asked again; None where it does not say, or says a date."""
    asked = response.headers.get("Retry-After", "")
    return float(asked) if asked.isdecimal() else None


def _problem(response: httpx.Response) -> dict[str, Any]:
    """The members of the problem; none where what answered, a proxy say, does not write what it says."""
    try:
        body = response.json()
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
