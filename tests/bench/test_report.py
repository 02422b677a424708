from pathlib import Path

import pytest

from sagebrush_bench import results
from sagebrush_bench.figure import Goal, Measurement
from sagebrush_bench.machine import Machine, this
from sagebrush_bench.registry import figures, names
from sagebrush_bench.report import markdown, number
from sagebrush_bench.results import Measured

MACHINE = Machine("a processor", 2, 4.0, "Linux 6", "CPython 3.11", "abc123", "2026-01-01 12:00 UTC", 130)
FAST = Measurement("append", "x", [0.7, 0.9, 0.8], Goal(0.8, 0.95), "12,000/s")
SLOW = Measurement("a turn", "ms", [41.0], Goal(40, 20, more_is_better=False))


@pytest.mark.parametrize(("value", "verdict"), [(0.79, "missed"), (0.8, "met"), (0.95, "stretch"), (2.0, "stretch")])
def test_more_is_better_when_it_is_a_rate(value: float, verdict: str) -> None:
    assert Goal(0.8, 0.95).verdict(value) == verdict


@pytest.mark.parametrize(("value", "verdict"), [(41, "missed"), (40, "met"), (20, "stretch")])
def test_less_is_better_when_it_is_a_time(value: float, verdict: str) -> None:
    assert Goal(40, 20, more_is_better=False).verdict(value) == verdict


def test_a_reading_is_its_median_sample() -> None:
    assert (FAST.value, FAST.verdict) == (0.8, "met")


def test_a_page_names_the_machine_and_shows_a_verdict_for_every_reading() -> None:
    page = markdown([Measured("append", MACHINE, [FAST]), Measured("turn", MACHINE, [SLOW])])
    assert "a processor, 2 cores" in page
    assert "| append | 0.80 x | 0.80 x | 0.95 x | met | 3 | 0.70 to 0.90; 12,000/s | abc123 |" in page
    assert "| a turn | 41 ms | 40 ms | 20 ms | missed | 1 |  | abc123 |" in page


def test_a_failure_is_a_line_of_the_page() -> None:
    assert "| turn | | | | failed | | nobody moved | abc123 |" in markdown(
        [Measured("turn", MACHINE, failure="nobody moved")]
    )


def test_a_missed_target_is_explained_below_the_table() -> None:
    page = markdown([Measured("turn", MACHINE, [SLOW], remark="It thinks too long.")])
    assert page.endswith("## Where a target is missed\n\n- **turn.** It thinks too long.\n")


def test_results_come_back_from_their_file(tmp_path: Path) -> None:
    found = [Measured("append", MACHINE, [FAST])]
    (tmp_path / "results.json").write_text(results.as_json(found))
    assert results.read(tmp_path / "results.json") == found


def test_a_figure_measured_again_leaves_the_others_in_the_order_of_the_table() -> None:
    old = [Measured("append", MACHINE, [FAST]), Measured("turn", MACHINE, [SLOW])]
    new = Measured("append", MACHINE, [SLOW])
    assert results.merged(old, [new]) == [new, old[1]]


@pytest.mark.parametrize(("value", "text"), [(0.123, "0.12"), (9.876, "9.88"), (1234.5, "1,234"), (400_000, "400,000")])
def test_numbers_keep_the_digits_that_matter(value: float, text: str) -> None:
    assert number(value) == text


def test_the_machine_knows_its_cores_and_its_disk() -> None:
    machine = this()
    assert machine.cores >= 1
    assert machine.sync_us > 0


def test_every_figure_has_the_name_it_is_asked_by() -> None:
    assert [figure.name for figure in figures(names())] == names()


def test_the_test_suite_is_measured_only_when_named() -> None:
    assert "suite" not in [figure.name for figure in figures()]


def test_an_unknown_figure_is_refused() -> None:
    with pytest.raises(KeyError):
        figures(["luck"])
