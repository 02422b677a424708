"""Messages to bytes and back: JSON for people and frontends, packed arrays for the record.

The only module of the games that knows msgspec. Every message class gets two mirrors: a strict JSON object tagged by
its kebab-case name, and an array that begins with that name. Fields may be appended with a default, never re-used.
"""

from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields, is_dataclass
from hashlib import blake2b
from inspect import getdoc
from operator import attrgetter
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from sagebrush_games.kernel.contents import FIRST
from sagebrush_games.kernel.fields import filled, is_omitted_at_default, keys_always_hashed
from sagebrush_games.kernel.messages import (
    CloseGame,
    Command,
    Event,
    GameClosed,
    GameStarted,
    Redacted,
    SeedRevealed,
    TakeBack,
    TakenBack,
    kebab,
)
from sagebrush_games.kernel.title import Title

PLATFORM_EVENTS: tuple[type[Event], ...] = (GameStarted, SeedRevealed, TakenBack, Redacted, GameClosed)
PLATFORM_COMMANDS: tuple[type[Command], ...] = (TakeBack, CloseGame)
HASH_BYTES = 16


class Malformed(Exception):
    """Bytes that are no message, whatever the state; ``field`` is a JSON path such as ``$.parcel``."""

    def __init__(self, detail: str, field: str = "$") -> None:
        super().__init__(detail)
        self.detail = detail
        self.field = field


class Codec:
    """The codec of one title."""

    def __init__(self, title: Title) -> None:
        events = (*title.types.events, *PLATFORM_EVENTS)
        commands = (*title.types.commands, *PLATFORM_COMMANDS)
        self._commands_json = _Mirrors(commands, leave_out="seat")
        self._events_json = _Mirrors(events)
        self._packed_commands = _Packed(commands)
        self._packed_events = _Packed(events)
        state = filled(title.types.state, title.types.state_parts)
        self._view_type = filled(title.types.shown, title.types.view_parts)
        self._deviating = _deviating(state)
        self._state = msgspec.msgpack.Decoder(state)
        self._build_state = _build(title.types.state, state)
        self._view = msgspec.json.Decoder(self._view_type)
        self._build_view = _build(title.types.shown, self._view_type)

    def command_from_json(self, body: bytes, seat: int) -> Command:
        """The command of ``seat`` that ``body`` asks for; raises Malformed."""
        command: Command = self._commands_json.decode(body, seat=seat)
        return command

    def command_to_json(self, command: Command) -> bytes:
        """The body a client would send for ``command``."""
        return self._commands_json.encode(command)

    def event_to_json(self, event: Event) -> bytes:
        """One event as a JSON object with its ``type``."""
        return self._events_json.encode(event)

    def events_to_json(self, events: Iterable[Event]) -> bytes:
        """Events as a JSON list."""
        return b"[" + b",".join(map(self._events_json.encode, events)) + b"]"

    def event_from_json(self, body: bytes) -> Event:
        """The event of a JSON object; raises Malformed."""
        return _begun(self._events_json.decode(body))

    def pack_command(self, command: Command) -> bytes:
        """``command`` as the record keeps it."""
        return self._packed_commands.encode(command)

    def unpack_command(self, packed: bytes) -> Command:
        """The command the record kept; raises Malformed."""
        command: Command = self._packed_commands.decode(packed)
        return command

    def pack_event(self, event: Event) -> bytes:
        """``event`` as the record keeps it."""
        return self._packed_events.encode(event)

    def unpack_event(self, packed: bytes) -> Event:
        """The event the record kept; raises Malformed."""
        return _begun(self._packed_events.decode(packed))

    def pack_state(self, state: Any) -> bytes:
        """``state`` for a snapshot."""
        return _pack(state)

    def unpack_state(self, packed: bytes) -> Any:
        """The state of a snapshot; raises Malformed when the class has changed since."""
        try:
            return self._build_state(self._state.decode(packed))
        except msgspec.DecodeError as error:
            raise Malformed(str(error)) from error

    def state_hash(self, state: Any) -> bytes:
        """16 bytes that differ when anything of ``state`` differs.

        Fields at a default that their metadata omits are left out, of the state and of what it is made of.
        """
        return blake2b(_pack(self._deviating(state)), digest_size=HASH_BYTES).digest()

    def view_to_json(self, view: Any) -> bytes:
        """A view as JSON."""
        return _json(view)

    def view_from_json(self, body: bytes) -> Any:
        """The view of its JSON, for opponents that determinize it; raises Malformed."""
        try:
            return self._build_view(self._view.decode(body))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error

    def schemas(self) -> dict[str, Any]:
        """JSON Schemas: ``commands`` and ``events`` by type name, ``view``, and what they share under ``$defs``."""
        return {
            "commands": self._commands_json.schemas(),
            "events": self._events_json.schemas(),
            "view": msgspec.json.schema(self._view_type),
        }


class _Mirrors:
    """Strict JSON objects tagged with ``type``."""

    def __init__(self, classes: Iterable[type[Any]], leave_out: str = "") -> None:
        self._build: dict[str, type[Any]] = {kebab(cls.__name__): cls for cls in classes}
        self._left_out = leave_out
        self._mirrors = {
            name: msgspec.defstruct(
                cls.__name__,
                _fields(cls, leave_out),
                tag_field="type",
                tag=name,
                forbid_unknown_fields=True,
                kw_only=True,
                namespace={"__doc__": getdoc(cls)},  # the description of its schema
            )
            for name, cls in self._build.items()
        }
        self._decoder = msgspec.json.Decoder(Union[tuple(self._mirrors.values())])  # noqa: UP007 - built at run time
        self._prefix = {cls: b'{"type":"' + name.encode() + b'"' for name, cls in self._build.items()}

    def decode(self, body: bytes, **given: Any) -> Any:
        try:
            mirror = self._decoder.decode(body)
        except msgspec.ValidationError as error:
            raise _malformed(error) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error
        cls = type(mirror)
        values = {name: getattr(mirror, name) for name in cls.__struct_fields__}
        return self._build[cls.__struct_config__.tag](**given, **values)

    def encode(self, message: Any) -> bytes:
        body = _json(message)
        if self._left_out:
            body = _json({f.name: getattr(message, f.name) for f in fields(message) if f.name != self._left_out})
        prefix = self._prefix[type(message)]
        return prefix + (b"," + body[1:] if len(body) > 2 else b"}")

    def schemas(self) -> dict[str, Any]:
        return {name: msgspec.json.schema(mirror) for name, mirror in self._mirrors.items()}


class _Packed:
    """Arrays that begin with the message's name."""

    def __init__(self, classes: Iterable[type[Any]]) -> None:
        self._build: dict[str, type[Any]] = {}
        self._pack: dict[type[Any], tuple[Callable[..., Any], Callable[[Any], Any]]] = {}
        mirrors = []
        for cls in classes:
            name = kebab(cls.__name__)
            mirror = msgspec.defstruct(cls.__name__, _fields(cls), array_like=True, tag=name)
            mirrors.append(mirror)
            self._build[name] = cls
            self._pack[cls] = mirror, _values(cls)
        self._decoder = msgspec.msgpack.Decoder(Union[tuple(mirrors)])  # noqa: UP007 - built at run time

    def encode(self, message: Any) -> bytes:
        mirror, values = self._pack[type(message)]
        return _pack(mirror(*values(message)))

    def decode(self, packed: bytes) -> Any:
        try:
            mirror = self._decoder.decode(packed)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed(str(error)) from error
        cls = type(mirror)
        return self._build[cls.__struct_config__.tag](*(getattr(mirror, name) for name in cls.__struct_fields__))


_pack = msgspec.msgpack.Encoder().encode
_json = msgspec.json.Encoder().encode


def _begun(event: Event) -> Event:
    """``event``; a stored game that carries no content began with the first one, whatever is printed today."""
    if type(event) is GameStarted and not event.config.content:
        event.config.content = FIRST
    return event


def _fields(cls: type[Any], leave_out: str = "") -> list[Any]:
    """The fields of a message class as msgspec wants them, defaults kept."""
    hints = get_type_hints(cls)
    found: list[Any] = []
    for entry in fields(cls):
        if entry.name == leave_out:
            continue
        if entry.default is not MISSING:
            found.append((entry.name, hints[entry.name], entry.default))
        elif entry.default_factory is not MISSING:
            found.append((entry.name, hints[entry.name], msgspec.field(default_factory=entry.default_factory)))
        else:
            found.append((entry.name, hints[entry.name]))
    return found


def _values(cls: type[Any]) -> Callable[[Any], Any]:
    """A function that gives the field values of a message as a tuple."""
    names = [entry.name for entry in fields(cls)]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda message: tuple(getattr(message, name) for name in names)


def _build(cls: type[Any], like: type[Any]) -> Callable[[Any], Any]:
    """A function that gives a value of ``like``, which has the same fields, as one of ``cls``."""
    if like is cls:
        return lambda value: value
    values = _values(like)
    return lambda value: cls(*values(value))


def _deviating(cls: type[Any]) -> Callable[[Any], Any]:
    """A function that gives a value, or its fields by name without those that the hash omits.

    The same holds for fields that are values of such a class themselves, or None.
    """
    defaults = {entry.name: entry.default for entry in fields(cls) if is_omitted_at_default(entry)}
    mappings = {entry.name: first for entry in fields(cls) if (first := keys_always_hashed(entry)) is not None}
    parts = {name: _deviating(part) for name, part in _parts(cls).items() if _has_later(part)}
    if not defaults and not mappings and not parts:
        return lambda value: value
    names = [entry.name for entry in fields(cls)]
    values = _values(cls)

    def deviating(value: Any) -> dict[str, Any]:
        found = dict(zip(names, values(value), strict=True))
        for name, default in defaults.items():
            if found[name] == default:
                del found[name]
        for name, first in mappings.items():
            if len(found[name]) > len(first):
                found[name] = {key: held for key, held in found[name].items() if held or key in first}
        for name, part in parts.items():
            if found.get(name) is not None:
                found[name] = part(found[name])
        return found

    return deviating


def _parts(cls: type[Any]) -> dict[str, type[Any]]:
    """By field of ``cls``: the dataclass that its value is one of, where it is one, or one or None."""
    found: dict[str, type[Any]] = {}
    for name, hint in get_type_hints(cls).items():
        for option in get_args(hint) if get_origin(hint) is UnionType else (hint,):
            if isinstance(option, type) and is_dataclass(option):
                found[name] = option
    return found


def _has_later(cls: type[Any]) -> bool:
    """Whether the hash may omit a field of ``cls`` or of one of its parts, or keys of one."""
    own = any(is_omitted_at_default(entry) or keys_always_hashed(entry) is not None for entry in fields(cls))
    return own or any(map(_has_later, _parts(cls).values()))


def _malformed(error: msgspec.ValidationError) -> Malformed:
    """What is wrong and where, from one sentence of msgspec."""
    detail, _, path = str(error).partition(" - at `")
    field = path.rstrip("`") or "$"
    return Malformed(f"{detail}; the schemas list what there is." if field == "$.type" else f"{detail}.", field)
