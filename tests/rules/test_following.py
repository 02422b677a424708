"""Followers of all games: told that games move, from the first empty message on, and nothing of what happened."""

from sagebrush_events import FeedEntry
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.application.feed import followed


def followed_commit(entry: FeedEntry) -> wire.FollowedCommit | None:
    told = followed(entry)
    return told.commits[0] if told is not None else None


def test_followers_are_told_whom_a_game_waits_for_and_nothing_else() -> None:
    payload = (
        b'{"title":"t","seats":[0,-1],"prompts":["place","outlaw-move"],"over":false,'
        b'"opponents":{"0":{"name":"greedy","budget_ms":5}},"flow":7}'
    )
    commit = followed_commit(FeedEntry("g", 3, payload))
    assert commit is not None
    assert (commit.game, commit.version, commit.over) == ("g", 3, False)
    assert [(one.seat, one.opponent.name) for one in commit.awaited] == [(0, "greedy"), (-1, "")]
    assert [one.prompt for one in commit.awaited] == ["place", "outlaw-move"]


def test_an_entry_of_an_older_release_tells_no_prompts() -> None:
    commit = followed_commit(FeedEntry("g", 3, b'{"title":"t","seats":[0,1],"over":false,"opponents":{}}'))
    assert commit is not None and [(one.seat, one.prompt) for one in commit.awaited] == [(0, ""), (1, "")]


def test_an_entry_that_cannot_be_read_does_not_stop_the_others() -> None:
    assert followed_commit(FeedEntry("g", 3, b"{")) is None
