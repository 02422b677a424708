"""Mirrors: each message class as msgspec reads and writes it, an object of JSON or an array of MessagePack.

Made of the annotations of the class, with the bounds of its fields.
"""

from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields
from inspect import getdoc
from typing import Annotated, Any, Union, get_type_hints

import msgspec

from sagebrush_games.kernel.bounds import Bounds, Longest, Range
from sagebrush_games.kernel.fields import values_of
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import kebab

pack = msgspec.msgpack.Encoder().encode
to_json = msgspec.json.Encoder().encode


def _limited(hint: Any, bound: Range | Longest) -> Any:
    """``hint`` with a bound as msgspec checks it."""
    if isinstance(bound, Range):
        return Annotated[hint, msgspec.Meta(ge=bound.least, le=bound.greatest)]
    return Annotated[hint, msgspec.Meta(max_length=bound.items)]


MESSAGES = Bounds(_limited)
"""Of commands and events; how long they may be, say the doors by which they come."""
VIEWS = Bounds(_limited, classes=True, items=256, characters=2000)


class JsonMirrors:
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
        """The message of a JSON object, with the fields ``given`` that it leaves out; raises Malformed."""
        try:
            mirror = self._decoder.decode(body)
        except msgspec.ValidationError as error:
            raise malformed(error) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error
        cls = type(mirror)
        values = {name: getattr(mirror, name) for name in cls.__struct_fields__}
        return self._build[cls.__struct_config__.tag](**given, **values)

    def encode(self, message: Any) -> bytes:
        """A message as a JSON object."""
        body = to_json(message)
        if self._left_out:
            body = to_json({f.name: getattr(message, f.name) for f in fields(message) if f.name != self._left_out})
        prefix = self._prefix[type(message)]
        return prefix + (b"," + body[1:] if len(body) > 2 else b"}")

    def schemas(self) -> dict[str, Any]:
        """The JSON Schema of each message, by its type."""
        return {name: msgspec.json.schema(mirror) for name, mirror in self._mirrors.items()}


class PackedMirrors:
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
        """A message as an array."""
        mirror, values = self._pack[type(message)]
        return pack(mirror(*values(message)))

    def decode(self, packed: bytes) -> Any:
        """The message of an array; raises Malformed."""
        try:
            mirror = self._decoder.decode(packed)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from error
        cls = type(mirror)
        return self._build[cls.__struct_config__.tag](*(getattr(mirror, name) for name in cls.__struct_fields__))


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


def malformed(error: msgspec.ValidationError) -> Malformed:
    """What is wrong and where, from one sentence of msgspec."""
    detail, _, path = str(error).partition(" - at `")
    field = path.rstrip("`") or "$"
    return Malformed(f"{detail}; the schemas list what there is." if field == "$.type" else f"{detail}.", field)
