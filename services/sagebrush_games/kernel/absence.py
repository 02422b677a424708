"""What a table agreed on for people who stay away, and what cannot be agreed on.

Durations are seconds in the terms and milliseconds elsewhere. Who is away has no say in any of it.
"""

import re

from sagebrush_games.kernel.messages import AbsenceTerms, Config

NO_RESULT = "no-result"
"""A game that nobody plays any more ends without a ranking."""
ABSENT_LOSE = "absent-lose"
"""Those for whom it waited are ranked behind all others."""
ENDS = (NO_RESULT, ABSENT_LOSE)
DEFAULTS = AbsenceTerms()
"""Of a table that agreed on nothing."""
LEAST_SECONDS = 60
MOST_SECONDS = 30 * 24 * 3600
LEAST_END = 600
MOST_END = 365 * 24 * 3600
_name = re.compile("[a-z0-9][a-z0-9_-]{0,39}")


def absence_terms(config: Config) -> AbsenceTerms:
    """What the table of ``config`` agreed on."""
    return config.absence or DEFAULTS


def terms_fault(terms: AbsenceTerms) -> tuple[str, str] | None:
    """The field of ``terms`` that cannot be, and the sentence that says why; None where all can."""
    if not LEAST_SECONDS <= terms.remove_after <= MOST_SECONDS:
        return "remove_after", f"A player may be removed after {LEAST_SECONDS} to {MOST_SECONDS} seconds."
    if terms.end_after and not LEAST_END <= terms.end_after <= MOST_END:
        return "end_after", f"An abandoned game ends after {LEAST_END} to {MOST_END} seconds, or never: 0."
    if terms.abandoned not in ENDS:
        return "abandoned", f"An abandoned game ends with one of: {', '.join(ENDS)}."
    if _name.fullmatch(terms.substitute) is None:
        return "substitute", "The substitute is the name of an opponent."
    return None
