"""Verifies the file of a game without any service: `verify(path.read_bytes(), TITLES)`."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from sagebrush_events.commit import Commit, chain_hash
from sagebrush_games.kernel.contents import NOTHING
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history import gamefile
from sagebrush_history.broken_game import BrokenGame, require
from sagebrush_history.checking import CheckedCommit, check_commits
from sagebrush_history.commitments import first_table, revealed_seed
from sagebrush_history.errors import TableError
from sagebrush_history.gamefile import Final, GameFileLine, Header, Unreadable
from sagebrush_history.table import GameTable, TitleRegistry

SOUND = "Commitment, hash chain, every draw, every event and every state are right."
NAMED = 10
"""Commits, or rows, that a sentence lists."""
PARTIAL = (
    "The game was running: the file is whole, and nothing else can be checked. "
    "Seed, draws, events and states can be verified in the file of the finished game."
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a game is what it claims; if not, at which version, with a stable code and a sentence.

    ``code`` is ``sound`` where everything is proved, ``partly-proved`` where an older version of the rules decided some
    commits and today's decide otherwise, ``partial`` for a running game. ``unproved``: the versions of those commits.
    ``other_rows``: what was printed otherwise for this game than this release prints it, as ``table.row``.
    """

    ok: bool
    version: int
    code: str
    detail: str
    unproved: tuple[int, ...] = ()
    other_rows: tuple[str, ...] = ()


def verify(data: bytes, titles: Iterable[AnyTitle], commitment: str = "") -> Verdict:
    """The verdict on the bytes of a file; ``commitment``: the one that was shown before the game, in hex."""
    return verify_with(data, TitleRegistry(titles), commitment)


def verify_with(data: bytes, registry: TitleRegistry, commitment: str = "") -> Verdict:
    """The same with titles that are ready for use, to verify many files."""
    try:
        header, lines, final = gamefile.parse(data)
        _check_format(header)
        _check_commitment(gamefile.commitment_of(lines), commitment)
        if not header.complete:
            return Verdict(True, final.versions, "partial", PARTIAL)
        return _complete(header, lines, final, registry)
    except Unreadable as error:
        return Verdict(False, 0, "unreadable", str(error))
    except BrokenGame as error:
        return Verdict(False, error.version, error.code, error.detail)
    except TableError as error:
        return Verdict(False, 0, error.code, error.detail)


def checked_file(data: bytes, registry: TitleRegistry) -> Iterator[CheckedCommit]:
    """The commits in the file of a finished game, each after its check, with the game after it.

    Raises Unreadable, BrokenGame or TableError where the file does not hold, after the commits that do.
    """
    header, lines, final = gamefile.parse(data)
    _check_format(header)
    if not header.complete:
        raise Unreadable("The game was running when the file was made, so the file has no commits.")
    yield from _checked(header, lines, final, registry)


def _check_format(header: Header) -> None:
    if (header.format, header.format_version) != (gamefile.FORMAT, gamefile.FORMAT_VERSION):
        raise Unreadable(f"This is not {gamefile.FORMAT} version {gamefile.FORMAT_VERSION}.")


def _check_commitment(found: str, kept: str) -> None:
    if kept and kept.lower() != found:
        raise BrokenGame(1, "commitment-mismatch", f"Commit 1: the commitment is {found or 'missing'}, not {kept}.")


def _complete(header: Header, lines: list[GameFileLine], final: Final, registry: TitleRegistry) -> Verdict:
    unproved = list[Commit]()
    for one in _checked(header, lines, final, registry):
        unproved += [one.commit] if one.difference else []
    return with_content(proved_verdict(len(lines), unproved), one.applied.table)


def _checked(
    header: Header, lines: list[GameFileLine], final: Final, registry: TitleRegistry
) -> Iterator[CheckedCommit]:
    stored = [gamefile.stored_bytes(line) for line in lines]
    if not stored:
        raise Unreadable("The file has no commits.")
    table = first_table(registry, stored[0])
    if (header.game, header.title, header.viewer) != (table.game, table.title.id, None):
        raise BrokenGame(1, "header-mismatch", "The header names another game.")
    seed = revealed_seed(table, stored[-1], len(stored))
    for line, one in zip(lines, check_commits(table, seed, stored), strict=True):
        _check_text(table, line, one.commit)
        is_over = one.applied.is_over
        yield one
    require(is_over, len(stored), "game-not-over", "is the last one, and the game is not over")
    if chain_hash(stored[-1]).hex() != final.head:
        raise BrokenGame(len(stored), "broken-chain", "The last line names another last commit.")


def proved_verdict(version: int, unproved: Sequence[Commit]) -> Verdict:
    """The verdict on a game whose ``version`` commits hold, some ``unproved``."""
    if not unproved:
        return Verdict(True, version, "sound", SOUND)
    versions = tuple(commit.version for commit in unproved)
    rules = sorted({commit.rules for commit in unproved})
    return Verdict(True, version, "partly-proved", _partly(version, versions, rules), versions)


def with_content(verdict: Verdict, table: GameTable) -> Verdict:
    """The verdict with the rows in which the content that the game carries is not that of this release."""
    rows = other_rows(table)
    if not rows:
        return verdict
    told = f" The game was played with {len(rows)} rows of content that this release prints otherwise: {_listed(rows)}."
    return replace(verdict, detail=verdict.detail + told, other_rows=rows)


def other_rows(table: GameTable) -> tuple[str, ...]:
    """As ``table.row``: corrections of the host, of another release, or of the writer of the file."""
    config, title = table.started.config, table.title
    played, today = title.printed(config).tables, title.contents.get(config.edition, NOTHING).tables
    return tuple(
        f"{name}.{row}"
        for name in sorted({*played, *today})
        for row in sorted({*played.get(name, {}), *today.get(name, {})})
        if played.get(name, {}).get(row) != today.get(name, {}).get(row)
    )


def _listed(values: Sequence[object]) -> str:
    return ", ".join(map(str, values[:NAMED])) + (", …" if len(values) > NAMED else "")


def _partly(total: int, versions: Sequence[int], rules: Sequence[int]) -> str:
    return (
        f"{total - len(versions)} of {total} commits are proved. Rules {', '.join(map(str, rules))} decided these, and "
        f"today's rules decide otherwise: {_listed(versions)}. Their chain, draws and states are right; that their "
        "events follow from their commands is not proved."
    )


def _check_text(table: GameTable, line: GameFileLine, commit: Commit) -> None:
    try:
        same = gamefile.text_matches(table, line, commit)
    except (Malformed, ValueError, RecursionError):
        same = False
    if not same:
        version = commit.version
        raise BrokenGame(
            version, "text-mismatch", f"Commit {version}: the readable text differs from the stored bytes."
        )
