"""A file is replaced whole or not at all, and nobody gets rights on it that he did not have."""

import os
import resource
from pathlib import Path

import pytest

from sagebrush_process.files import replace_file


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_file_that_only_its_owner_may_read_stays_so(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes(b"first")
    path.chmod(0o600)
    replace_file(path, b"second")
    assert (path.read_bytes(), mode(path)) == (b"second", 0o600)


def test_a_new_file_has_the_rights_that_are_asked_for_or_the_usual_ones(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        replace_file(tmp_path / "usual", b"")
        replace_file(tmp_path / "private", b"", 0o600)
    finally:
        os.umask(before)
    assert (mode(tmp_path / "usual"), mode(tmp_path / "private")) == (0o640, 0o600)


def test_a_link_stays_and_leads_to_the_new_file(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "kept" / "file")
    for data in (b"first", b"second"):
        replace_file(link, data)
        assert (tmp_path / "kept" / "file").read_bytes() == data
    assert link.is_symlink() and len(list((tmp_path / "kept").iterdir())) == 1


def test_the_file_before_stays_whole_where_there_is_no_room(tmp_path: Path) -> None:
    path = tmp_path / "file"
    replace_file(path, b"whole")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            replace_file(path, bytes(5000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == b"whole"
    assert list(tmp_path.iterdir()) == [path]
