"""The keyboard of a terminal, without a terminal."""

from contextlib import suppress

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from sagebrush_cli.games.keyboard import TERMINATED, Keyboard


def test_who_is_terminated_ends_also_where_the_exception_of_a_signal_would_be_lost() -> None:
    with create_pipe_input() as typed, create_app_session(input=typed, output=DummyOutput()):
        keyboard = Keyboard()

        def has_news() -> bool:
            with suppress(SystemExit):
                keyboard.terminate()
            return False

        with pytest.raises(SystemExit) as ended:
            keyboard._typed("What?", lambda: "", has_news)
    assert ended.value.code == TERMINATED


def test_between_two_questions_a_termination_is_immediate() -> None:
    with (
        pytest.raises(SystemExit) as ended,
        create_pipe_input() as typed,
        create_app_session(input=typed, output=DummyOutput()),
    ):
        Keyboard().terminate()
    assert ended.value.code == TERMINATED
