"""What a field means that has the same name wherever it stands, so that no model says it again; its unit, too.

A model that means something of its own says so with the field. A field with neither is found by a test.
"""

from typing import Any

Json = dict[str, Any]
MEANINGS = {
    "against": "The seat, 0-based, whose player shall be removed.",
    "budget_ms": "Milliseconds that it has for a decision.",
    "build": "The source it was built from.",
    "command": "As it is sent.",
    "content": "The printed things that the game began with.",
    "datacontenttype": "The media type of `data`.",
    "deliveries": "How many wait, arrived, and are dead; or a page of them, the latest first.",
    "detail": "What happened, in a sentence for people.",
    "edition": "The id of the edition, such as `2009`.",
    "editions": "Printed editions or modes, with their ids.",
    "events": "What happened, in its order.",
    "excludes": "The ids of variants that it does not go with.",
    "frames": "The game after each commit, in order.",
    "game": "The id of the game, 26 characters.",
    "games": "One for each game.",
    "group": "The id of the tables that play with one chance.",
    "id": "What it is called in requests and answers.",
    "if": "The kind of the condition.",
    "increment": "Seconds that a bank gains after each decision.",
    "legal": "Your legal commands.",
    "level": "The name of the level.",
    "levels": "From the weakest to the strongest.",
    "milliseconds": "Milliseconds that it took.",
    "name": "As people read it.",
    "needs": "The ids of variants without which it is not played.",
    "ok": "Whether everything holds.",
    "opponent": "The computer that sits there; null: a person, or nobody.",
    "opponents": "The computers that a table may ask for.",
    "options": "Choices of the table: their names and values; of a title, what can be chosen.",
    "over": "Whether the game is over.",
    "player": "The name of who sits there.",
    "prompt": "What is asked, such as `place`; the schemas of the title have a sentence for each.",
    "release": "The version of Sagebrush.",
    "reserved_for_you": "Whether the seat is kept for you.",
    "score": "Points at the end of the game.",
    "seat": "The seat, 0-based, clockwise.",
    "seats": "By seat, the first is 0.",
    "secret": "What events are signed with, `whsec_…`; shown once.",
    "seconds": "Of each decision, or of the bank of a seat.",
    "seed": "The same seed gives the same thoughts.",
    "sentence": "For people, in the language of the request.",
    "simulations": "How many futures were played out.",
    "sleep_until": "Minute of the day (UTC) until which no clock runs.",
    "specversion": "The version of CloudEvents.",
    "stage": "How far the table is.",
    "statistics": "What was done to find out.",
    "status": "The status of HTTP.",
    "summary": "For people, in a sentence or two.",
    "table": "The id of the table, 26 characters; it is that of its game, where it plays alone.",
    "tables": "One for each table.",
    "ticket": "What opens a stream in a browser, instead of a token.",
    "title": "The id of the title, such as `carson-city`.",
    "titles": "One for each title.",
    "token": "Its holder is the caller; shown once.",
    "types": "The types of events, such as `seat-left`.",
    "url": "The address that is called.",
    "user": "What the application calls the person.",
    "variants": "The ids of the variants that are played; of a title, those that can be chosen.",
    "version": "Of the game: the number of its commits.",
    "view": "What the seat, or a spectator, knows.",
    "visibility": "Whether the table is in the lobby.",
    "waiting": "How many turns of computers waited when it began.",
    "webhooks": "The oldest first.",
    "weights": "The version of what it has learnt.",
    "you": "Whether you sit there.",
}
OF_A_SCHEMA = {
    "GroupResponse.tables": "How many tables play with one chance.",
    "TableResultResponse.table": "Its number in the group, from 0.",
    "ThoughtEngineResponse.version": "The version of the rules and of the search; the same one gives the same answers.",
    "SwapRequest.seats": "The two seats, 0-based.",
    "ProblemResponse.type": "A URN that ends in the code.",
    "AnalysisProblem.type": "A URN that ends in the code.",
    "RefusalResponse.type": "A URN that ends in the code.",
    "ProblemResponse.title": "What can be said of every problem with this code.",
    "AnalysisProblem.title": "What can be said of every problem with this code.",
    "RefusalResponse.title": "What can be said of every problem with this code.",
    "DeliveryResponse.type": "What is told, such as `sagebrush.game.turn`.",
    "DeliveryDetails.type": "What is told, such as `sagebrush.game.turn`.",
    "DeliveryResponse.version": "Of the game, where it tells of one.",
    "DeliveryDetails.version": "Of the game, where it tells of one.",
    "TokenResponse.name": "What others at a table see.",
    "GuestResponse.name": "What others at a table see.",
    "GuestRequest.name": "What others at a table see.",
    "WebhookResponse.events": "What is told.",
    "CreatedWebhookResponse.events": "What is told.",
    "EngineResponse.titles": "What it plays, and how well.",
}
"""Where a name means something else."""


def say_meanings(schemas: Json) -> None:
    """Adds to each field of ``schemas`` that says nothing of its own, nor refers to what does, what its name means."""
    for name, schema in schemas.items():
        for field, told in schema.get("properties", {}).items():
            meaning = OF_A_SCHEMA.get(f"{name}.{field}") or MEANINGS.get(field)
            if meaning and not told.keys() & {"description", "$ref"}:
                told["description"] = meaning
