"""What the tables of simulated weeks agree on."""

from sagebrush_games.kernel.messages import AbsenceTerms, ClockTerms

TERMS = (
    ClockTerms("decision", 3 * 24 * 3600, sleep_from=22 * 60, sleep_until=6 * 60),
    ClockTerms("decision", 24 * 3600),
    ClockTerms("bank", 14 * 24 * 3600, increment=3600, sleep_from=30, sleep_until=8 * 60),
    ClockTerms("bank", 2 * 24 * 3600),
    ClockTerms("decision", 2 * 24 * 3600, at_end="computer"),
    ClockTerms("bank", 2 * 24 * 3600, increment=60, at_end="computer"),
    ClockTerms("decision", 24 * 3600, at_end="computer-once"),
    ClockTerms("decision", 2 * 24 * 3600, own_sleep=10 * 60),
    ClockTerms("bank", 5 * 24 * 3600, increment=600, at_end="computer", own_sleep=16 * 60),
    None,
)
ABSENCE = (
    None,
    AbsenceTerms(3600, "casual", 7 * 24 * 3600),
    AbsenceTerms(3600, "random", 24 * 3600, "absent-lose"),
)
LONG_PATIENCE = AbsenceTerms(end_after=14 * 24 * 3600)
"""Of a table without clocks, which otherwise would wait for somebody who left on the first day."""
