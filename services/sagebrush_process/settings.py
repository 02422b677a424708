"""Settings from ``SAGEBRUSH_*`` environment variables: a process has one class of them.

Read by msgspec, which every process has for its messages: a settings library would be a third of the relay's memory.
"""

import os
import re
import sys
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from types import NoneType
from typing import Annotated, Any, Self, get_args, get_origin

from msgspec import Meta, MsgspecError, Struct, convert, json, structs

from sagebrush_process.addresses import (
    LAST_PORT,
    require_address,
    require_apart,
    require_broker,
    require_record,
    require_store,
)

PREFIX = "SAGEBRUSH_"
CHECK = "check"
STORE, BROKER = "store_url", "broker_url"
"""The settings that name the record and the broker, where a process has them."""
SECRET = re.compile(".*@", re.DOTALL)
"""In an address: the user and the password, with what stands before them."""
HIDDEN = "…@"
ALIKE = 0.9
"""From here on, as `difflib` compares, a name is a misspelt one; the settings of two processes are less alike."""

LEVELS = ("debug", "info", "warning", "error", "critical")


def checked(check: Callable[[Any], object]) -> Meta:
    """Of a text or list that ``check`` reads before the process starts; it raises ValueError with what was expected."""
    return Meta(extra={CHECK: check})


def require_level(level: str) -> None:
    """Raises ValueError for what is no level of the log, in small or capital letters."""
    if level.lower() not in LEVELS:
        raise ValueError(f"expected one of {', '.join(LEVELS)}")


Seconds = Annotated[float, Meta(gt=0)]
Positive = Annotated[float, Meta(gt=0)]
"""A rate, or a time in other units than seconds."""
Span = Annotated[float, Meta(ge=0)]
"""A time that may be 0."""
Count = Annotated[int, Meta(gt=0)]
Amount = Annotated[int, Meta(ge=0)]
Port = Annotated[int, Meta(ge=0, le=LAST_PORT)]
Address = Annotated[str, checked(require_address)]
"""unix:/path or host:port."""
RecordUrl = Annotated[str, checked(require_record)]
StoreUrl = Annotated[str, checked(require_store)]
BrokerUrl = Annotated[str, checked(require_broker)]
LogLevel = Annotated[str, checked(require_level)]


class SettingsError(Exception):
    """An environment variable that cannot be read; the text names it, what was expected and what was found."""


class ProcessSettings(Struct, frozen=True, kw_only=True):
    """Settings of one process: the name of a field in capitals is that of its variable, without the prefix."""

    log_level: LogLevel = "info"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings that ``environment`` names, defaults where it has none or an empty one; raises SettingsError."""
        kinds = {field.name: field.type for field in structs.fields(cls)}
        _require_spelling(environment, [variable_of(name) for name in kinds])
        given = {name: environment.get(variable_of(name)) for name in kinds}
        named = {name: _value(variable_of(name), text, kinds[name]) for name, text in given.items() if text}
        if STORE in named and BROKER in named:
            require_two_servers(named[STORE], named[BROKER])
        return cls(**named)

    @classmethod
    def load(cls, program: str) -> Self:
        """The settings of this process; ends it with a sentence where one cannot be read."""
        try:
            return cls.from_environment()
        except SettingsError as error:
            sys.exit(f"{program}: {error}")


def require_two_servers(store_url: str, broker_url: str) -> None:
    """Raises SettingsError where one server is named as record and as broker."""
    try:
        require_apart(store_url, broker_url)
    except ValueError as error:
        hidden = SECRET.sub(HIDDEN, broker_url)
        raise SettingsError(f"{variable_of(BROKER)} cannot be {hidden!r}: {error}.") from None


def variable_of(setting: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + setting.upper()


def _require_spelling(environment: Mapping[str, str], known: list[str]) -> None:
    """Raises SettingsError for a variable that is almost one of ``known``; what others read is nothing like them."""
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in known:
            for meant in get_close_matches(variable, known, 1, ALIKE):
                raise SettingsError(f"{variable} is no setting; did you mean {meant}?")


def _value(variable: str, text: str, kind: Any) -> Any:
    """``text`` as ``kind``; lists are JSON."""
    try:
        plain = json.decode(text) if get_origin(_bare(kind)) is list else text
        found = convert(plain, kind, strict=False, dec_hook=_from_text)
        for meta in _metas(kind):
            if meta.extra and CHECK in meta.extra:
                meta.extra[CHECK](found)
        return found
    except MsgspecError:
        wrong = f"expected {_expected(kind)}"
    except ValueError as error:
        wrong = str(error)
    raise SettingsError(f"{variable} cannot be {SECRET.sub(HIDDEN, text)!r}: {wrong}.")


def _expected(kind: Any) -> str:
    """What a list or a number may be, in words; of a setting that may be left out, what it is where it is set."""
    if NoneType in get_args(kind):
        kind = get_args(kind)[0]
    bare = _bare(kind)
    if get_origin(bare) is list:
        return 'a list as JSON, such as ["one", "two"]'
    limits = " and ".join(
        f"{word} {limit:g}"
        for meta in _metas(kind)
        for word, limit in (("above", meta.gt), ("at least", meta.ge), ("below", meta.lt), ("at most", meta.le))
        if limit is not None
    )
    return f"{'a number' if bare is float else 'a whole number'} {limits}".rstrip()


def _bare(kind: Any) -> Any:
    """``kind`` without what is said of its values."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _metas(kind: Any) -> tuple[Meta, ...]:
    return getattr(kind, "__metadata__", ())


def _from_text(kind: Any, text: Any) -> Any:
    """What msgspec does not know, a path, is made from the text."""
    return kind(text)
