"""A full state that would look the same to a viewer: unseen cards dealt, each arrangement equally likely."""

from collections.abc import Iterator

from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.sierra_west.read.view import PlayerView, View
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, Player, State


def determinize(_rules: Ruleset, view: View, chance: Chance) -> State:
    """A state that looks like ``view``: unseen cards are in hand, on the deck and in the pool by lot."""
    return State(
        players=[_player(player, chance) for player in view.players],
        walkers=view.walkers[:],
        mountain=view.mountain[:],
        basics=view.basics[:],
        specials=view.specials[:],
        row=view.row[:],
        market=view.market[:],
        pile=view.pile[:],
        cabin_discard=view.cabin_discard[:],
        boxed=view.boxed[:],
        turn=view.turn.copy(),
        agenda=view.agenda[:],
        mule=view.mule,
        mule_place=view.mule_place,
        first=view.first,
        round=view.round,
        special_round=view.special_round,
        last_round=view.last_round,
        ending=view.ending,
        over=view.over,
    )


def _player(player: PlayerView, chance: Chance) -> Player:
    unseen = iter(_dealt(player, chance))
    return Player(
        tracks=player.tracks[:],
        animals=player.animals[:],
        resources=player.resources[:],
        tokens=player.tokens,
        wagon=player.wagon,
        cabins=player.cabins[:],
        claimed=player.claimed,
        figures=player.figures[:],
        hand=sorted(_filled(player.hand, unseen)),
        open=player.open[:],
        top=_filled(player.top, unseen),
        top_open=player.top_open[:],
        pool=sorted(unseen),
        bottom=player.bottom,
        discard=player.discard[:],
        played=player.played[:],
        trapping=player.trapping,
        tracking=player.tracking,
    )


def _dealt(player: PlayerView, chance: Chance) -> list[int]:
    """The unseen cards in random order, if any has to be dealt."""
    hidden = player.hand.count(NONE) + player.top.count(NONE)
    return shuffled(chance, "unseen", player.unseen) if hidden else player.unseen[:]


def _filled(cards: list[int], unseen: Iterator[int]) -> list[int]:
    """``cards`` in order, hidden ones dealt."""
    return [next(unseen) if card == NONE else card for card in cards]
