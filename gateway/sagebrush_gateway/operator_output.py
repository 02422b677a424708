"""What a command of the operator says: on standard output when it was done, otherwise a sentence on standard error."""

import sys

from sagebrush_process.output import write_no_more
from sagebrush_process.store_answers import answer_of


def printed(program: str, text: str) -> int:
    """The exit status: 1 where nobody reads the output to its end, or it cannot be written."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        write_no_more()
        return 1
    except OSError as error:
        write_no_more()
        return refused(program, f"It was done, but what it has to say cannot be written ({error.strerror}).")
    return 0


def refused(program: str, sentence: str) -> int:
    """The exit status of what was not done."""
    print(f"{program}: {sentence}", file=sys.stderr)
    return 1


def store_is_away(program: str, error: BaseException) -> int:
    """The exit status where the gateway's store answers with ``error``; what was sent to the store is not told."""
    reason = f"{type(error).__name__}: {answer_of(error)}"
    return refused(program, f"The gateway's store does not answer as it should ({reason}). Does the platform run?")
