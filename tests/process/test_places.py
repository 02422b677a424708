"""What the log says of an opponent that failed: where, and never what it looked at."""

from sagebrush_process.places import class_of, places_of


def test_places_name_the_code_and_never_the_card() -> None:
    hands: dict[int, int] = {}
    try:
        hands[7012]
    except KeyError as error:
        told = places_of(error)
    assert told[-1].startswith("test_places.py:")
    assert "7012" not in "".join(told)


def test_the_log_says_that_a_password_is_wrong_and_not_only_that_nobody_answered() -> None:
    wrong = PermissionError("hunter2")
    lost = ConnectionError()
    lost.__cause__ = wrong
    away = OSError()
    away.__cause__ = lost
    assert class_of(away) == "PermissionError"
