"""Rights on the two servers: the users, and the files that the servers read them from.

Commands inside a function are checked against the caller, so `fcall` alone opens nothing.
"""

import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from sagebrush_process.files import replace_file

USERS = ("rules", "gateway", "relay", "engine", "worker", "webhooks", "sender", "ops")
"""The users of both servers; the default user is off."""

DEFAULT_USER = "user default off ~* &* +@all"
"""The default user cannot log in, yet has every right: a server reads its append-only file back as this user.

Some servers drop the transactions of the file, silently, when that user lacks a right (ADR 0063).
"""

CONNECTING = "-@all +@connection -@dangerous +command +cluster|slots +cluster|shards"

RULES = f"""
    {CONNECTING} ~sb:*
    +fcall +function|load +wait
    +exists +xinfo|stream +xlen +hget +hset +xadd +zscore +zadd +zrem +persist
    +xrange +xrevrange +xread +zrange
    +xgroup|create +xreadgroup +xpending +xclaim +xack
    +info +config|get +acl|dryrun
    (~sb:*:secret:* ~sb:*:snapshot:* ~sb:*:plan:* ~sb:acknowledged ~sb:heartbeat +get +set)
    (~sb:*:warned:* +hgetall +expire)
"""
"""Appends and reads, and asks whether the server would forget; nothing that deletes."""

GATEWAY = f"""
    {CONNECTING} ~gw:*
    +@string +@hash +@set +@sortedset +@transaction +del +unlink +exists +expire +pexpire +ttl +pttl
    +eval +time -@dangerous
    (~gw:webhook:* +rpush +rpop +lrem +llen +lindex)
"""
"""Its own keys, and no right on streams; a script may do what the user may do, and no more."""

RELAY = f"""
    {CONNECTING} ~sb:*:feed ~sb:*:dead %R~sb:*:awaiting %R~sb:*:clocks %R~sb:*:warnings
    +fcall +xgroup|create +xreadgroup +xpending +xclaim +xack +xrange +xlen +zrange +zrangebyscore
    (~sb:*:dead +xadd)
"""
"""The feed and who is awaited: ids, never content."""

OPS_RECORD = """
    -@all +@connection +@read +@write +@keyspace +@transaction +@pubsub -@scripting -@dangerous &*
    +info +role +memory +latency +lastsave +bgrewriteaof +bgsave +shutdown
    +config|set +config|resetstat +client +acl|whoami +keys
    ~sb:*:game:* ~sb:*:keys:* ~sb:*:feed ~sb:*:dead ~sb:*:awaiting ~sb:*:clocks ~sb:*:warnings ~sb:*:warned:*
    ~sb:*:snapshot:* ~gw:*
"""
"""Looks after games and server, without the seeds.

What would open a way to them is not there either: users (ACL), the stream of all commands (MONITOR, SLOWLOG), copies of
the whole (SYNC, REPLICAOF, MIGRATE, DEBUG, MODULE), passwords in the settings (CONFIG GET); nor what empties a store.
"""

RELAY_BROKER = f"""
    {CONNECTING}
    (~moves* ~nudges +lpush +llen)
    (%R~sb:lease:* +mget)
    (~sb:alive:relay:* ~sb:alive:sweeper:* +set +get)
"""
"""Puts tasks into queues, and asks which games are thought about.

Processes of 0.1 keep a heartbeat there; the right to it stays until they are replaced.
"""

ENGINE_BROKER = f"""
    {CONNECTING}
    (~engine* +lpush)
    (~sb:engine:* +set +get +del +exists +expire +blpop +lpop)
"""
"""Puts jobs into the queue behind all games, and takes the answers: nothing of any game."""

WORKER_BROKER = f"""
    {CONNECTING} +@transaction
    ~moves* ~nudges* ~engine* ~probes-* ~unacked ~unacked_index ~rejected
    +brpop +lpush +rpush +llen +ltrim +hset +hget +hdel +zadd +zrem +zrange
    (~sb:alive:worker:* +set +get)
    (~sb:tries:* +incrby +expire +del)
    (~sb:engine:* +get +set +exists +lpush +expire)
    (~sb:lease:* +get +set +del +pexpire +watch)
    (~sb:workers +zadd +zcount +zremrangebyscore)
    (~*.celery.pidbox* ~_kombu.binding*.celeryev +sadd +srem +smembers +lpush +llen +del)
    (&/0.celery.pidbox +subscribe +psubscribe +unsubscribe +punsubscribe)
    (&/0.celeryev/* +publish)
"""
"""What Celery's transport asks of its queues; how often a turn was begun, who thinks about which game, who is there.

No script, no function. Operators ask workers what they do by the mailbox of Celery (pidbox), to which no worker may
publish. The heartbeat is that of processes of 0.1.
"""

WEBHOOKS_BROKER = f"""
    {CONNECTING}
    (~webhooks +lpush)
    (~sb:webhook:job:* +set +del)
    (~sb:webhook:results +brpop)
"""
"""Hands over what shall be sent, and takes what came of it."""

SENDER_BROKER = f"""
    {CONNECTING} +@transaction
    ~webhooks* ~probes-sender-* ~unacked-sender ~unacked-sender-index ~rejected
    +brpop +lpush +rpush +llen +ltrim +hset +hget +hdel +zadd +zrem +zrange
    (~sb:webhook:job:* +getdel)
    (~sb:webhook:results +lpush +ltrim)
    (~*.celery.pidbox* ~_kombu.binding*.celeryev +sadd +srem +smembers +lpush +llen +del)
    (&/0.celery.pidbox +subscribe +psubscribe +unsubscribe +punsubscribe)
    (&/0.celeryev/* +publish)
"""
"""What Celery's transport asks of its queues; jobs once, and what came of them. No game, no record, no other queue."""

OPS_BROKER = "~* &* +@all"


def record(passwords: Mapping[str, str]) -> str:
    """The users file of the record."""
    return users_file({"rules": RULES, "gateway": GATEWAY, "relay": RELAY, "ops": OPS_RECORD}, passwords)


def broker(passwords: Mapping[str, str]) -> str:
    """The users file of the broker."""
    return users_file(
        {
            "relay": RELAY_BROKER,
            "engine": ENGINE_BROKER,
            "worker": WORKER_BROKER,
            "webhooks": WEBHOOKS_BROKER,
            "sender": SENDER_BROKER,
            "ops": OPS_BROKER,
        },
        passwords,
    )


def users_file(rights: Mapping[str, str], passwords: Mapping[str, str]) -> str:
    """A line for each user, with the digest of the password."""
    users = [f"user {name} on #{digest(passwords[name])} {' '.join(rules.split())}" for name, rules in rights.items()]
    return "\n".join([DEFAULT_USER, *users, ""])


def digest(password: str) -> str:
    """What the server keeps of a password."""
    return hashlib.sha256(password.encode()).hexdigest()


def main(arguments: Sequence[str]) -> None:
    """Write ``record.acl`` and ``broker.acl``; the passwords come from ``SAGEBRUSH_<USER>_PASSWORD``."""
    if len(arguments) != 1 or not (directory := Path(arguments[0])).is_dir():
        sys.exit("usage: python -m sagebrush_events.acl DIRECTORY, which exists")
    variables = {name: f"SAGEBRUSH_{name.upper()}_PASSWORD" for name in USERS}
    passwords = {name: os.environ.get(variable, "") for name, variable in variables.items()}
    if lacking := [variables[name] for name, password in passwords.items() if not password]:
        sys.exit(f"Every user needs a password; there is none in {', '.join(lacking)}.")
    replace_file(directory / "record.acl", record(passwords).encode())
    replace_file(directory / "broker.acl", broker(passwords).encode())


if __name__ == "__main__":
    main(sys.argv[1:])
