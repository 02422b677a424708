"""Messages to bytes and back: JSON for people and frontends, packed arrays for the record.

The only module of the games that knows msgspec. Every message class gets two mirrors: a strict JSON object tagged by
its kebab-case name, and an array that begins with that name. Fields may be appended with a default, never re-used.
"""

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields
from hashlib import blake2b
from inspect import getdoc
from typing import Annotated, Any, Union, get_type_hints

import msgspec

from sagebrush_games.kernel import control
from sagebrush_games.kernel.bounds import Bounds, Longest, Range
from sagebrush_games.kernel.contents import FIRST
from sagebrush_games.kernel.fields import filled, rebuild, values_of
from sagebrush_games.kernel.hashing import hashed_fields
from sagebrush_games.kernel.messages import (
    CheckClocks,
    CloseGame,
    Command,
    Config,
    DowntimeCredited,
    EndExplained,
    Event,
    GameClosed,
    GameStarted,
    Redacted,
    SeedRevealed,
    TakeBack,
    TakenBack,
    TimedOut,
    kebab,
)
from sagebrush_games.kernel.title import Title
from sagebrush_games.kernel.view_content import ViewContent

PLATFORM_EVENTS: tuple[type[Event], ...] = (
    GameStarted, SeedRevealed, TakenBack, Redacted, GameClosed, EndExplained, TimedOut, DowntimeCredited,
    *control.EVENTS,
)  # fmt: skip
PLATFORM_COMMANDS: tuple[type[Command], ...] = (TakeBack, CloseGame, CheckClocks, *control.COMMANDS)
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
        self._hashed = hashed_fields(state)
        self._state = msgspec.msgpack.Decoder(state)
        self._build_state = rebuild(title.types.state, state)
        self._view = msgspec.json.Decoder(self._view_type)
        self._bounded_view_type = VIEWS.of(self._view_type)
        self._bounded_view = msgspec.json.Decoder(self._bounded_view_type)
        self._build_view = rebuild(title.types.shown, self._view_type)

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

    def position_of(self, state: Any) -> str:
        """``state`` as the first event of a branch keeps it."""
        return b64encode(_pack(state)).decode()

    def state_at(self, position: str) -> Any:
        """The state that `position_of` packed; raises Malformed."""
        try:
            return self.unpack_state(b64decode(position, validate=True))
        except ValueError as error:
            raise Malformed(str(error)) from error

    def state_hash(self, state: Any) -> bytes:
        """16 bytes that differ when anything of ``state`` differs.

        Fields at a default that their metadata omits are left out, of the state and of what it is made of.
        """
        return blake2b(_pack(self._hashed(state)), digest_size=HASH_BYTES).digest()

    def view_to_json(self, view: Any) -> bytes:
        """A view as JSON."""
        return _json(view)

    def referring_view_to_json(self, view: Any, content: ViewContent) -> bytes:
        """A view as JSON, without what ``content`` has of it."""
        return _json(content.taken_out_of(view))

    def view_content_to_json(self, content: ViewContent) -> bytes:
        """What was taken out of views, as JSON; empty where nothing is."""
        return _json(content) if content.whole or content.rows else b""

    def whole_view(self, view: bytes, content: bytes) -> bytes:
        """The JSON of the view from which ``content`` was taken, as every client makes it."""
        shown, taken = msgspec.json.decode(view), msgspec.json.decode(content)
        rows = {name: [table[number] for number in shown[name]] for name, table in taken["rows"].items()}
        whole = {**shown, **rows, **taken["whole"]}
        return _json({part.name: whole[part.name] for part in fields(self._view_type)})

    def view_from_json(self, body: bytes) -> Any:
        """The view of its JSON, for opponents that determinize it; raises Malformed."""
        try:
            return self._build_view(self._view.decode(body))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error

    def foreign_view_from_json(self, body: bytes) -> Any:
        """The same of a view that anybody may have written: with every number and length in its bounds."""
        try:
            self._bounded_view.decode(body)
        except msgspec.ValidationError as error:
            raise _malformed(error) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error
        return self.view_from_json(body)

    def schemas(self) -> dict[str, Any]:
        """JSON Schemas: ``commands`` and ``events`` by type name, ``view``, and what they share under ``$defs``."""
        return {
            "commands": self._commands_json.schemas(),
            "events": self._events_json.schemas(),
            "view": msgspec.json.schema(self._bounded_view_type),
        }


def config_from_json(body: bytes) -> Config:
    """The config that anybody may have written, whatever the title; raises Malformed."""
    try:
        config: Config = _build_config(_config.decode(body))
    except msgspec.ValidationError as error:
        raise _malformed(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error)) from error
    return config


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
            self._pack[cls] = mirror, values_of(cls)
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


def _limited(hint: Any, bound: Range | Longest) -> Any:
    """``hint`` with a bound as msgspec checks it."""
    if isinstance(bound, Range):
        return Annotated[hint, msgspec.Meta(ge=bound.least, le=bound.greatest)]
    return Annotated[hint, msgspec.Meta(max_length=bound.items)]


MESSAGES = Bounds(_limited)
"""Of commands and events; how long they may be, say the doors by which they come."""
VIEWS = Bounds(_limited, classes=True, items=256, characters=2000)
_config = msgspec.json.Decoder(VIEWS.of(Config))
_build_config = rebuild(Config, VIEWS.of(Config))


def _fields(cls: type[Any], leave_out: str = "") -> list[Any]:
    """The fields of a message class as msgspec wants them, defaults kept."""
    hints = {name: MESSAGES.of(hint) for name, hint in get_type_hints(cls, include_extras=True).items()}
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


def _malformed(error: msgspec.ValidationError) -> Malformed:
    """What is wrong and where, from one sentence of msgspec."""
    detail, _, path = str(error).partition(" - at `")
    field = path.rstrip("`") or "$"
    return Malformed(f"{detail}; the schemas list what there is." if field == "$.type" else f"{detail}.", field)
