#!lua name=sagebrush

-- The one way to write a game. Everything is looked at before anything is written, so it is all or nothing.
-- An answer is one line, a word and a version: cheaper to write and to read than a list.

local CAP = $cap
local FEED_KEPT = $feed_kept

local function answer(word, version)
  return redis.status_reply(word .. ' ' .. version)
end

-- The version in `last-generated-id`; unlike XLEN it is right after a deletion, too.
local function last_version(stream)
  if redis.call('EXISTS', stream) == 0 then
    return 0
  end
  local info = redis.call('XINFO', 'STREAM', stream)
  for i = 1, #info, 2 do
    if info[i] == 'last-generated-id' then
      return tonumber(string.match(info[i + 1], '^%d+'))
    end
  end
end

-- What is known of a command id: eight bytes of fingerprint, then the version; false where nothing is.
-- It is written once more: a WAIT counts the replicas that have what its own connection wrote, and nothing older.
local function remembered(commands, field)
  local known = redis.call('HGET', commands, field)
  if known then
    redis.call('HSET', commands, field, known)
  end
  return known
end

-- The answer for a command id that is known with `value`.
local function applied(value, fingerprint)
  if string.sub(value, 1, 8) == fingerprint then
    return answer('DUPLICATE', string.sub(value, 9))
  end
  return answer('KEY_REUSED', 0)
end

-- Whether a caller with few rights would be stopped half-way; its error then comes before the first write.
local function check_rights(keys, game)
  local allowed = redis.acl_check_cmd('HSET', keys[2], 'f', 'v')
    and redis.acl_check_cmd('PERSIST', keys[3])
    and redis.acl_check_cmd('XADD', keys[4], '*', 'g', game)
  for index = 5, #keys do
    allowed = allowed and redis.acl_check_cmd('ZADD', keys[index], 0, game)
      and redis.acl_check_cmd('ZREM', keys[index], game)
  end
  if not allowed then
    error({ err = 'NOPERM this user may not append' })
  end
end

local function refused(last, expected)
  return answer(last > expected and 'CONFLICT' or 'LOST', last)
end

-- `game` at a time of an index, or no more where there is none and it was there.
local function note(index, game, time, was)
  if time ~= '' then
    redis.call('ZADD', index, time, game)
  elseif was then
    redis.call('ZREM', index, game)
  end
end

local function append(keys, args)
  local stream, commands, secret, feed, awaiting, clocks, warnings = unpack(keys)  -- of 0.2: no clocks, no warnings
  local expected, field, fingerprint, commit, payload, due, ends, warns, untold = tonumber(args[1]), unpack(args, 2)
  local game = string.match(stream, '[^:]*$')

  local known = remembered(commands, field)
  if known then
    return applied(known, fingerprint)
  end
  -- XLEN is cheap and never above the last version: equal means right, anything else is looked up.
  if redis.call('XLEN', stream) ~= expected then
    local last = last_version(stream)
    if last ~= expected then
      return refused(last, expected)
    end
  end
  if expected >= CAP then
    return answer('FULL', expected)
  end
  local waiting = redis.call('ZSCORE', awaiting, game)
  local running = clocks and redis.call('ZSCORE', clocks, game)
  local warned = warnings and redis.call('ZSCORE', warnings, game)
  local is_untold = warned and untold ~= '' and tonumber(warned) <= tonumber(untold)
  redis.call('XLEN', feed)
  check_rights(keys, game)

  local version = expected + 1
  local written = redis.pcall('XADD', stream, version .. '-0', 'c', commit)
  if written.err then
    local last = last_version(stream)
    return last ~= expected and refused(last, expected) or written
  end
  redis.call('HSET', commands, field, fingerprint .. version)
  redis.call('XADD', feed, 'MAXLEN', '~', FEED_KEPT, '*', 'g', game, 'v', version, 'a', payload)
  note(awaiting, game, due, waiting)
  if clocks then
    note(clocks, game, ends, running)
  end
  if warnings and not is_untold then
    note(warnings, game, warns, warned)
  end
  if version == 1 then
    redis.call('PERSIST', secret)
  end
  return answer('OK', version)
end

local function lookup(keys, args)
  return remembered(keys[1], args[1])
end

-- The entries of a feed that a consumer left lying, for another one; those taken too often go to the dead letters.
local function claim(keys, args)
  local feed, dead = unpack(keys)
  local group, consumer, idle, limit, most = unpack(args)
  local claimed = {}
  for _, pending in ipairs(redis.call('XPENDING', feed, group, 'IDLE', idle, '-', '+', limit)) do
    local id, deliveries = pending[1], pending[4]
    local entry = redis.call('XRANGE', feed, id, id)[1]
    if entry and deliveries < tonumber(most) then
      redis.call('XCLAIM', feed, group, consumer, idle, id)
      table.insert(claimed, entry)
    else
      if entry then
        redis.call('XADD', dead, '*', unpack(entry[2]))
      end
      redis.call('XACK', feed, group, id)
    end
  end
  return claimed
end

-- A value in place of `before`, unless somebody else has changed it since; 1 if it was written. One write, which no
-- server keeps as a transaction.
local function replace(keys, args)
  local before, after, seconds = unpack(args)
  if (redis.call('GET', keys[1]) or '') ~= before then
    return 0
  end
  if seconds then
    redis.call('SET', keys[1], after, 'EX', seconds)
  else
    redis.call('SET', keys[1], after)
  end
  return 1
end

-- `game` is no more among those with plans, unless that was noted again since `mark`; 1 if it was removed.
local function forget_planned(keys, args)
  local game, mark = unpack(args)
  local known = redis.call('ZSCORE', keys[1], game)
  return known and tonumber(known) == tonumber(mark) and redis.call('ZREM', keys[1], game) or 0
end

-- Tells followers that time runs out, unless the game has moved on or somebody else did; 1 if it was written.
local function warn(keys, args)
  local stream, warnings, warned, feed = unpack(keys)
  local expected, due, warns, payload, seconds = unpack(args)
  local game = string.match(stream, '[^:]*$')
  local noted = redis.call('ZSCORE', warnings, game)
  if not noted or tonumber(noted) ~= tonumber(due) or last_version(stream) ~= tonumber(expected) then
    return 0
  end
  check_rights({ stream, warned, warned, feed, warnings }, game)
  note(warnings, game, warns, true)
  for index = 6, #args, 2 do
    redis.call('HSET', warned, args[index], args[index + 1])
  end
  if payload ~= '' then
    redis.call('EXPIRE', warned, seconds)
    redis.call('XADD', feed, 'MAXLEN', '~', FEED_KEPT, '*', 'g', game, 'v', expected, 'a', payload)
  end
  return 1
end

redis.register_function('append', append)
redis.register_function({ function_name = 'lookup', callback = lookup, flags = { 'allow-oom' } })
redis.register_function('warn', warn)
redis.register_function('replace_plan', replace)
redis.register_function('replace_heartbeat', replace)
redis.register_function('forget_planned', forget_planned)
redis.register_function('claim', claim)
