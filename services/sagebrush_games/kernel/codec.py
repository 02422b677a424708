"""Messages to bytes and back: JSON for people and frontends, packed arrays for the record.

Every message class gets two mirrors: a strict JSON object tagged by its kebab-case name, and an array that begins with
that name. Fields may be appended with a default, never re-used. No other module but ``mirrors`` knows msgspec.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterable
from dataclasses import fields
from hashlib import blake2b
from typing import Any, Generic

import msgspec

from sagebrush_games.kernel.contents import FIRST
from sagebrush_games.kernel.control.messages import CONTROL_COMMANDS, CONTROL_EVENTS
from sagebrush_games.kernel.decider import S, V
from sagebrush_games.kernel.fields import filled, rebuild
from sagebrush_games.kernel.hashing import hashed_fields
from sagebrush_games.kernel.malformed import Malformed
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
)
from sagebrush_games.kernel.mirrors import VIEWS, JsonMirrors, PackedMirrors, malformed, pack, to_json
from sagebrush_games.kernel.title import Title
from sagebrush_games.kernel.view_content import ViewContent

PLATFORM_EVENTS: tuple[type[Event], ...] = (
    GameStarted, SeedRevealed, TakenBack, Redacted, GameClosed, EndExplained, TimedOut, DowntimeCredited,
    *CONTROL_EVENTS,
)  # fmt: skip
PLATFORM_COMMANDS: tuple[type[Command], ...] = (TakeBack, CloseGame, CheckClocks, *CONTROL_COMMANDS)
HASH_BYTES = 16


class Codec(Generic[S, V]):
    """The codec of one title."""

    def __init__(self, title: Title[Any, S, V]) -> None:
        events = (*title.types.events, *PLATFORM_EVENTS)
        commands = (*title.types.commands, *PLATFORM_COMMANDS)
        self._commands_json = JsonMirrors(commands, leave_out="seat")
        self._events_json = JsonMirrors(events)
        self._packed_commands = PackedMirrors(commands)
        self._packed_events = PackedMirrors(events)
        state = filled(title.types.state, title.types.state_parts)
        self._view_type: type[Any] = filled(title.types.shown, title.types.view_parts)
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

    def pack_state(self, state: S) -> bytes:
        """``state`` for a snapshot."""
        return pack(state)

    def unpack_state(self, packed: bytes) -> S:
        """The state of a snapshot; raises Malformed when the class has changed since."""
        try:
            return self._build_state(self._state.decode(packed))
        except (msgspec.DecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error

    def position_of(self, state: S) -> str:
        """``state`` as the first event of a branch keeps it."""
        return b64encode(pack(state)).decode()

    def state_at(self, position: str) -> S:
        """The state that `position_of` packed; raises Malformed."""
        try:
            return self.unpack_state(b64decode(position, validate=True))
        except ValueError as error:
            raise Malformed(str(error)) from error

    def state_hash(self, state: S) -> bytes:
        """16 bytes that differ when anything of ``state`` differs.

        Fields at a default that their metadata omits are left out, of the state and of what it is made of.
        """
        return blake2b(pack(self._hashed(state)), digest_size=HASH_BYTES).digest()

    def view_to_json(self, view: V) -> bytes:
        """A view as JSON."""
        return to_json(view)

    def referring_view_to_json(self, view: V, content: ViewContent) -> bytes:
        """A view as JSON, without what ``content`` has of it."""
        return to_json(content.taken_out_of(view))

    def view_content_to_json(self, content: ViewContent) -> bytes:
        """What was taken out of views, as JSON; empty where nothing is."""
        return to_json(content) if content.whole or content.rows else b""

    def whole_view(self, view: bytes, content: bytes) -> bytes:
        """The JSON of the view from which ``content`` was taken, as every client makes it."""
        shown, taken = msgspec.json.decode(view), msgspec.json.decode(content)
        rows = {name: [table[number] for number in shown[name]] for name, table in taken["rows"].items()}
        whole = {**shown, **rows, **taken["whole"]}
        return to_json({part.name: whole[part.name] for part in fields(self._view_type)})

    def view_from_json(self, body: bytes) -> V:
        """The view of its JSON, for opponents that determinize it; raises Malformed."""
        try:
            return self._build_view(self._view.decode(body))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error

    def foreign_view_from_json(self, body: bytes) -> V:
        """The same of a view that anybody may have written: with every number and length in its bounds."""
        try:
            self._bounded_view.decode(body)
        except msgspec.ValidationError as error:
            raise malformed(error) from error
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


AnyCodec = Codec[Any, Any]
"""The codec of whatever title, for those who do not know which."""


def config_from_json(body: bytes) -> Config:
    """The config that anybody may have written, whatever the title; raises Malformed."""
    try:
        config: Config = _build_config(_config.decode(body))
    except msgspec.ValidationError as error:
        raise malformed(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error)) from error
    return config


def _begun(event: Event) -> Event:
    """``event``; a stored game that carries no content began with the first one, whatever is printed today."""
    if type(event) is GameStarted and not event.config.content:
        event.config.content = FIRST
    return event


_config = msgspec.json.Decoder(VIEWS.of(Config))
_build_config = rebuild(Config, VIEWS.of(Config))
