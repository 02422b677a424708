"""What changes several values of a subscription at once, as scripts of the store.

A delivery waits in the queue of its game; only the first of a queue is due, or with a sender until a certain time.
"""

RECORD = """
local games, over, events, due, delivered, dead, queue =
  KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[6], KEYS[7]
if redis.call('EXISTS', KEYS[8]) == 0 then return 0 end
local game, version, told, now, most = ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4], tonumber(ARGV[5])
if version > 0 then
  local known = redis.call('HGET', games, game)
  if known and version <= tonumber(string.match(known, '^%d+')) then return 0 end
  redis.call('HSET', games, game, ARGV[2] .. ' ' .. told)
  if ARGV[6] == '1' then redis.call('ZADD', over, now, game) end
  for _, old in ipairs(redis.call('ZRANGEBYSCORE', over, '-inf', tonumber(now) - 86400000, 'LIMIT', 0, 16)) do
    redis.call('ZREM', over, old)
    redis.call('HDEL', games, old)
  end
end
for index = 7, #ARGV, 2 do
  if version == 0 and redis.call('HEXISTS', events, ARGV[index]) == 1 then return 0 end
  local waiting = redis.call('HLEN', events) - redis.call('ZCARD', delivered) - redis.call('ZCARD', dead)
  if waiting >= most and redis.call('LLEN', queue) > 1 then
    redis.call('HDEL', events, redis.call('RPOP', queue))
  end
  redis.call('HSET', events, ARGV[index], ARGV[index + 1])
  if redis.call('RPUSH', queue, ARGV[index]) == 1 then redis.call('ZADD', due, now, ARGV[index]) end
end
return 1
"""
"""Puts events behind the others of their game, unless its version is known; 1 when it was news.

What has no version is known by its id. A subscription that was taken away meanwhile gets nothing.

With more than ``most`` waiting, the latest that waits of the game gives way: the newest state is what counts.
Games that have been over for a day are forgotten.
"""

CLAIM = """
local due, sent, attempts, failures, pause = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local now, till, most = ARGV[1], ARGV[2], tonumber(ARGV[3])
if tonumber(redis.call('GET', pause) or '0') > tonumber(now) then return {} end
if tonumber(redis.call('GET', failures) or '0') >= tonumber(ARGV[4]) then most = 1 end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', sent, '-inf', now)) do
  redis.call('ZREM', sent, id)
  redis.call('ZADD', due, now, id)
end
local room = most - redis.call('ZCARD', sent)
local found = {}
if room <= 0 then return found end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', due, '-inf', now, 'LIMIT', 0, room)) do
  redis.call('ZREM', due, id)
  redis.call('ZADD', sent, till, id)
  table.insert(found, id)
  table.insert(found, redis.call('HINCRBY', attempts, id, 1))
end
return found
"""
"""Ids and numbers of the attempts that shall be made now; what a sender did not finish in time is made again.

A receiver that failed many times in a row gets one at a time, and one that asked for a pause none until it is over.
"""

SETTLE = """
local sent, due, attempts, history, events, done, failures, pause, queue =
  KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[6], KEYS[7], KEYS[8], KEYS[9]
local id, attempt, now, again, kept, told = ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5]), ARGV[6]
if redis.call('HGET', attempts, id) ~= attempt or redis.call('ZREM', sent, id) == 0 then return 0 end
redis.call('HSET', history, id, told)
if tonumber(ARGV[9]) > tonumber(now) then redis.call('SET', pause, ARGV[9], 'PXAT', ARGV[9]) end
if ARGV[7] == '1' then
  local failed = tonumber(redis.call('GET', failures) or '0')
  redis.call('DEL', failures)
  if failed >= tonumber(ARGV[8]) then
    for _, other in ipairs(redis.call('ZRANGEBYSCORE', due, now, '+inf', 'LIMIT', 0, 1000)) do
      redis.call('ZADD', due, now, other)
    end
  end
else
  redis.call('INCR', failures)
end
if again ~= '0' then
  redis.call('ZADD', due, again, id)
  return 1
end
redis.call('LREM', queue, 1, id)
local following = redis.call('LINDEX', queue, 0)
if following then redis.call('ZADD', due, now, following) end
redis.call('ZADD', done, now, id)
for _, old in ipairs(redis.call('ZRANGE', done, 0, -kept - 1)) do
  redis.call('ZREM', done, old)
  redis.call('HDEL', events, old)
  redis.call('HDEL', attempts, old)
  redis.call('HDEL', history, old)
end
return 1
"""
"""Notes what came of an attempt, once: the next one, or the end and the next of the game.

The first success after many failures lets everything be tried at once: the receiver is back.
"""

REPLAY = """
local dead, due, history, queue = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('ZREM', dead, ARGV[1]) == 0 then return 0 end
redis.call('HSET', history, ARGV[1], ARGV[3])
if redis.call('RPUSH', queue, ARGV[1]) == 1 then redis.call('ZADD', due, ARGV[2], ARGV[1]) end
return 1
"""
"""Lets a dead letter be delivered again, behind what waits of its game."""
