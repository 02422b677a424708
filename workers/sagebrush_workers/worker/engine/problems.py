"""Why the engine has no answer, as an exception that becomes a problem of the job."""

from sagebrush_workers.jobs import JobProblem


class JobRefused(Exception):
    """The job cannot be answered; ``problem`` says why."""

    def __init__(self, status: str, code: str, detail: str, field: str = "") -> None:
        super().__init__(code)
        self.problem = JobProblem(status, code, detail, field)
