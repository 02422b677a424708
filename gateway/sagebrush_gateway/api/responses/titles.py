"""Titles and their schemas, as callers get them."""

from typing import Any

from pydantic import BaseModel, Field

Json = dict[str, Any]


class EditionResponse(BaseModel):
    """A printed edition, or a mode."""

    id: str
    name: str
    seats: list[int] = Field(description="How many may play.")
    unofficial: list[str] = Field(description="Rows of its content that no source prints, as `table.row`.")
    corrected: list[str] = Field(description="Rows that the host's override file changes in new games.")


class VariantResponse(BaseModel):
    """A change to the rules that a table may choose."""

    id: str
    name: str
    summary: str
    editions: list[str]
    needs: list[str]
    excludes: list[str]
    reasons: dict[str, str] = Field(description="By the id of each needed or excluded variant: why.")


class OptionResponse(BaseModel):
    """A choice of the table."""

    id: str
    name: str
    summary: str
    values: list[str | int | bool] = Field(
        description="In the order in which they are read: those of a difficulty from easy to hard."
    )
    default: str | int | bool = Field(description="The value of a table that does not choose.")
    value_names: list[str] = Field([], description="What each of the values is called, in their order.")
    variant: str = Field(description="The variant without which only the default can be chosen; empty: none.")
    seats: list[int] = Field(description="The numbers of seats with which another value can be chosen; empty: all.")
    editions: list[str] = Field([], description="The editions with which another value can be chosen; empty: all.")
    needs: dict[str, list[str | int | bool]] = Field(
        {}, description="By the id of another option: its values with which another value can be chosen."
    )
    value_editions: list[list[str]] = Field(
        [], description="By value, in their order: the editions with which it can be chosen; empty: all."
    )
    value_variants: list[str] = Field(
        [], description="By value, in their order: the variant without which it cannot be chosen; empty: none."
    )
    open: bool = Field(description="Takes other values than those listed.")


class TitleResponse(BaseModel):
    """A game that can be played, and what a table may agree on."""

    id: str
    name: str
    editions: list[EditionResponse]
    variants: list[VariantResponse]
    options: list[OptionResponse]


class TitlesResponse(BaseModel):
    """What can be played."""

    titles: list[TitleResponse]


class TellingResponse(BaseModel):
    """Events in words."""

    events: dict[str, str] = Field(
        description="By type: a sentence with fields in braces; empty: not worth telling.",
        examples=[{"parcel-bought": "{seat:player} buys {parcel:parcel} for ${dollars}."}],
    )
    words: dict[str, dict[str, str]] = Field(
        description="By what stands after the colon: what values, as text, are called; `{2}` is the name of seat 2.",
        examples=[{"parcel": {"0": "A1"}}],
    )
    texts: dict[str, str] = Field(
        description="Texts of the box, which views give in English, in the language asked for; none in English.",
        examples=[{"Jail": "Cárcel"}],
    )


class KindResponse(BaseModel):
    """What a value is."""

    text: str = Field(description="What values of the kind are.", examples=["In dollars."])
    unit: str | None = Field(None, description="Of a quantity: its unit.", examples=["dollars"])
    words: str | None = Field(
        None, description="The list of `telling.words`, and of `names` of the content, that has their names."
    )


class SchemasResponse(BaseModel):
    """The messages of a title: each schema says in its description what the message means, each field what it is."""

    title: str
    commands: dict[str, Json] = Field(
        description="JSON Schemas by type. Of every field, `x-kind` says what each value in it is (see `kinds`), "
        "`x-unit` the unit of a quantity, and `x-key` what the indexes of a list or the names of an object are."
    )
    events: dict[str, Json] = Field(description="JSON Schemas by type, open for additions.")
    view: Json = Field(description="A JSON Schema, open for additions.")
    command: Json = Field(description="A JSON Schema: any of `commands`, told apart by `type`.")
    event: Json = Field(description="A JSON Schema: any of `events`, told apart by `type`.")
    kinds: dict[str, KindResponse] = Field(description="By `x-kind`: what such a value is.")
    prompts: dict[str, str] = Field(
        description="By the name of each prompt: what is asked of a seat, in the language asked for.",
        examples=[{"place": "Place a cowboy, or pass."}],
    )
    sentences: dict[str, str] = Field(description="By the code of each refusal: the rule that is broken.")
    telling: TellingResponse


class MessagesResponse(BaseModel):
    """What a title says in one language: all that a page needs of the schemas to speak, at a fifth of their size."""

    title: str
    language: str = Field(description="The language of the sentences: English where the title has no other.")
    prompts: dict[str, str] = Field(description="By the name of each prompt: what is asked of a seat.")
    sentences: dict[str, str] = Field(description="By the code of each refusal: the rule that is broken.")
    telling: TellingResponse


class ContentsResponse(BaseModel):
    """What the box of an edition prints, as a new game begins with it."""

    title: str
    edition: str
    tables: dict[str, dict[str, Json]] = Field(
        description="By table, then by row: its cells. `mark` says how sure the row is (`found`, `inferred`, "
        "`reconstructed`), `source` where it is from; `name` and `text` are in the language asked for.",
        examples=[{"start": {"dollars": {"value": 15, "mark": "found", "source": "DE, Vorbereitung"}}}],
    )
    names: dict[str, dict[str, str]] = Field(
        description="By kind of thing, then by value as text: what it is called. The kinds are those of `telling`.",
        examples=[{"building": {"ranch": "Ranch"}}],
    )
    texts: dict[str, dict[str, str]] = Field(
        description="By kind of thing, then by value: what it does, with the numbers of this box, in the language "
        "asked for. Things whose row has a `text` are not here.",
        examples=[{"character": {"banker": "Take $9."}}],
    )
    unofficial: list[str] = Field(description="Rows that no source prints, as `table.row`.")
    corrected: list[str] = Field(description="Rows that the host's override file changes.")
