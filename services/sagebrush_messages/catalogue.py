"""The messages of a title in one language, with English for what is not translated yet."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from inspect import getdoc
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from sagebrush_games.kernel.manifest import Option
from sagebrush_games.kernel.messages import Command, kebab
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_games.kernel.wording import Argument, Message, Named
from sagebrush_messages.resources import KERNEL, entries, printed_texts

ENGLISH = "en"
KEPT = 20_000
"""Texts of a title and language that are kept: the same commands are offered again and again."""

ELLIPSIS = "…"
"""Stands for what is still to be chosen."""
CONTRACTED = {"es": (re.compile(r"\b(de|a) el\b"), lambda found: "del" if found[1] == "de" else "al")}
"""By language: words that become one where a name is filled in, and what they become."""
SEVERAL = re.compile(r"…[\s…]*…")

Format = Callable[[Mapping[str, Any]], str]


class Catalogue:
    """The messages of ``title`` in ``language``. Catalogues are read when the first text is asked for.

    A command without an entry is said as the first sentence of its docstring, so that a title can be played before it
    has a catalogue. What else has none is called by its id: a missing sentence stops no game, and tests find it.
    """

    def __init__(self, title: AnyTitle, language: str = ENGLISH) -> None:
        self.title = title
        self.language = language
        self.packages = (KERNEL, *title.wording.packages)
        self._texts: dict[Message, str] = {}
        self._names: dict[tuple[str, int | str | Named], str] = {}

    def text(self, message: Message) -> str:
        """A message as a sentence, or as the part of one that it is."""
        known = self._texts.get(message)
        if known is None:
            values = {name: self._value(message.id, name, value) for name, value in message.arguments}
            known = _kept(self._texts, message, self.format(message.id, values))
        return known

    def outline(self, messages: Sequence[Message]) -> str:
        """The sentence of ``messages``, which have one id, with an ellipsis for what is not the same in all of them."""
        id, arguments = messages[0]
        others = [dict(message.arguments) for message in messages]
        values = {
            name: self._value(id, name, value) if all(other.get(name) == value for other in others) else ELLIPSIS
            for name, value in arguments
        }
        return SEVERAL.sub(ELLIPSIS, self.format(id, values))

    def refusal(self, code: str) -> str:
        """The sentence of a refusal: which rule is broken."""
        return self.format(f"refusal-{code}", {})

    def refusals(self) -> dict[str, str]:
        """The sentences of all refusals by code."""
        codes = [id.removeprefix("refusal-") for id in self.formats if id.startswith("refusal-")]
        return {code: self.refusal(code) for code in codes}

    def prompts(self) -> dict[str, str]:
        """By the name of each prompt: what is asked of a seat, as a sentence."""
        names = [id.removeprefix("prompt-") for id in self.formats if id.startswith("prompt-")]
        return {name: self.format(f"prompt-{name}", {}) for name in sorted(names)}

    def printed(self, text: str) -> str:
        """A text of the box or of the manifest, which the titles give in English."""
        return self.printed_texts.get(text, text)

    def name(self, kind: str, value: int | str | Named) -> str:
        """What a value of a kind is called."""
        known = self._names.get((kind, value))
        return known if known is not None else _kept(self._names, (kind, value), self._called(kind, value))

    def option_value(self, option: Option, value: str | int | bool) -> str:
        """What ``value`` of ``option`` is called: by an entry of this option, else by one for all options."""
        parts = value.split("-") if option.listed and isinstance(value, str) else [str(value).lower()]
        return ", ".join(self._option_part(option.id, part) for part in parts)

    def listed(self, parts: Sequence[str]) -> str:
        """``A, B and C``."""
        if not parts:
            return self.format("list-empty", {})
        *others, last = parts
        if not others:
            return last
        first, *rest = others
        for part in rest:
            first = self.format("list-more", {"list": first, "item": part})
        return self.format("list-last", {"list": first, "item": last})

    def format(self, id: str, values: Mapping[str, Any]) -> str:
        """The entry ``id`` with ``values`` in Fluent's types; the id itself where there is none."""
        found = self.formats.get(id)
        return id if found is None else found(values)

    @cached_property
    def formats(self) -> dict[str, Format]:
        """How each entry is filled in, by id."""
        translated = self.formats_of(self.language) if self.language != ENGLISH else {}
        return {**_documented(self.title.types.commands), **self.formats_of(ENGLISH), **translated}

    @cached_property
    def printed_texts(self) -> Mapping[str, str]:
        """Texts of the box and the manifest by what they are in English; none in English itself."""
        return printed_texts(self.packages, self.language)

    def formats_of(self, language: str) -> dict[str, Format]:
        """The same for the entries of one language alone."""
        bundle = FluentBundle([language], use_isolating=False)
        body = entries(self.packages, language)
        bundle.add_resource(ast.Resource(list(body.values())))
        formats = {id: _format(bundle, id) for id in body}
        return (
            {id: _contracted(format, language) for id, format in formats.items()} if language in CONTRACTED else formats
        )

    def _value(self, id: str, name: str, value: Argument) -> Any:
        """An argument in Fluent's types."""
        if isinstance(value, Message):
            return self.text(value)
        if isinstance(value, Named):
            return self.name(self.title.wording.kind(id, name), value)
        if isinstance(value, tuple):
            return self.listed([str(self._value(id, name, part)) for part in value])
        kind = self.title.wording.kind(id, name)
        return self.name(kind, value) if kind else _plain(self.printed(value) if isinstance(value, str) else value)

    def _option_part(self, option: str, value: str) -> str:
        found = next((id for id in (f"option-{option}-{value}", f"value-{value}") if id in self.formats), None)
        return self.format(found, {}) if found else value

    def _called(self, kind: str, value: int | str | Named) -> str:
        named = value if isinstance(value, Named) else Named(value, self._neutral(kind, value))
        own = self.printed(named.name) if isinstance(named.name, str) else self.text(named.name)
        format = self.formats.get(f"name-{kind}")
        return format({"value": _plain(named.id), "name": own}) if format else own

    def _neutral(self, kind: str, value: int | str) -> str | Message:
        return self.title.wording.names.get(kind, {}).get(value, "") or str(value)


def _documented(commands: Iterable[type[Command]]) -> dict[str, Format]:
    """By the id of its entry: the first sentence of the docstring of each command."""
    return {f"command-{kebab(command.__name__)}": _constant(_first_sentence(command)) for command in commands}


def _first_sentence(cls: type[Any]) -> str:
    return " ".join((getdoc(cls) or "").split()).partition(". ")[0].rstrip(".") + "."


def _constant(text: str) -> Format:
    return lambda _values: text


def _plain(value: int | str) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value  # 1000, not 1,000


def _format(bundle: FluentBundle, id: str) -> Format:
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return lambda values: str(bundle.format_pattern(pattern, dict(values))[0])


def _contracted(format: Format, language: str) -> Format:
    words, become = CONTRACTED[language]
    return lambda values: words.sub(become, format(values))


def _kept(texts: dict[Any, str], key: object, text: str) -> str:
    """``text``, which is kept under ``key``; a full store begins anew."""
    if len(texts) >= KEPT:
        texts.clear()
    texts[key] = text
    return text
