"""Verifies the file of a game without any service: `verify(path.read_bytes(), TITLES)`."""

from collections.abc import Iterable
from dataclasses import dataclass

from sagebrush_events import Commit, chain_hash
from sagebrush_games.kernel.codec import Malformed
from sagebrush_games.kernel.title import Title
from sagebrush_rules import gamefile
from sagebrush_rules.checking import Broken, checked, first_table, revealed_seed
from sagebrush_rules.gamefile import Header, Line, Unreadable
from sagebrush_rules.problems import Problem
from sagebrush_rules.table import Shelf, Table


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a game is what it claims; if not, at which version, with a stable code and a sentence."""

    ok: bool
    version: int
    code: str
    detail: str


def verify(data: bytes, titles: Iterable[Title]) -> Verdict:
    """The verdict on the bytes of a file."""
    try:
        header, lines, final = gamefile.parsed(data)
        _insist_known(header)
        if not header.complete:
            return Verdict(True, final.versions, "partial", "A running game: only its bytes could be checked.")
        return _complete(header, lines, final.head, Shelf(titles))
    except Unreadable as error:
        return Verdict(False, 0, "unreadable", str(error))
    except Broken as error:
        return Verdict(False, error.version, error.code, error.detail)
    except Problem as problem:
        return Verdict(False, 0, problem.code, problem.detail)


def _insist_known(header: Header) -> None:
    if (header.format, header.format_version) != (gamefile.FORMAT, gamefile.FORMAT_VERSION):
        raise Unreadable(f"This is not {gamefile.FORMAT} version {gamefile.FORMAT_VERSION}.")


def _complete(header: Header, lines: list[Line], head: str, shelf: Shelf) -> Verdict:
    stored = [gamefile.stored_bytes(line) for line in lines]
    if not stored:
        raise Unreadable("The file has no commits.")
    table = first_table(shelf, stored[0])
    if (header.game, header.title) != (table.game, table.title.id):
        raise Broken(1, "other-game", "The header names another game.")
    seed = revealed_seed(table, stored[-1], len(stored))
    for line, commit in zip(lines, checked(table, seed, stored), strict=True):
        _insist_same(table, line, commit)
    if chain_hash(stored[-1]).hex() != head:
        raise Broken(len(stored), "broken-chain", "The last line names another last commit.")
    return Verdict(True, len(stored), "sound", "Commitment, hash chain, every draw and every state are right.")


def _insist_same(table: Table, line: Line, commit: Commit) -> None:
    try:
        same = gamefile.says_the_same(table, line, commit)
    except Malformed:
        same = False
    if not same:
        raise Broken(
            commit.version, "other-words", f"What people read of commit {commit.version} is not what it holds."
        )
