"""`python -m sagebrush_gateway.apps`: the operator registers applications, in the gateway's own store.

Who may run it is who may read that store's password; no route of the API can.
"""

import asyncio
import json
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from typing import Any

from sagebrush_gateway.applications.application import DAY, DEFAULT_QUOTAS, PERIODS, SCOPES, Application, Quota, Scope
from sagebrush_gateway.applications.registry import (
    ApplicationRegistry,
    ApplicationRevoked,
    NameTaken,
    NoSuchApplication,
)
from sagebrush_gateway.guests.revocations import Revocations
from sagebrush_gateway.operator_output import printed, refused, store_is_away
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import AWAY, connect

PROGRAM = "sagebrush app"
LONGEST_OVERLAP = 365 * DAY
_NAME = re.compile("[a-z0-9][a-z0-9-]{0,39}")
_QUOTA = re.compile(r"([a-z]+)=([0-9]{1,12})/([a-z]+)")


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status: 0 when it was done, 1 with a sentence when not."""
    asked = _parser().parse_args(arguments)
    settings = GatewaySettings.load(PROGRAM)
    try:
        said = asyncio.run(_done(asked, settings))
    except NameTaken:
        return refused(PROGRAM, f"There is, or was, an application `{asked.name}`; names are not given again.")
    except NoSuchApplication:
        return refused(PROGRAM, f"There is no application `{asked.name}`.")
    except ApplicationRevoked:
        return refused(PROGRAM, f"The application `{asked.name}` was revoked, which is for good; create another one.")
    except AWAY as error:
        return store_is_away(PROGRAM, error)
    return printed(PROGRAM, json.dumps(said) if asked.json else _sentences(said))


async def _done(asked: Namespace, settings: GatewaySettings) -> Any:
    """What the command has to say: one application, or a list of them."""
    store = connect(settings.store_url)
    try:
        return await asked.work(ApplicationRegistry(store, Revocations(store)), asked)
    finally:
        await store.aclose()


async def _create(registry: ApplicationRegistry, asked: Namespace) -> Any:
    application, key = await registry.create(asked.name, asked.scopes, dict(asked.quota))
    return _described(application) | {"key": key}


async def _rotate(registry: ApplicationRegistry, asked: Namespace) -> Any:
    application, key = await registry.rotate(asked.name, asked.overlap)
    return _described(application) | {"key": key, "old_keys_end_in_seconds": asked.overlap}


async def _revoke(registry: ApplicationRegistry, asked: Namespace) -> Any:
    return _described(await registry.revoke(asked.name))


async def _show(registry: ApplicationRegistry, asked: Namespace) -> Any:
    return _described(await registry.by_name(asked.name))


async def _list(registry: ApplicationRegistry, asked: Namespace) -> Any:
    return [_described(application) for application in await registry.all()]


def _described(application: Application) -> dict[str, Any]:
    """Without keys and their digests."""
    quotas = {name: application.quota(name) for name in DEFAULT_QUOTAS}
    return {
        "name": application.name,
        "id": application.id,
        "scopes": list(application.scopes),
        "quotas": {name: f"{quota.count}/{_period(quota.seconds)}" for name, quota in quotas.items()},
        "created": application.created,
        "revoked": application.revoked or None,
    }


def _period(seconds: int) -> str:
    return next(name for name, length in PERIODS.items() if length == seconds)


def _sentences(said: Any) -> str:
    if isinstance(said, list):
        return "\n".join(map(_line, said)) or "No application is registered."
    lines = [f"{name}: {_text(value)}" for name, value in said.items() if name != "key"]
    if "key" in said:
        lines.append(f"key: {said['key']}\nKeep the key now: nobody can show it again.")
    return "\n".join(lines)


def _line(described: dict[str, Any]) -> str:
    return f"{described['name']:40} {_state(described):8} {','.join(described['scopes'])}"


def _state(described: dict[str, Any]) -> str:
    return "revoked" if described["revoked"] else "good"


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={quota}" for name, quota in value.items())
    return ", ".join(value) if isinstance(value, list) else "no" if value is None else str(value)


def _name(text: str) -> str:
    if _NAME.fullmatch(text) is None:
        raise ArgumentTypeError("a name has 1 to 40 of a-z, 0-9 and -, and does not begin with -")
    return text


def _scopes(text: str) -> tuple[Scope, ...]:
    asked = [name.strip() for name in text.split(",") if name.strip()]
    if unknown := [name for name in asked if name not in SCOPES]:
        raise ArgumentTypeError(f"there is no scope {unknown[0]}; there are {', '.join(SCOPES)}")
    return tuple(scope for scope in SCOPES if scope in asked)


def _overlap(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 8 or int(text) > LONGEST_OVERLAP:
        raise ArgumentTypeError(f"an overlap is 0 to {LONGEST_OVERLAP} seconds")
    return int(text)


def _quota(text: str) -> tuple[str, Quota]:
    found = _QUOTA.fullmatch(text)
    if found is None or found[1] not in DEFAULT_QUOTAS or found[3] not in PERIODS or not int(found[2]):
        names, periods = "|".join(DEFAULT_QUOTAS), "|".join(PERIODS)
        raise ArgumentTypeError(
            f"a quota is written as {names} = a number / {periods}, such as simulations=1000000/day"
        )
    return found[1], Quota(int(found[2]), PERIODS[found[3]])


def _parser() -> ArgumentParser:
    parser = ArgumentParser("sagebrush app", description="Registers programs of other platforms.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    create = _command(commands, "create", _create, "Registers an application and prints its key, once.")
    create.add_argument("--scopes", type=_scopes, default=SCOPES[:3], help=f"Comma-separated, of {', '.join(SCOPES)}.")
    create.add_argument("--quota", type=_quota, action="append", default=[], help="Such as games=5000/day; repeatable.")
    rotate = _command(commands, "rotate", _rotate, "Prints a new key; the old ones go on for a while.")
    rotate.add_argument("--overlap", type=_overlap, default=DAY, help="Seconds that old keys go on; 86400 by default.")
    _command(commands, "revoke", _revoke, "Ends keys, streams and seats' tokens within a second, for good.")
    _command(commands, "show", _show, "Prints scopes and quotas, never keys.")
    listed = commands.add_parser("list", help="Prints every application.")
    listed.set_defaults(work=_list)
    listed.add_argument("--json", action="store_true", help="JSON instead of prose.")
    return parser


def _command(commands: Any, name: str, work: Any, told: str) -> ArgumentParser:
    command: ArgumentParser = commands.add_parser(name, help=told)
    command.add_argument("name", type=_name, metavar="NAME")
    command.add_argument("--json", action="store_true", help="JSON instead of prose.")
    command.set_defaults(work=work)
    return command


if __name__ == "__main__":
    sys.exit(main())
