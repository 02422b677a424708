"""What an engine can do wrong."""

from enum import StrEnum


class Fault(StrEnum):
    """Why an answer of an engine is not used."""

    START = "start"
    TIMEOUT = "timeout"
    CRASH = "crash"
    FLOOD = "flood"
    MALFORMED = "malformed"
    ILLEGAL = "illegal"


class EngineFault(Exception):
    """An engine gave no usable answer; ``detail`` says what happened, for its author."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(fault, detail)
        self.fault = fault
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.fault}: {self.detail}"
