"""Other people's engines play, and whatever they do wrong neither stops a game nor harms whoever asked them."""

import contextlib
import http.client
import json
import os
import re
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import psutil
import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.games import play_planned
from sagebrush_opponents.arena.records import PlannedGame
from sagebrush_opponents.decision import Budget, Decision
from sagebrush_opponents.external import command
from sagebrush_opponents.external import engines as external_engines
from sagebrush_opponents.external.address import AddressEngine
from sagebrush_opponents.external.command import CommandEngine
from sagebrush_opponents.external.engines import UnusableEngine, engine_of, named_engines
from sagebrush_opponents.external.faults import EngineFault, Fault
from sagebrush_opponents.external.pipes import EnginePipes
from sagebrush_opponents.external.protocol import EnginePosition, config_fields, hello, position_message
from sagebrush_opponents.table import table
from tests.patience import PATIENCE
from tests.workers.certificates import certificate_of

PAGE = Path(__file__).parents[3] / "docs" / "engines.md"
DUEL = Config("tiny-epic-western", "standard", 2)
HELLO = 'print(\'{"type":"hello","protocol":1}\', flush=True); '
READ = "import sys, time, json, os; sys.stdin.readline(); "


def position(milliseconds: int = 300, seed: int = 1) -> EnginePosition:
    """The first decision of a game of two."""
    place = table(TITLES[DUEL.title], DUEL)
    state, _ = place.decider.set_up(seeded(seed))
    seat = place.decider.awaited(state)[0][0]
    return EnginePosition(
        place, place.decider.view(state, seat), place.decider.legal(state, seat), Budget(milliseconds), 7
    )


@pytest.fixture
def engines() -> Iterator[Any]:
    """Makes engines of Python code that runs after the first line was read; ends them."""
    made: list[CommandEngine] = []

    def engine(code: str, hello: str = HELLO, memory_mb: int = 1024) -> CommandEngine:
        made.append(CommandEngine([sys.executable, "-c", READ + hello + code], memory_mb))
        return made[-1]

    yield engine
    for one in made:
        one.close()


ANSWER = 'm = json.loads(sys.stdin.readline()); print(json.dumps({"request_id": m["request_id"], %s}), flush=True); '


@pytest.mark.parametrize("answer", ['"move": 1', '"command": m["legal"][1]["command"]'])
def test_an_engine_answers_with_the_id_of_a_command_or_the_command(engines: Any, answer: str) -> None:
    asked = position()
    assert engines(ANSWER % answer).decide(asked).command == asked.legal[1]


def test_an_engine_says_what_it_thinks_and_nonsense_is_left_out(engines: Any) -> None:
    told = engines(ANSWER % '"move": 0, "shares": [0.25, 0.75], "simulations": 12, "depth": -3').decide(position())
    assert (told.shares, told.simulations, told.depth) == ((0.25, 0.75), 12, 0)
    for count in (1 << 32, 1 << 60, -1):
        assert engines(ANSWER % f'"move": 0, "depth": {count}').decide(position()).depth == 0
    for shares in ("[2, 0]", "[0.5]", '["a", 1]', "[True, 0]", "7", "[float('nan'), 0.5]", "[10**400, 0]"):
        told = engines(ANSWER % f'"move": 0, "shares": {shares}').decide(position())
        assert told.shares == ()


def test_a_command_that_can_be_read_and_is_not_legal_is_refused(engines: Any) -> None:
    with pytest.raises(EngineFault, match="illegal: the command is not legal"):
        engines(ANSWER % '"command": {"type": "pass"}').decide(position())


@pytest.mark.parametrize("expected", ["[0.25, 0.75]", "[None, {}]", "7", '{"share": 1}'])
def test_expectations_of_another_form_cost_no_move(engines: Any, expected: str) -> None:
    told = engines(ANSWER % f'"move": 1, "expected": {expected}').decide(position())
    assert told == Decision(position().legal[1])


def test_an_engine_is_told_everything_that_the_table_agreed_on() -> None:
    config = Config("carson-city", "2009", 3, ("outlaws", "horses"), {"stock": 2}, "[house]", "printed")
    assert config_fields(config) == {
        "title": "carson-city", "edition": "2009", "seats": 3, "variants": ["outlaws", "horses"],
        "options": {"stock": 2}, "corrections": "[house]", "content": "printed",
    }  # fmt: skip
    assert set(config_fields(DUEL)) == {"title", "edition", "seats", "variants", "options"}


def test_an_engine_is_told_whose_turn_it_is_and_how_long_and_hard_it_may_think() -> None:
    asked = position(250)
    place = asked.table
    state, _ = place.decider.set_up(seeded(1))
    legal = [replace(command, seat=1) for command in asked.legal]
    told = position_message(EnginePosition(place, place.decider.view(state, 1), legal, Budget(250, 64), 7), "9")
    assert {name: value for name, value in told.items() if name not in ("config", "view", "legal")} == {
        "type": "position", "protocol": 1, "request_id": "9",
        "seat": 1, "milliseconds": 250, "simulations": 64, "seed": 7,
    }  # fmt: skip
    assert [one["id"] for one in told["legal"]] == [*range(len(legal))]
    assert hello(place, 77) == {"type": "hello", "protocol": 1, "title": DUEL.title, "memory_mb": 77}


def test_whoever_listens_is_told_what_is_left_out(engines: Any) -> None:
    heard: list[str] = []
    asked = replace(position(), unused=heard.append)
    for sound in ('"shares": [0.25, 0.75], "simulations": 12', '"expected": [], "depth": 0', '"shares": None'):
        engines(ANSWER % f'"move": 0, {sound}').decide(asked)
    assert heard == []
    told = '"move": 0, "shares": [0.7, 0.7], "simulations": 1.5, "depth": -3'
    assert engines(ANSWER % told).decide(asked).command == asked.legal[0]
    assert heard == [
        "shares [0.7, 0.7] are not 2 numbers from 0 to 1, at most 1 together",
        "simulations 1.5 is no whole number from 0 to 4294967295",
        "depth -3 is no whole number from 0 to 4294967295",
    ]


def test_of_nested_nonsense_little_is_told(engines: Any) -> None:
    heard: list[str] = []
    asked = replace(position(), unused=heard.append)
    for nested in ("[[[[[[[[[[0]]]]]]]]]]", '["x" * 60000, 1]'):
        engines(ANSWER % f'"move": 0, "shares": {nested}').decide(asked)
    assert [len(one) < 200 for one in heard] == [True, True]


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("time.sleep(60)", Fault.TIMEOUT),
        ("sys.stdout.write('{'); sys.stdout.flush(); time.sleep(60)", Fault.TIMEOUT),
        ("[(sys.stdout.write(' '), sys.stdout.flush(), time.sleep(0.05)) for n in range(400)]", Fault.TIMEOUT),
        ("sys.exit(3)", Fault.CRASH),
        ("os.kill(os.getpid(), 11)", Fault.CRASH),
        ("bytearray(3 << 30); print('{}')", Fault.CRASH),
        ("[sys.stdout.write('x' * 4096) for n in range(100000)]", Fault.FLOOD),
        ("[sys.stderr.write('x' * 4096) for n in range(100000)]", Fault.FLOOD),
        ("[print(json.dumps({'request_id': 'x'}), flush=True) for n in range(100000)]; time.sleep(9)", Fault.FLOOD),
        ("print('hello', flush=True); time.sleep(9)", Fault.MALFORMED),
        ("print('[' * 50000, flush=True); time.sleep(9)", Fault.MALFORMED),
        ("print('[1]', flush=True); time.sleep(9)", Fault.MALFORMED),
        ("print('{}', flush=True); time.sleep(9)", Fault.MALFORMED),
        ("print(json.dumps({'move': True}), flush=True); time.sleep(9)", Fault.MALFORMED),
        ("print(json.dumps({'error': 'no idea'}), flush=True); time.sleep(9)", Fault.CRASH),
        ("print(json.dumps({'move': 10**30}), flush=True); time.sleep(9)", Fault.ILLEGAL),
        ("print(json.dumps({'move': -1}), flush=True); time.sleep(9)", Fault.ILLEGAL),
        (
            "m = json.loads(sys.stdin.readline()); print(json.dumps({'move': len(m['legal'])}), flush=True)",
            Fault.ILLEGAL,
        ),
        ("print(json.dumps({'command': {'type': 'win'}}), flush=True); time.sleep(9)", Fault.ILLEGAL),
        ("print(json.dumps({'command': {'type': 'pass', 'seat': 1}}), flush=True); time.sleep(9)", Fault.ILLEGAL),
    ],
)
def test_a_bad_engine_is_told_apart_and_never_waited_for(engines: Any, code: str, fault: Fault) -> None:
    engine, begun = engines(code), time.perf_counter()
    with pytest.raises(EngineFault) as raised:
        engine.decide(position())
    assert raised.value.fault == fault, str(raised.value)
    assert time.perf_counter() - begun < 30


@pytest.mark.parametrize("id", [7, None, "x"])
def test_the_author_of_an_answer_to_another_request_is_told_which_one_was_passed_over(engines: Any, id: Any) -> None:
    engine = engines(f"print(json.dumps({{'request_id': {id!r}, 'move': 0}}), flush=True); time.sleep(9)")
    with pytest.raises(
        EngineFault, match=f"no answer within the time: an answer with request_id {id!r} was passed over"
    ):
        engine.decide(position())


@pytest.mark.parametrize(
    "hello",
    [
        "sys.exit(1); ",
        "print('{}', flush=True); ",
        'print(\'{"type":"hello","protocol":2}\', flush=True); ',
        'print(\'{"type":"hello","protocol":1,"titles":["chess"]}\', flush=True); ',
    ],
)
def test_a_program_that_says_no_hello_of_the_protocol_is_no_engine(engines: Any, hello: str) -> None:
    with pytest.raises(EngineFault, match="start"):
        engines("time.sleep(9)", hello).decide(position())


class Interrupted(Exception):
    """What interrupts a thought that takes too long, as in a worker."""


@contextlib.contextmanager
def interrupted(seconds: float) -> Iterator[None]:
    """What is done here is interrupted after so many seconds, as Celery interrupts a turn."""

    def interrupt(*_: object) -> None:
        raise Interrupted

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        with pytest.raises(Interrupted):
            yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_an_engine_whose_start_was_interrupted_is_waited_for_at_its_next_turn(engines: Any) -> None:
    engine = engines(ANSWER % '"move": 1', "time.sleep(1); " + HELLO)
    with interrupted(0.3):
        engine.decide(position())
    assert engine.decide(position()).command == position().legal[1]


@pytest.mark.parametrize("id", ["", '"request_id": m["request_id"], '])
def test_the_late_answer_to_an_interrupted_question_is_not_taken_for_the_next(engines: Any, id: str) -> None:
    """The engine answers with move 0, after two seconds with move 1, with 0, with 1."""
    loop = "\n".join(
        (
            "for move, line in enumerate(sys.stdin):",
            " m = json.loads(line)",
            " time.sleep(2 if move == 1 else 0)",
            f" print(json.dumps({{{id}'move': move % 2}}), flush=True)",
        )
    )
    engine = engines(f"exec({loop!r})")
    engine.decide(position(5000))
    with interrupted(0.5):
        engine.decide(position(5000))
    assert [engine.decide(position(5000)).command for _ in range(2)] == [position().legal[move] for move in (0, 1)]


@pytest.mark.parametrize("id", ["", '"request_id": m["request_id"], '])
def test_the_second_answer_of_an_engine_that_answers_twice_is_not_taken_for_the_next(engines: Any, id: str) -> None:
    loop = "\n".join(
        (
            "for move, line in enumerate(sys.stdin):",
            " m = json.loads(line)",
            f" print(*[json.dumps({{{id}'move': move % 2}})] * 2, sep='\\n', flush=True)",
        )
    )
    engine = engines(f"exec({loop!r})")
    legal = position().legal
    assert [engine.decide(position(5000)).command for _ in range(3)] == [legal[move] for move in (0, 1, 0)]


def test_an_error_with_half_a_character_can_be_told_to_programs(engines: Any) -> None:
    with pytest.raises(EngineFault) as raised:
        engines(ANSWER % '"error": chr(0xD800)').decide(position())
    assert raised.value.detail.encode() == b"the engine answered with an error: ?"


def test_of_a_long_error_the_beginning_is_told(engines: Any) -> None:
    with pytest.raises(EngineFault) as raised:
        engines(ANSWER % '"error": "no idea " * 2000').decide(position())
    assert raised.value.detail.startswith("the engine answered with an error: no idea ")
    assert len(raised.value.detail) < 300


def test_of_much_that_an_engine_said_before_it_crashed_the_end_is_told(engines: Any) -> None:
    with pytest.raises(EngineFault) as raised:
        engines("print('noise ' * 5000, 'the reason', file=sys.stderr, flush=True); sys.exit(1)").decide(position())
    assert raised.value.detail.endswith("noise  the reason")
    assert len(raised.value.detail) < 600


def test_the_reason_of_a_crash_is_told_however_much_stands_before_it() -> None:
    """All of it is in the pipe when it is noticed that the engine has ended."""
    code = "import sys; print('noise ' * 5000, 'the reason', file=sys.stderr)"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        process.wait()
        pipes = EnginePipes(process)
        with pytest.raises(EngineFault):
            pipes.exchange(b"", time.perf_counter() + PATIENCE)
    assert pipes.chatter.endswith("noise  the reason")


def test_an_engine_may_say_much_over_a_whole_game(engines: Any) -> None:
    """Half of what one answer may be accompanied by, with each answer."""
    loop = "\n".join(
        (
            "for line in sys.stdin:",
            " m = json.loads(line)",
            " print('x' * (1 << 19), file=sys.stderr, flush=True)",
            " print(json.dumps({'request_id': m['request_id'], 'move': 0}), flush=True)",
        )
    )
    engine = engines(f"exec({loop!r})")
    for _ in range(5):
        assert engine.decide(position(60_000)).command == position().legal[0]


def test_an_engine_that_made_one_illegal_move_remembers_the_game(engines: Any) -> None:
    loop = "\n".join(
        (
            "for number, line in enumerate(sys.stdin):",
            " m = json.loads(line)",
            " print(json.dumps({'request_id': m['request_id'], 'move': number or 10**6}), flush=True)",
        )
    )
    engine = engines(f"exec({loop!r})")
    with pytest.raises(EngineFault, match="illegal"):
        engine.decide(position(60_000))
    assert engine.decide(position(60_000)).command == position().legal[1]


def test_an_engine_that_somebody_killed_between_two_moves_costs_none(engines: Any) -> None:
    engine, before = engines(ANSWER % '"move": 1' + "time.sleep(600)"), {*psutil.Process().children()}
    engine.decide(position(60_000))
    (process,) = engines_since(before)
    process.kill()
    deadline = time.perf_counter() + PATIENCE
    while process.status() != psutil.STATUS_ZOMBIE and time.perf_counter() < deadline:
        time.sleep(0.01)
    assert engine.decide(position(60_000)).command == position().legal[1]


def test_an_engine_has_the_memory_that_it_was_given_and_leaves_no_image_of_it(engines: Any) -> None:
    large = "import resource; n = len(bytearray(300 << 20)) >> 40 or any(resource.getrlimit(resource.RLIMIT_CORE)); "
    assert engines(large + ANSWER % '"move": int(n)').decide(position(60_000)).command == position().legal[0]
    with pytest.raises(EngineFault, match="MemoryError"):
        engines(large + ANSWER % '"move": 0', memory_mb=200).decide(position(60_000))


def test_an_engine_finds_its_programs(engines: Any) -> None:
    found = "1 if os.environ.get('PATH') else 0"
    assert engines(ANSWER % f'"move": {found}').decide(position(60_000)).command == position().legal[1]


KILLED = """
import os, signal, sys
from sagebrush_opponents.external.command import CommandEngine
from tests.opponents.arena.test_engines import position
code = "import time; print('{\\"type\\":\\"hello\\",\\"protocol\\":1}', flush=True); time.sleep(600)"
engine = CommandEngine([sys.executable, "-c", code])
engine._running(position().table)
print(engine._process.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_an_engine_ends_with_the_process_that_asked_it() -> None:
    told = subprocess.run([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, timeout=PATIENCE, text=True)
    with contextlib.suppress(psutil.NoSuchProcess):
        process = psutil.Process(int(told.stdout))
        alive = psutil.wait_procs([process], timeout=PATIENCE)[1]
        for one in alive:
            one.kill()
        assert not alive


def test_a_command_that_does_not_exist_is_a_fault_with_its_reason() -> None:
    with pytest.raises(EngineFault, match="No such file"):
        CommandEngine(["/no/such/engine"]).decide(position())


def test_an_engine_starts_where_less_memory_is_allowed_than_it_may_have() -> None:
    bounded = (
        "import resource, subprocess, sys; resource.setrlimit(resource.RLIMIT_DATA, (300 << 20, 300 << 20)); "
        "sys.exit(subprocess.run([sys.executable, '-I', sys.argv[1], '1024', 'true']).returncode)"
    )
    assert subprocess.run([sys.executable, "-c", bounded, str(command.LAUNCH)], timeout=PATIENCE).returncode == 0


def test_an_engine_that_crashed_is_started_again(engines: Any, tmp_path: Path) -> None:
    engine = engines(
        f"os.path.exists('{tmp_path}/once') or (open('{tmp_path}/once', 'x'), sys.exit(1)); " + ANSWER % '"move": 0'
    )
    with pytest.raises(EngineFault):
        engine.decide(position())
    assert engine.decide(position()).command == position().legal[0]


def test_an_engine_has_no_setting_of_the_platform(engines: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAGEBRUSH_BROKER_URL", "redis://worker:secret@broker")
    found = "m['legal'][len([n for n in os.environ if n.startswith('SAGEBRUSH')])]['id']"
    assert engines(ANSWER % f'"move": {found}').decide(position()).command == position().legal[0]


def stopped(process: psutil.Process) -> bool:
    """Whether it is stopped, or will be in a moment."""
    deadline = time.perf_counter() + 20
    while process.status() != psutil.STATUS_STOPPED and time.perf_counter() < deadline:
        time.sleep(0.01)
    return process.status() == psutil.STATUS_STOPPED


def engines_since(before: set[psutil.Process]) -> list[psutil.Process]:
    """The engines that this process has started, without their guards."""
    started = {*psutil.Process().children()} - before
    return [process for process in started if str(command.GUARD) not in process.cmdline()]


def test_an_engine_is_stopped_while_others_think_and_killed_with_its_children_when_it_is_closed(engines: Any) -> None:
    engine = engines(
        "import subprocess; subprocess.Popen(['sleep', '600']); " + ANSWER % '"move": 0' + "time.sleep(600)"
    )
    before = {*psutil.Process().children()}
    engine.decide(position(2000))
    (process,) = engines_since(before)
    assert stopped(process)
    family = [process, *process.children()]
    assert len(family) == 2
    engine.close()
    assert not psutil.wait_procs(family, timeout=PATIENCE)[1]


def test_no_process_is_left_of_a_start_that_was_interrupted(engines: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> None:
        raise Interrupted

    engine, before = engines(ANSWER % '"move": 1' + "time.sleep(600)"), {*psutil.Process().children()}
    with monkeypatch.context() as patched, pytest.raises(Interrupted):
        patched.setattr(command, "EnginePipes", interrupt)
        engine.decide(position())
    begun = {*psutil.Process().children()} - before
    assert engine.decide(position(5000)).command == position().legal[1]
    assert len(engines_since(before | begun)) == 1
    assert not psutil.wait_procs([*begun], timeout=PATIENCE)[1]


HOLDER = """
import sys, time
sys.path[:0] = {path!r}
from tests.opponents.arena.test_engines import ANSWER, HELLO, READ, position
from sagebrush_opponents.external.command import CommandEngine
code = READ + HELLO + "import subprocess; subprocess.Popen(['sleep', '600']); " + {code}
CommandEngine([sys.executable, "-c", code]).decide(position(60_000))
print("decided", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize(
    "code", ["ANSWER % '\"move\": 0' + 'time.sleep(600)'", "ANSWER % '\"move\": 0'"], ids=["goes on", "has ended"]
)
def test_what_an_engine_has_started_ends_when_the_process_that_asks_it_is_killed(
    end: signal.Signals, code: str
) -> None:
    source = HOLDER.format(path=[str(PAGE.parents[1]), *sys.path], code=code)
    with subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == b"decided\n"
        family = psutil.Process(holder.pid).children(recursive=True)
        if "sleep(600)" in code:
            assert any(process.name() == "sleep" for process in family)
        family += [process for process in psutil.process_iter() if process.pid in of_sessions(family)]
        holder.send_signal(end)
    assert not psutil.wait_procs(family, timeout=PATIENCE)[1]


def of_sessions(family: list[psutil.Process]) -> set[int]:
    """Every process in the groups of ``family``, also one that its parent has left."""
    groups = {os.getpgid(process.pid) for process in family}
    return {pid for pid in psutil.pids() if group_of(pid) in groups}


def group_of(pid: int) -> int | None:
    try:
        return os.getpgid(pid)
    except ProcessLookupError:
        return None


def test_an_engine_whose_thought_was_interrupted_does_not_think_on_while_others_do(engines: Any) -> None:
    engine, before = engines(ANSWER % '"move": 0' + "exec('while True: pass')"), {*psutil.Process().children()}
    engine.decide(position(60_000))
    (process,) = engines_since(before)
    with interrupted(0.5):
        engine.decide(position(60_000))
    assert stopped(process)


def test_an_engine_is_told_its_view_and_nothing_that_differs_with_hidden_truth() -> None:
    asked = position()
    place, state = asked.table, asked.table.decider.determinize(asked.view, seeded(99))
    other = EnginePosition(place, place.decider.view(state, asked.seat), asked.legal, asked.budget, asked.seed)
    assert state != place.decider.determinize(asked.view, seeded(98))
    assert position_message(other, "1") == position_message(asked, "1")


def test_the_engine_of_the_page_plays_a_whole_game_without_a_fault(tmp_path: Path) -> None:
    (code,) = re.findall("```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    (tmp_path / "engine.py").write_text(code)
    text = f"example=cmd:{sys.executable} {tmp_path}/engine.py"
    record = play_planned(PlannedGame(DUEL, (text, "random"), 1))
    engine_of(text.removeprefix("example="), DUEL.title).close()  # type: ignore[attr-defined]
    assert record.faults == {}
    assert sum(record.times["example"].values()) > 10
    assert len(code.splitlines()) <= 45


def test_a_game_with_an_engine_that_hangs_goes_on_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"slow=cmd:{sys.executable} -c 'import time; time.sleep(60)'@1ms"
    monkeypatch.setattr(command, "START_SECONDS", 0.2)
    record = play_planned(PlannedGame(DUEL, (text, "random"), 1))
    assert record.faults["slow"]["start"] == 5
    assert record.scores


class Answers(BaseHTTPRequestHandler):
    """Answers as ``script`` says, and keeps what it was asked."""

    script: ClassVar[Any] = None
    asked: ClassVar[list[tuple[str, dict[str, Any], str | None]]] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append((self.path, body, self.headers["Authorization"]))
        type(self).script(self, body)

    def log_message(self, *_arguments: Any) -> None:
        """Say nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    Answers.asked.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://:token@127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def told(status: int, body: bytes, pause: float = 0.0) -> Any:
    """Answers with these bytes, one by one if there is a pause between them."""

    def answer(request: Answers, _body: dict[str, Any]) -> None:
        request.send_response(status)
        request.send_header("Location", "http://127.0.0.1:9/")
        request.end_headers()
        try:
            for part in [body[n : n + 1] for n in range(len(body))] if pause else [body]:
                request.wfile.write(part)
                time.sleep(pause)
        except OSError:
            pass

    return answer


def test_an_address_is_asked_with_the_position_and_its_token(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Answers, "script", told(200, b'{"move": 1}'))
    asked = position()
    assert AddressEngine(f"{address}/play?level=3").decide(asked).command == asked.legal[1]
    ((path, body, token),) = Answers.asked
    assert (path, token) == ("/play?level=3", "Bearer token")
    assert len(body["legal"]) == len(asked.legal)


def test_an_address_like_ours_is_asked_as_ours_is(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = position()
    body = asked.table.codec.command_to_json(asked.legal[1])
    monkeypatch.setattr(
        Answers, "script", told(200, b'{"command": ' + body + b', "expected": [{"share": 0.75}, {"share": 0.25}]}')
    )
    assert AddressEngine(f"{address}/v1/ai/decide#expert").decide(asked) == Decision(
        asked.legal[1], shares=(0.75, 0.25)
    )
    ((_, question, _),) = Answers.asked
    assert set(question) == {"request_id", "title", "config", "view", "seat", "seed", "level"}
    assert (question["title"], question["level"], question["config"]["edition"]) == (DUEL.title, "expert", "standard")
    assert 8 <= len(question["request_id"]) <= 64


def test_an_address_like_ours_is_asked_for_the_simulations_of_the_player(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Answers, "script", told(200, b'{"move": 0}'))
    AddressEngine(f"{address}/v1/ai/decide").decide(replace(position(), budget=Budget(60_000, 64)))
    ((_, question, _),) = Answers.asked
    assert (question["simulations"], "level" in question) == (64, False)


def test_an_address_that_cannot_prove_who_it_is_gets_no_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Answers.asked.clear()
    monkeypatch.setattr(Answers, "script", told(200, b'{"move": 0}'))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate_of("127.0.0.1", tmp_path))
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.handle_error = lambda *_: None  # type: ignore[method-assign]
    server.socket = context.wrap_socket(server.socket, server_side=True)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        with pytest.raises(EngineFault, match="CERTIFICATE_VERIFY_FAILED"):
            AddressEngine(f"https://:token@127.0.0.1:{server.server_port}/play").decide(position(60_000))
    finally:
        server.shutdown()
        server.server_close()
    assert Answers.asked == []


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        (told(201, b'{"move": 0}'), Fault.CRASH),
        (told(500, b"{}"), Fault.CRASH),
        (told(302, b'{"move": 0}'), Fault.CRASH),
        (told(200, b"x" * 200_000), Fault.FLOOD),
        (told(200, b"no"), Fault.MALFORMED),
        (told(200, b'{"move": 99999}'), Fault.ILLEGAL),
        (told(200, b" " * 4000, pause=0.05), Fault.TIMEOUT),
        (lambda *_: time.sleep(3), Fault.TIMEOUT),
        (lambda request, _: request.connection.close(), Fault.CRASH),
    ],
)
def test_a_bad_address_is_told_apart_and_never_waited_for(
    address: str, script: Any, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Answers, "script", script)
    begun = time.perf_counter()
    with pytest.raises(EngineFault) as raised:
        AddressEngine(address).decide(position(100))
    assert raised.value.fault == fault, str(raised.value)
    assert ("within the time" in raised.value.detail) == (fault is Fault.TIMEOUT), raised.value.detail
    assert time.perf_counter() - begun < 30


def test_an_address_has_the_time_of_its_player_and_not_only_that_of_the_network(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sagebrush_opponents.external.address.GRACE_SECONDS", 0.01)
    monkeypatch.setattr(Answers, "script", told(200, b'{"move": 1}', pause=0.03))
    asked = position(round(1000 * PATIENCE))
    assert AddressEngine(address).decide(asked).command == asked.legal[1]


def test_an_address_whose_connection_takes_too_long_is_not_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Answers, "script", told(200, b" " * 4000, pause=0.05))
    monkeypatch.setattr("sagebrush_opponents.external.address.GRACE_SECONDS", 0.1)
    connect = http.client.HTTPConnection.connect

    def connect_late(connection: http.client.HTTPConnection) -> None:
        time.sleep(1)
        connect(connection)

    monkeypatch.setattr(http.client.HTTPConnection, "connect", connect_late)
    with pytest.raises(EngineFault) as raised:
        AddressEngine(address).decide(position(100))
    assert (raised.value.fault, Answers.asked) == (Fault.TIMEOUT, [])


def test_an_address_where_nobody_listens_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="crash"):
        AddressEngine("http://127.0.0.1:1/").decide(position())


@pytest.mark.parametrize(("scheme", "port"), [("http", 80), ("https", 443)])
def test_an_address_of_ipv6_without_a_port_is_asked_at_the_port_of_its_scheme(
    monkeypatch: pytest.MonkeyPatch, scheme: str, port: int
) -> None:
    asked: list[tuple[str, int]] = []

    def connect(connection: http.client.HTTPConnection) -> None:
        asked.append((connection.host, connection.port))
        raise ConnectionRefusedError

    monkeypatch.setattr(http.client.HTTPConnection, "connect", connect)
    with pytest.raises(EngineFault, match="crash"):
        AddressEngine(f"{scheme}://[::1]/play").decide(position())
    assert asked == [("::1", port)]


@pytest.mark.parametrize("address", ["ftp://engines.example/play", "//engines.example/play", "engines.example/play"])
def test_an_address_of_another_scheme_is_no_engine(address: str) -> None:
    with pytest.raises(UnusableEngine):
        engine_of(address, "high-card")


def test_an_engine_that_plays_two_titles_has_a_process_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its hello was for one of them."""
    made: list[tuple[str, str]] = []

    class Noting:
        def decide(self, asked: EnginePosition) -> Decision:
            return Decision(asked.legal[0])

    def noting(text: str, title: str) -> Noting:
        made.append((text, title))
        return Noting()

    monkeypatch.setattr(external_engines, "engine_of", noting)
    for title in ("tiny-epic-western", "carson-city"):
        box = TITLES[title]
        external_engines.engine_opponent("cmd:mine")(table(box, Config(title, box.manifest.editions[0].id, 2)))
    assert made == [("cmd:mine", "tiny-epic-western"), ("cmd:mine", "carson-city")]
    assert engine_of("cmd:true", "one") is engine_of("cmd:true", "one") is not engine_of("cmd:true", "other")


def test_an_operator_gives_engines_names() -> None:
    found = named_engines(["house=cmd:true", "guest=https://:secret@engines.example/play"])
    assert set(found) == {"house", "guest"}
    for wrong in (
        "greedy=cmd:true",
        "=cmd:true",
        "house=ftp://x",
        "cmd:true",
        "house=cmd:",
        "house=https://",
        "house=cmd:'x",
        "house=https://h:99999999/",
        "house=https://[x/",
        "house=https://exam ple/",
        "house=https://exam\x7fple/",
    ):
        with pytest.raises(UnusableEngine):
            named_engines([wrong])
    with pytest.raises(UnusableEngine, match="'house' names no engine"):
        named_engines(["house=cmd:true", "house=cmd:false"])
