"""Why a command is not accepted."""


class Refusal(Exception):
    """A rule forbids the command; ``code`` is stable and kebab-case, the catalogues have its sentence."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


NOT_AWAITED = "not-your-turn"
NOT_NOW = "not-now"
GAME_OVER = "game-over"
NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
TOO_FAR_BACK = "too-far-back"
UNDO_LIMIT_REACHED = "taken-back-enough"
NO_TIME_TO_RETURN = "no-time-to-return"
FOR_HOSTS = "for-hosts"
FOR_THE_PLATFORM = "for-the-platform"
NO_CLOCK_RUNS = "no-clock-runs"
TIME_IS_LEFT = "time-is-left"
NO_SUCH_SEAT = "no-such-seat"
COMPUTERS_SEAT = "computers-seat"
PERSONS_SEAT = "persons-seat"
SEAT_LEFT = "seat-left"
NOT_LEFT = "not-left"
COMPUTER_DECIDES = "computer-decides"
ALREADY_RESIGNED = "already-resigned"
WOULD_DRAW = "would-draw"
WOULD_REVEAL = "would-reveal"
NOT_IN_A_DRY_RUN = "not-in-a-dry-run"
LEFT_TOO_OFTEN = "left-too-often"
ALREADY_AGREED = "already-agreed"
NOT_ABSENT = "not-absent"
ONLY_THE_HOST = "only-the-host"
ONLY_BY_LINK = "only-by-link"
PLAYER_RETURNED = "player-returned"
SEAT_HANDED_OVER = "seat-handed-over"
HANDED_OVER_TOO_OFTEN = "handed-over-too-often"
