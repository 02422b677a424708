## Apple Hill.

event-apples-changed = The supply has { $green } green and { $red } red apples.
refusal-no-such-apples = The supply has no such apples.
