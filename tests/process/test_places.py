"""What the log says of an opponent that failed: where, and never what it looked at."""

from sagebrush_process.places import places_of


def test_places_name_the_code_and_never_the_card() -> None:
    hands: dict[int, int] = {}
    try:
        hands[7012]
    except KeyError as error:
        told = places_of(error)
    assert told[-1].startswith("test_places.py:")
    assert "7012" not in "".join(told)
