"""The TypeScript client does what the Python one does, and its declarations are those of what runs."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.clients.verifiers import needs_node, node
from tests.patience import PATIENCE

HERE = Path(__file__).parent
PACKAGE = HERE.parents[1] / "clients" / "typescript"
DECLARED = (PACKAGE / "src" / "index.d.ts").read_text("utf-8")


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What became of each case of the script."""
    found: dict[str, Any] = json.loads(node(HERE / "client.mjs"))
    return found


@needs_node
def test_what_is_deleted_although_the_answer_got_lost_is_no_error(told: dict[str, Any]) -> None:
    assert "result" not in told["deleted"] and len(told["deleted"]["asked"]) == 2
    assert told["never_there"]["result"]["error"] == "unknown-webhook"


@needs_node
def test_a_guest_who_is_gone_although_the_answer_got_lost_is_no_error(told: dict[str, Any]) -> None:
    assert "result" not in told["revoked"] and len(told["revoked"]["asked"]) == 2
    assert told["nobody"]["result"]["error"] == told["not_deleted"]["result"]["error"] == "unauthenticated"


@needs_node
@pytest.mark.parametrize("case", ["lost", "unknown"])
def test_a_command_whose_outcome_is_unknown_is_sent_again_with_its_key_and_version(
    told: dict[str, Any], case: str
) -> None:
    assert told[case]["result"]["version"] == 8
    assert len(told[case]["asked"]) > 1
    assert len({request["key"] for request in told[case]["asked"]}) == 1
    assert {request["match"] for request in told[case]["asked"]} == {'"7"'}


@needs_node
def test_what_has_no_key_is_not_sent_twice_because_the_answer_got_lost(told: dict[str, Any]) -> None:
    assert len(told["guest"]["asked"]) == 1


@needs_node
@pytest.mark.parametrize("case", ["swapped", "swapped_late"])
def test_seats_do_not_change_back_because_the_answer_got_lost(told: dict[str, Any], case: str) -> None:
    assert len(told[case]["asked"]) == 1


@needs_node
def test_a_guest_is_not_lost_with_the_answer_that_has_the_new_token(told: dict[str, Any]) -> None:
    old, new, later = (request["token"] for request in told["exchanged"]["asked"])
    assert old == "Bearer sb_t" and new == later == f"Bearer {told['exchanged']['result'][0]}" != old
    assert len(new) == len("Bearer sb_") + 43
    tokens = [request["token"] for request in told["not_exchanged"]["asked"]]
    assert tokens[0] == tokens[2] == old != tokens[1] and told["not_exchanged"]["result"][0] == "TypeError"


@needs_node
def test_nobody_else_calls_with_a_token_that_may_be_nobody_s(told: dict[str, Any]) -> None:
    assert told["meanwhile"]["result"] == ["sb_t", "TypeError", "sb_t"]
    assert [request["token"] == "Bearer sb_t" for request in told["meanwhile"]["asked"]] == [True, False, False]


@needs_node
def test_streams_and_requests_go_on_while_their_token_is_exchanged(told: dict[str, Any]) -> None:
    assert told["rotated"] == [[1], [2]]


@needs_node
def test_an_address_that_is_none_is_told_at_once(told: dict[str, Any]) -> None:
    assert told["addresses"] == ["bad-address"] * 3 + ["http://127.0.0.1:8000", "HTTPS://club.example/games"]


@needs_node
@pytest.mark.parametrize("case", ["table", "branch"])
def test_a_table_is_asked_for_again_with_its_key_when_the_answer_got_lost(told: dict[str, Any], case: str) -> None:
    keys = [request["key"] for request in told[case]["asked"]]
    assert keys[0] == keys[1] and keys[2] == "my-own-key"


@needs_node
def test_a_command_says_that_it_answers_the_same_question(told: dict[str, Any]) -> None:
    asked = [(request["match"], request.get("prefer")) for request in told["together"]["asked"]]
    assert asked == [('"7"', "same-question"), ('"7"', None)]


@needs_node
def test_a_choice_says_which_question_it_answers_and_a_command_about_the_seat_does_not(told: dict[str, Any]) -> None:
    _, choice, about_seat = told["turns"]["asked"]
    assert (choice["match"], choice["prefer"]) == ('"7"', "same-question")
    assert "match" not in about_seat and "prefer" not in about_seat
    assert told["turns"]["result"] == [True, True]


@needs_node
def test_a_plan_is_asked_for_again_with_its_key_when_the_answer_got_lost(told: dict[str, Any]) -> None:
    first, second, later = told["plan"]["asked"]
    assert first["key"] == second["key"] != later["key"] and later["key"]
    assert (first.get("match"), later["match"]) == (None, '"abc-1"')


@needs_node
def test_an_id_that_a_stranger_wrote_leads_to_no_other_address(told: dict[str, Any]) -> None:
    segment = "..%2Fguests%2Fme%2Ftoken%3F%23"
    paths = [f"tables/{segment}/seats/1", f"games/{segment}", f"webhooks/{segment}"]
    assert [request["url"] for request in told["stranger_id"]["asked"]] == [f"http://test/v1/{path}" for path in paths]


@needs_node
def test_refusals_have_stable_codes(told: dict[str, Any]) -> None:
    assert told["refused"]["result"] == {"error": "stale-version", "status": 409}
    assert told["stranger"]["result"] == {"error": "not-sagebrush", "status": 404}
    assert told["page"]["result"] == {"error": "not-sagebrush", "status": 200}
    assert told["text"]["result"] == {"error": "not-sagebrush", "status": 200}
    assert told["foreign"]["result"] == {"error": "not-sagebrush", "status": 500}
    assert (told["gone"]["result"]["error"], len(told["gone"]["asked"])) == ("unauthenticated", 1)


@needs_node
def test_an_answer_that_ends_in_its_middle_is_asked_for_again(told: dict[str, Any]) -> None:
    assert told["half"]["result"] == [1]
    assert len(told["half"]["asked"]) == 2


@needs_node
def test_a_limit_that_lasts_longer_than_the_patience_is_told_at_once(told: dict[str, Any]) -> None:
    assert (told["spent"]["result"]["error"], len(told["spent"]["asked"])) == ("quota-spent", 1)


@needs_node
@pytest.mark.parametrize("case", ["limitedStream", "limitedUpdates"])
def test_a_stream_that_is_refused_for_a_while_comes_back_when_the_platform_says(
    told: dict[str, Any], case: str
) -> None:
    assert len(told[case]["asked"]) == 2
    assert told[case]["result"] >= 990


@needs_node
@pytest.mark.parametrize("case", ["distantStream", "distantUpdates"])
def test_a_stream_that_is_refused_for_longer_than_a_timer_can_wait_is_not_asked_for_again_at_once(
    told: dict[str, Any], case: str
) -> None:
    assert (told[case]["result"], len(told[case]["asked"])) == ([], 1)


@needs_node
def test_what_is_turned_off_is_said_to_the_platform(told: dict[str, Any]) -> None:
    assert told["off"]["asked"][0]["url"].endswith("/frames?view=false&events=true")


@needs_node
def test_a_replay_ends_with_the_game_where_more_is_asked_for(told: dict[str, Any]) -> None:
    assert told["replay"]["result"] == [1, 2]


@needs_node
def test_half_an_analysis_is_not_taken_for_a_whole_one(told: dict[str, Any]) -> None:
    assert told["whole"]["result"] == [2, None]
    assert told["cut"]["result"] == {"error": "TypeError"}


@needs_node
def test_an_analysis_that_falls_silent_ends_like_one_whose_platform_does_not_answer(told: dict[str, Any]) -> None:
    assert told["silent"]["result"] == {"error": "TypeError"}


@needs_node
def test_the_connection_of_a_page_that_answers_for_a_stream_is_not_left_open(told: dict[str, Any]) -> None:
    assert told["pageStream"]["result"] == [[1], [True, True]]


@needs_node
def test_an_analysis_is_not_silent_while_its_reader_is_at_work(told: dict[str, Any]) -> None:
    assert told["slow"]["result"] == ["game", "decision", "summary"]


@needs_node
def test_a_platform_whose_first_answer_is_that_it_is_busy_is_given_the_time_of_one_that_is_known(
    told: dict[str, Any],
) -> None:
    assert told["busy"]["result"] == [1]
    assert len(told["busy"]["asked"]) == 4


@needs_node
def test_a_clock_that_is_put_forward_ends_no_patience(told: dict[str, Any]) -> None:
    assert told["jumped"]["result"] == [1]


@needs_node
def test_the_time_is_that_of_the_platform_where_the_clock_of_the_machine_is_wrong(told: dict[str, Any]) -> None:
    assert told["times"] == [5, -5, 5, 0, 0, 0]


@needs_node
def test_a_limit_that_no_time_lifts_is_told_at_once(told: dict[str, Any]) -> None:
    assert told["limited"]["result"] == {"error": "too-many-tables", "status": 429}
    assert len(told["limited"]["asked"]) == 1


@needs_node
@pytest.mark.parametrize(("case", "code"), [("running", "table-started"), ("of_another", "host-only")])
def test_a_game_that_runs_and_a_table_of_another_are_left_alone(told: dict[str, Any], case: str, code: str) -> None:
    assert told[case]["result"]["error"] == code
    assert [request["method"] for request in told[case]["asked"]] == ["GET"]


@needs_node
def test_a_table_whose_game_cannot_start_is_closed_unless_other_people_sit_there(told: dict[str, Any]) -> None:
    alone, with_others = (
        [one["method"] for one in told[f"refused_{who}"]["asked"]] for who in ("alone", "with_others")
    )
    assert alone == ["GET", "POST", "GET", "DELETE"]
    assert with_others == ["GET", "POST", "GET"]


@needs_node
def test_who_waits_at_a_table_is_told_that_its_host_closed_it_shut_or_gone(told: dict[str, Any]) -> None:
    assert [told[case]["result"]["error"] for case in ("shut", "away")] == ["table-closed"] * 2


@needs_node
def test_who_waits_at_a_table_waits_on_while_the_platform_is_away(told: dict[str, Any]) -> None:
    assert told["away_meanwhile"]["result"]["error"] == "table-closed"


@needs_node
@pytest.mark.parametrize("case", ["left_before_reveal", "changed_before_reveal", "left_before_start"])
def test_who_waits_at_a_table_waits_on_when_somebody_leaves_at_the_last_moment(told: dict[str, Any], case: str) -> None:
    assert told[case]["result"]["error"] == "table-closed"
    bodies = [json.loads(request["body"]) for request in told[case]["asked"] if "body" in request]
    first, second = (body["entropy_commitment"] for body in bodies if "entropy_commitment" in body)
    assert first != second


@needs_node
def test_whoever_reveals_says_which_commitments_he_saw(told: dict[str, Any]) -> None:
    bodies = [json.loads(request["body"]) for request in told["changed_before_reveal"]["asked"] if "body" in request]
    joined, *revealed = [body for body in bodies if "entropy" in body or "entropy_commitment" in body][:2]
    assert [body["entropy_commitments"] for body in revealed] == [[joined["entropy_commitment"], "c0"]]


@needs_node
def test_a_stream_that_breaks_goes_on_after_the_last_commit_and_tells_none_twice(told: dict[str, Any]) -> None:
    assert told["stream"]["result"] == [1, 2, 3, 4]
    assert [request["url"][-1] for request in told["stream"]["asked"]] == ["0", "2", "2", "3"]
    assert told["ended"]["result"] == []


@needs_node
def test_a_stream_over_many_tables_goes_on_after_the_last_update(told: dict[str, Any]) -> None:
    assert told["updates"]["result"] == [7, 9, "gone"]
    assert [request["url"].rpartition("after=")[2] for request in told["updates"]["asked"]] == ["5", "7", "7", "9"]


@needs_node
def test_every_connection_without_a_token_has_a_ticket_of_its_own(told: dict[str, Any]) -> None:
    assert told["tickets"]["result"] == [1, 2]
    streams = [request for request in told["tickets"]["asked"] if "events" in request["url"]]
    assert [request["url"].rpartition("ticket=")[2] for request in streams] == ["one", "two"]
    assert not any("token" in request for request in streams)


@needs_node
def test_a_stream_that_is_aborted_ends_at_once_whatever_it_does_and_leaves_nothing_behind() -> None:
    told: dict[str, dict[str, Any]] = json.loads(node(HERE / "aborting.mjs", str(int(1000 * PATIENCE / 4))))
    assert len(told) == 11
    assert {case: found for case, found in told.items() if (found["outcome"], found["left"]) != ("ended", 0)} == {}
    assert told["before"]["asked"] == 0
    assert told["reading"]["seen"] == told["at_work"]["seen"] == told["updates"]["seen"] == [1]


@needs_node
def test_everything_that_is_declared_is_there(tmp_path: Path) -> None:
    declared = {
        name: re.findall(r"^  (?:static )?(?:readonly )?(\w+)(?:<.*?>)?\(", body, re.MULTILINE)
        for name, body in re.findall(r"^export class (\w+).*?\{\n(.*?)^\}", DECLARED, re.MULTILINE | re.DOTALL)
    }
    assert len(declared["Client"]) > 15
    script = tmp_path / "there.mjs"
    script.write_text(
        f"const found = await import({json.dumps((PACKAGE / 'src' / 'index.js').as_uri())});"
        f"for (const [name, methods] of Object.entries({json.dumps(declared)})) for (const method of methods)"
        " if (!(method in found[name].prototype) && !(method in found[name])) console.log(name, method);"
    )
    assert node(script) == ""


def test_every_file_that_the_package_names_is_there() -> None:
    manifest = json.loads((PACKAGE / "package.json").read_text("utf-8"))
    assert "dependencies" not in manifest
    for export in manifest["exports"].values():
        assert all((PACKAGE / path).is_file() for path in export.values())
