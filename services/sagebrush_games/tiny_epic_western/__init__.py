"""Tiny Epic Western: posses, duels and three-card poker for one to four seats."""

from collections.abc import Mapping

from sagebrush_games.kernel.decider import Decider, Rulebook
from sagebrush_games.kernel.manifest import Edition, Manifest
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title
from sagebrush_games.tiny_epic_western.content import CONTENTS, EDITION
from sagebrush_games.tiny_epic_western.evolve import EVOLVE
from sagebrush_games.tiny_epic_western.expansions.solo import evolve as solo_evolve
from sagebrush_games.tiny_epic_western.manifest import OPTIONS, ruleset
from sagebrush_games.tiny_epic_western.read.determinize import determinize
from sagebrush_games.tiny_epic_western.read.templates import TELLING, words
from sagebrush_games.tiny_epic_western.read.view import View, redact, reveals, view
from sagebrush_games.tiny_epic_western.rules.refusals import SENTENCES
from sagebrush_games.tiny_epic_western.rules.scoring import outcome
from sagebrush_games.tiny_epic_western.rules.setup import initial
from sagebrush_games.tiny_epic_western.rules.steps import ACTIONS, advance, awaited
from sagebrush_games.tiny_epic_western.state.board import poker_deck
from sagebrush_games.tiny_epic_western.state.model import NONE, State

BOOK: Rulebook[State] = Rulebook(
    initial=initial,
    awaited=awaited,
    actions=ACTIONS,
    advance=advance,
    evolve={**EVOLVE, **solo_evolve.EVOLVE},
    view=view,
    redact=redact,
    determinize=determinize,
    outcome=outcome,
    reveals=reveals,
)


def build(config: Config) -> Decider[State]:
    """The decider of a table the manifest allows."""
    return Decider(config, ruleset(config), BOOK)


def conserved(state: State) -> Mapping[str, int]:
    """Each card lies in one place; tokens and industry tokens stay in the box's number."""
    return {
        "poker cards": len(_poker_cards(state)),
        "buildings in two places": len(_buildings(state)) - len({*_buildings(state)}),
        "tokens": len(state.token_spot),
        "influence beyond the belt": sum(not 0 <= n <= 6 for player in state.players for n in player.influence),
    }


def _poker_cards(state: State) -> list[int]:
    """Every poker card, once per place it lies in."""
    placed = [*state.gaps, *state.rival, *state.seen, *poker_deck(state)]
    for player in state.players:
        placed += [*player.dealt, *player.discarded, player.card]
    if state.duel is not None:
        placed.append(state.duel.rival_card)
    return [card for card in placed if card != NONE]


def _buildings(state: State) -> list[int]:
    """Every building out of the deck, once per place it lies in."""
    placed = [*state.porch, *state.market, *state.offer]
    for player in state.players:
        placed += [*player.stack, *player.bought]
    return [building for building in placed if building != NONE]


STANDARD = Edition(EDITION, "Tiny Epic Western", range(1, 5))

TITLE = Title(
    id="tiny-epic-western",
    name="Tiny Epic Western",
    rules=2,
    rules_with_content=2,
    manifest=Manifest(editions=(STANDARD,), options=OPTIONS),
    build=build,
    commands=tuple(dict.fromkeys(action.message for actions in ACTIONS.values() for action in actions)),
    events=tuple({**EVOLVE, **solo_evolve.EVOLVE}),
    state=State,
    view=View,
    sentences=SENTENCES,
    conserved=conserved,
    telling=TELLING,
    names=words,
    contents=CONTENTS,
    unofficial=lambda config: CONTENTS.of(config).unofficial(),
)
