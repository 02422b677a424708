"""What a table may agree on for people who stay away."""

import pytest

from sagebrush_games.kernel import absence
from sagebrush_games.kernel.messages import AbsenceTerms


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        (AbsenceTerms(remove_after=0), "remove_after"),
        (AbsenceTerms(remove_after=100 * 365 * 24 * 3600), "remove_after"),
        (AbsenceTerms(end_after=1), "end_after"),
        (AbsenceTerms(end_after=-600), "end_after"),
        (AbsenceTerms(end_after=100 * 365 * 24 * 3600), "end_after"),
        (AbsenceTerms(abandoned="everybody-wins"), "abandoned"),
        (AbsenceTerms(substitute=""), "substitute"),
        (AbsenceTerms(substitute="a friend"), "substitute"),
    ],
)
def test_terms_of_absence_that_cannot_be_are_refused_by_field(terms: AbsenceTerms, field: str) -> None:
    fault = absence.terms_fault(terms)
    assert fault is not None and fault[0] == field


@pytest.mark.parametrize("terms", [AbsenceTerms(), AbsenceTerms(60, "master", 600, "absent-lose")])
def test_terms_that_a_table_may_agree_on_are_accepted(terms: AbsenceTerms) -> None:
    assert absence.terms_fault(terms) is None
