"""What the log says of an opponent that failed: where, and never what it looked at."""

from sagebrush_workers.faults import places


def test_places_name_the_code_and_never_the_card() -> None:
    hands: dict[int, int] = {}
    try:
        hands[7012]
    except KeyError as error:
        told = places(error)
    assert told[-1].startswith("test_faults_told.py:")
    assert "7012" not in "".join(told)
