"""Every kind of change, by name: from a game and dice to the changed file, or None where the game offers no place."""

from collections.abc import Callable, Mapping
from random import Random

from tests.tampering import bytes_of, chance, history, messages, start, text
from tests.tampering.game import Game

Kind = Callable[[Game, Random], bytes | None]

KINDS: Mapping[str, Kind] = {
    "a byte is flipped": bytes_of.flipped,
    "the end is cut off": bytes_of.truncated,
    "bytes are added": bytes_of.lengthened,
    "lines are swapped": text.swapped,
    "a line is dropped": text.dropped,
    "a line stands twice": text.doubled,
    "the readable text says something else": text.retold,
    "another field of the first event is called the commitment": text.recommitted,
    "one commit is changed, those after it are not": text.unchained,
    "a draw has another outcome": chance.rerolled,
    "an event tells another outcome than its draw": chance.misread,
    "draws and events agree on another outcome": chance.replayed,
    "the draws of a commit are deleted": chance.deleted,
    "all draws of the game are deleted": chance.all_deleted,
    "draws are swapped": chance.swapped,
    "a draw is moved to the next commit": chance.moved,
    "a draw is invented that the seed gives": chance.invented,
    "a draw has another purpose": chance.renamed,
    "an event is dropped": messages.dropped,
    "an event stands twice": messages.doubled,
    "events are swapped": messages.swapped,
    "a number in an event is changed": messages.changed,
    "an event of another commit is invented": messages.invented,
    "another legal command is told": messages.commanded,
    "a command is given to another seat": messages.reseated,
    "a computer decided with another seed": messages.thought_otherwise,
    "a state hash is changed": messages.misstated,
    "a commit is dropped": history.dropped,
    "a commit stands twice": history.doubled,
    "commits are swapped": history.swapped,
    "the game ends early": history.ended_early,
    "the game goes on after its end": history.continued,
    "something is taken back that must stay": history.taken_back,
    "a return goes to another version": history.returned_elsewhere,
    "another seed is revealed": start.reseeded,
    "a seat added other entropy": start.other_entropy,
    "another table was agreed on": start.other_table,
    "another commitment was published": start.other_commitment,
    "the game has another id": start.other_game,
}
