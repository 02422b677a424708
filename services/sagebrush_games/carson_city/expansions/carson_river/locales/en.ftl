## Carson River.

event-bridge-built = { $seat } builds a bridge on { $edge }.
event-bridges-scored = { $seat } scores { $points } for land beside bridges.
part-bridges = land beside bridges
build-bridge = Build a bridge of two roads on { $edge }.
refusal-no-second-road = A bridge takes two roads, and you have only one.
refusal-river-there = This parcel lies in the river.
refusal-school-on-this-bank = This side of the river has a school already.

# What the values of an option are called.
option-river-printed = as printed
option-river-gold-rush = as printed, with nine mountains
