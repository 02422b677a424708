"""Trace ids (W3C trace context): taken from the caller or made here, logged, passed on and given back."""

from random import getrandbits

from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags, get_current_span, set_span_in_context
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

HEADER = "traceparent"
SAMPLED = TraceFlags(TraceFlags.SAMPLED)

_propagator = TraceContextTextMapPropagator()


def trace_id_of(traceparent: str) -> str:
    """The trace in a ``traceparent`` header, 32 hex digits; a new one where the header is empty or no trace."""
    caller = get_current_span(_propagator.extract({HEADER: traceparent})).get_span_context() if traceparent else None
    return f"{caller.trace_id if caller and caller.is_valid else getrandbits(128):032x}"


def traceparent_of(trace_id: str) -> str:
    """The header that names a new span of ours in the trace ``trace_id``."""
    span = NonRecordingSpan(SpanContext(int(trace_id, 16), getrandbits(64), is_remote=False, trace_flags=SAMPLED))
    carrier: dict[str, str] = {}
    _propagator.inject(carrier, set_span_in_context(span))
    return carrier[HEADER]
