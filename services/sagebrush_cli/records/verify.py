"""``sagebrush verify``: what the file of a game is worth, found out without any service."""

import sys
from dataclasses import asdict, replace
from pathlib import Path

from sagebrush_cli import screen
from sagebrush_cli.phrases import phrase
from sagebrush_cli.records.files import file_bytes
from sagebrush_client import Promise, Told
from sagebrush_client.problems import PromiseBroken
from sagebrush_client.promise import NOT_REVEALED, first_event
from sagebrush_client.told import TOLD_OTHERWISE
from sagebrush_games import TITLES
from sagebrush_history.broken_game import OF_THE_MACHINE
from sagebrush_history.verify import Verdict, verify

NOT_CHECKED, NOT_ALL_PROVED = 2, 3
"""Statuses: the machine could not check the file; nothing is wrong, and something could not be proved."""

COLOURS = {"sound": "green", "partly-proved": "yellow", "partial": "yellow", "not-revealed": "red"}


def run(path: Path, as_json: bool, commitment: str = "") -> None:
    """Verify a file; status 1 when it does not hold, 2 where that is not known, 3 when not everything is proved.

    ``commitment``: the one that the table showed, if known.
    """
    try:
        verdict = verdict_on(file_bytes(path), commitment)
    except OF_THE_MACHINE as error:
        screen.fail("cannot-check", cannot_check(error), as_json)
        sys.exit(NOT_CHECKED)
    tell(path, verdict, as_json)


def tell(path: Path, verdict: Verdict, as_json: bool) -> None:
    """Says the verdict on a file; ends with status 1 when it does not hold, 3 when not everything is proved."""
    if as_json:
        screen.emit(asdict(verdict))
    else:
        show_verdict(str(path), verdict)
    if verdict.code != "sound":
        sys.exit(NOT_ALL_PROVED if verdict.ok else 1)


def cannot_check(error: MemoryError | OSError) -> str:
    """Why this machine has no verdict on a file."""
    lacking = "there is not enough memory" if isinstance(error, MemoryError) else str(error)
    return f"The file could not be checked here: {lacking}. That says nothing about the game."


def verdict_on(data: bytes, commitment: str) -> Verdict:
    """The verdict on the bytes of a file."""
    return verify(data, TITLES.values(), commitment)


def verdict_at_end(data: bytes, commitment: str, is_sealed: bool) -> Verdict:
    """The verdict on the file of a game that is over; ``is_sealed``: other tables with the same chance still play.

    Of any other game the whole file is given out: a platform that gives less hides the seed.
    """
    verdict = verdict_on(data, commitment)
    if verdict.code != "partial" or is_sealed:
        return verdict
    return Verdict(False, verdict.version, "not-revealed", NOT_REVEALED)


def as_promised(data: bytes, verdict: Verdict, promise: Promise) -> Verdict:
    """``verdict`` on a file, unless its game began with other seats, or other entropy, than its table had promised."""
    if not verdict.ok or verdict.code == "partial":
        return verdict
    try:
        promise.check_beginning(first_event(data))
    except PromiseBroken as broken:
        return replace(verdict, ok=False, version=1, code=broken.code, detail=str(broken))
    return verdict


def as_told(data: bytes, verdict: Verdict, told: Told) -> Verdict:
    """``verdict`` on a file, unless this client was told other events during the game.

    A file proves that a game follows from its seed and its commands, and not that it is the one that was played.
    """
    if not verdict.ok or verdict.code == "partial":
        return verdict
    version = told.difference(data)
    if version is None:
        return verdict
    detail = TOLD_OTHERWISE.format(version=version)
    return replace(verdict, ok=False, version=version, code="told-otherwise", detail=detail)


def show_verdict(what: str, verdict: Verdict) -> None:
    """The verdict on ``what`` for people."""
    screen.say(f"{what}: {_sentence(verdict)}", COLOURS.get(verdict.code, "red"))


def _sentence(verdict: Verdict) -> str:
    """In the language of the reader, but for what names a fault: that is looked up as the platform says it."""
    code, detail = verdict.code, verdict.detail
    told = {"version": verdict.version, "code": phrase(code), "detail": phrase(detail)}
    if verdict.ok:
        return phrase("{version} commits, {code}. {detail}", **told)
    return phrase("NOT sound at commit {version} ({code}). {detail}", **told)
