"""The sentence for each refusal code of Carson River."""

SENTENCES = {
    "no-second-road": "A bridge takes two roads, and you have only one.",
    "river-there": "This parcel lies in the river.",
    "school-on-this-bank": "This side of the river has a school already.",
}
