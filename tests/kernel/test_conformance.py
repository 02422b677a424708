"""The suite every title passes: it passes a good title and finds what is wrong with a bad one."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from sagebrush_games.kernel import conformance
from sagebrush_games.kernel.conformance import Nonconforming, check_game, refused
from sagebrush_games.kernel.decider import AnyDecider, Reading
from sagebrush_games.kernel.flags import Flags, flags_of
from sagebrush_games.kernel.ledger import Ledger
from sagebrush_games.kernel.messages import Command, Config, Event
from sagebrush_games.kernel.title import AnyTitle, Invariants
from sagebrush_games.kernel.view_content import ViewContent
from tests.toys import high_card
from tests.toys.high_card import HIGH_CARD, PLAY_CARD, PlayCard, State

CONFIG = Config("high-card", "plain", 3)


def broken(**functions: Any) -> AnyTitle:
    """High Card with some functions of its rulebook, or of what may be known of it, replaced."""
    book, reading = HIGH_CARD.rulebook, {entry.name for entry in fields(Reading)}
    read = replace(book.read, **{name: function for name, function in functions.items() if name in reading})
    played = {name: function for name, function in functions.items() if name not in reading}
    return replace(HIGH_CARD, rulebook=replace(book, read=read, **played))


def complaints(title: AnyTitle) -> list[str]:
    """What is wrong with those of ten games of a bad title in which it shows."""
    found = []
    for seed in range(10):
        try:
            check_game(title, CONFIG, seed)
        except AssertionError as complaint:
            found.append(str(complaint))
    return found


def nothing(_rules: Any, _event: Event) -> bool:
    return False


def forgets_hands(self: State) -> State:
    return State(self.hands, self.chosen[:], self.won[:], self.trick, self.windy, self.dealt)


def shows_choices(rules: Any, state: Any, viewer: Any) -> Any:
    return replace(
        high_card.view(rules, state, viewer), chosen=state.chosen[:], seen=[c for h in state.hands for c in h]
    )


def score_as_content(_rules: Any) -> ViewContent:
    return ViewContent(whole={"won": [0, 0, 0]})


def never_ends(event_of: Callable[..., None]) -> dict[Any, Any]:
    def again(state: State, event: Any) -> None:
        event_of(state, event)
        state.trick = 0
        state.hands = [[1], [2], [3]]

    return {**high_card.EVOLVE, high_card.TrickTaken: again}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variants", [(), ("lowest",)])
def test_a_good_title_passes(seats: int, variants: tuple[str, ...]) -> None:
    for seed in range(10):
        played = check_game(HIGH_CARD, Config("high-card", "plain", seats, variants), seed)
        assert played.outcome.reason == "three-tricks"
        assert len(played.commits) == len(played.commands) + 1
        assert played.pairs > seats


def test_candidates_that_miss_a_legal_command_are_found() -> None:
    short = replace(PLAY_CARD, candidates=lambda _r, state, seat: [PlayCard(seat, state.hands[seat][0])])
    with pytest.raises(Nonconforming, match="candidates and domain differ"):
        check_game(broken(actions=lambda _rules: {"card": [short], "wind": [high_card.BLOW]}), CONFIG, 1)


def test_a_view_that_tells_a_secret_is_found() -> None:
    with pytest.raises(Nonconforming, match="looks different"):
        check_game(broken(view=shows_choices), CONFIG, 1)


def test_a_field_that_changes_though_it_was_said_never_to_is_found() -> None:
    with pytest.raises(Nonconforming, match="what never changes in views did"):
        check_game(broken(content=score_as_content), CONFIG, 1)


def test_an_event_that_tells_a_secret_is_found() -> None:
    def tells_hands(_rules: Any, state: Any, command: PlayCard, _chance: Any) -> list[Any]:
        return [high_card.TrickTaken(seat, tuple(hand)) for seat, hand in enumerate(state.hands)]

    careless = replace(PLAY_CARD, events=tells_hands)
    with pytest.raises(Nonconforming, match=r"PlayCard.* something hidden"):
        check_game(
            broken(actions=lambda _rules: {"card": [careless], "wind": [high_card.BLOW]}, reveals=nothing), CONFIG, 1
        )


def test_a_copy_that_shares_its_lists_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "copy", forgets_hands)
    with pytest.raises(Nonconforming, match="changed the original"):
        check_game(HIGH_CARD, CONFIG, 1)


def test_a_game_that_never_ends_is_found() -> None:
    title = replace(broken(evolve=never_ends(high_card.trick_taken)), invariants=Invariants())
    with pytest.raises(Nonconforming, match="did not end"):
        check_game(title, CONFIG, 1, stride=1000, limit=50)


def test_a_quantity_that_is_not_conserved_is_found() -> None:
    title = replace(HIGH_CARD, invariants=Invariants(lambda state: {"cards": sum(map(len, state.hands))}))
    with pytest.raises(Nonconforming, match="changed"):
        check_game(title, CONFIG, 1)


def test_a_quantity_that_changes_without_an_event_is_found() -> None:
    def tricks_won(state: State) -> dict[str, int]:
        return {str(seat): won for seat, won in enumerate(state.won)}

    def winner_gets_one(amounts: dict[str, int], event: Event) -> None:
        if isinstance(event, high_card.TrickTaken):
            amounts[str(event.seat)] += 1

    check_game(replace(HIGH_CARD, invariants=Invariants(ledger=Ledger(tricks_won, winner_gets_one))), CONFIG, 1)
    with pytest.raises(Nonconforming, match="changed what no event says"):
        check_game(replace(HIGH_CARD, invariants=Invariants(ledger=Ledger(tricks_won, lambda *_: None))), CONFIG, 1)


def test_refused_asks_without_changing() -> None:
    decider = HIGH_CARD.build(CONFIG)
    state = decider.fold([])
    assert refused(decider, state, PlayCard(0, 1)) == "card-not-in-hand"
    assert refused(decider, state, high_card.Blow(0)) == "not-now"


def wind_that_blows_by_hands(_rules: Any, state: State, _command: Any, chance: Any) -> list[Event]:
    return [high_card.WindBlew(chance("wind", 6) + 1 if 1 in state.hands[0] else 1)]


def test_a_draw_that_depends_on_something_hidden_is_found() -> None:
    telling = replace(high_card.BLOW, events=wind_that_blows_by_hands)
    title = broken(actions=lambda _rules: {"card": [PLAY_CARD], "wind": [telling]})
    assert any("Blow(seat=-1) says Flags" in complaint for complaint in complaints(title))


def test_a_revelation_that_was_not_named_is_found() -> None:
    with pytest.raises(Nonconforming, match="something hidden"):
        check_game(broken(reveals=nothing), CONFIG, 1)


def test_a_revelation_that_depends_on_something_hidden_is_found() -> None:
    def reveals_breeze(_rules: Any, event: Event) -> bool:
        return isinstance(event, high_card.WindBlew) and event.strength < 7

    def blown(_rules: Any, state: State, command: PlayCard, _chance: Any) -> list[Event]:
        lowest = min(state.hands[(command.seat + 1) % 3], default=1)
        return [high_card.CardPlayed(command.seat, command.card), high_card.WindBlew(lowest)]

    actions = {"card": [replace(PLAY_CARD, events=blown)], "wind": [high_card.BLOW]}
    title = broken(actions=lambda _rules: actions, reveals=reveals_breeze)
    assert any("says Flags(draws=False, reveals=" in complaint for complaint in complaints(title))


def test_a_command_that_is_said_to_hand_the_turn_on_and_does_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lies(decider: AnyDecider, state: Any, command: Command) -> Flags:
        flags = flags_of(decider, state, command)
        return flags if flags.is_final else flags._replace(hands_on=not flags.hands_on)

    monkeypatch.setattr(conformance, "flags_of", lies)
    assert any("and then the game waits for" in complaint for complaint in complaints(HIGH_CARD))


def test_a_turn_that_is_handed_on_by_what_is_hidden_is_found() -> None:
    def awaited(rules: Any, state: State) -> Any:
        """Seat 0 is asked once more while somebody else holds the lowest card."""
        once_more = state.chosen[0] is not None and not state.windy and 1 in state.hands[1]
        return [(0, "card"), *high_card.awaited(rules, state)] if once_more else high_card.awaited(rules, state)

    assert complaints(broken(awaited=awaited))


def test_a_prompt_that_tells_a_secret_is_found() -> None:
    def awaited(rules: Any, state: State) -> Any:
        """Whoever is asked learns from the question whether the seat behind him holds the lowest card."""
        asked = high_card.awaited(rules, state)
        prompts = {seat: "low" if 1 in state.hands[(seat + 1) % 3] else prompt for seat, prompt in asked if seat >= 0}
        return [(seat, prompts.get(seat, prompt)) for seat, prompt in asked]

    title = broken(
        awaited=awaited, actions=lambda _rules: {"card": [PLAY_CARD], "low": [PLAY_CARD], "wind": [high_card.BLOW]}
    )
    assert any("what is asked of whom tells" in complaint for complaint in complaints(title))
