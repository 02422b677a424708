"""Choosing in two steps, what is done and then to what, where a flat list of legal commands is too long for people."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, cast

from sagebrush_client.frames import Legal
from sagebrush_client.types.title import Command


@dataclass(frozen=True, slots=True)
class LegalChoice(Generic[Command]):
    """Something to be chosen, in words: one legal command, or several that ``then`` tells apart.

    subject: what it is done to, as ``kind:id``; empty where the choice is what is done. then: the second step; empty
    where there is none, and ``legal`` are all that is left.
    """

    sentence: str
    legal: Sequence[Legal[Command]]
    subject: str = ""
    then: Sequence["LegalChoice[Command]"] = ()


def legal_choices(offer: Mapping[str, Any]) -> list[LegalChoice[Any]]:
    """What may be done after a frame, or at an offer: by groups where the platform gives them, else each command."""
    legal = offer.get("legal") or []
    groups = offer.get("legal_groups") or []
    if not groups:
        return [LegalChoice(one["sentence"], [one]) for one in legal]
    return list(_of_groups(cast("list[Legal[Any]]", legal), groups))


def _of_groups(legal: list[Legal[Any]], groups: Sequence[Mapping[str, Any]]) -> Iterator[LegalChoice[Any]]:
    for group in groups:
        found = [legal[place] for place in group["commands"]]
        then = [
            LegalChoice(part["name"], [legal[place] for place in part["commands"]], part["subject"])
            for part in group["subjects"]
        ]
        yield LegalChoice(found[0]["sentence"] if len(found) == 1 else group["sentence"], found, then=then)
