"""Buckets in the store, the same for all gateways: one number under one key, changed by one script in one round trip.

The store's own clock counts, so that no clocks are compared. Times are in microseconds.
"""

from typing import NamedTuple

from sagebrush_gateway.store import Store

MICROSECONDS = 1_000_000

SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local full_at = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now)
local wanted = full_at + tonumber(ARGV[1])
local room = tonumber(ARGV[2])
if room > 0 and wanted - now > room then return {0, full_at - now} end
if wanted <= now then redis.call('DEL', KEYS[1]) return {1, 0} end
redis.call('SET', KEYS[1], string.format('%.0f', wanted), 'PXAT', math.ceil(wanted / 1000))
return {1, wanted - now}
"""
"""Adds ARGV[1] to the bucket unless it is then more than ARGV[2], where that is not 0."""


class Counted(NamedTuple):
    """Whether something was taken, and in how many seconds the bucket is full again."""

    granted: bool
    full_in: float


async def count(store: Store, key: str, cost: float, room: float = 0.0) -> Counted:
    """Takes ``cost`` seconds out of the bucket at ``key``; with ``room`` only if they fit. A negative cost returns."""
    granted, full_in = await store.eval(SCRIPT, 1, key, round(cost * MICROSECONDS), round(room * MICROSECONDS))
    return Counted(bool(granted), full_in / MICROSECONDS)
