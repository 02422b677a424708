"""Frames of the rules service as JSON, without decoding what the service has encoded."""

import msgspec

from sagebrush_rpc.v1 import rules_pb2 as wire


def frame_json(frame: wire.Frame) -> bytes:
    """A frame as JSON; parts that were not asked for are left out."""
    actor = b"%d" % frame.actor if frame.HasField("actor") else b"null"
    parts = (
        (b"events", frame.events),
        (b"view", frame.view),
        (b"view_patch", frame.view_patch),
        (b"view_content", b'"%s"' % frame.view_content.encode() if frame.view_content else b""),
        (b"legal", frame.legal),
        (b"legal_groups", frame.legal_groups),
        (b"take_back", take_back_json(frame) if frame.legal else b""),
        (b"take_back_left", b"%d" % frame.take_back_left if frame.HasField("take_back_left") else b""),
        (b"outcome", frame.outcome),
        (b"content", frame.content),
        (b"thought", frame.thought),
        (b"clock", frame.clock),
        (b"presence", frame.presence),
        (b"lowered", frame.lowered),
        (b"sealed", b"true" if frame.sealed else b""),
        (b"hint", b"%d" % frame.hint if frame.HasField("hint") else b""),
    )
    asked = b"".join(b'"%s":%s,' % (name, part) for name, part in parts if part)
    awaited = b",".join(map(_awaited, frame.awaited))
    over = b"true" if frame.over else b"false"
    return b'{"version":%d,"time":%d,"actor":%s,%s"awaited":[%s],"over":%s}' % (
        frame.version, frame.time_ms, actor, asked, awaited, over,
    )  # fmt: skip


def take_back_json(frame: wire.Frame) -> bytes:
    """The versions that the seat may return to, as JSON."""
    return b"[%s]" % b",".join(b"%d" % version for version in frame.take_back)


def _awaited(awaited: wire.Awaited) -> bytes:
    prompt = b',"prompt":%s' % msgspec.json.encode(awaited.prompt) if awaited.prompt else b""
    if awaited.HasField("opponent"):
        return b'{"seat":%d%s,"opponent":%s}' % (awaited.seat, prompt, msgspec.json.encode(awaited.opponent.name))
    return b'{"seat":%d%s}' % (awaited.seat, prompt)
