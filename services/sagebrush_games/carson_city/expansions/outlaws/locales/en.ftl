## The Outlaws.

event-outlaws-arrived = Outlaws of strength { $strength } ride in to { $parcels }.
event-outlaw-imprisoned = { $seat } jails the outlaw on { $parcel } and scores { $points }.
event-outlaw-called = The outlaw on { $parcel } moves.
event-outlaw-moved = The outlaw of { $origin } stands on { $target } now.
event-outlaw-fought = { $duelists } against the outlaw on { $parcel }: { $dice } shown, with firepower { $strengths }; { $winner } wins.
event-reward-taken = { $seat } scores { $points } for the outlaw on { $parcel }.
event-building-freed = { $seat } stays on { $parcel } to steal half of its income.
command-bring-outlaws = Bring the outlaws of this round.
command-call-outlaw = Let the outlaw on { $parcel } move next.
command-fight-next = Fight the outlaw on { $parcel } next.
command-move-outlaw = Move the outlaw on { $origin } to { $places }.
or-there = { $list } or { $item }
leave-outlaw = Leave the outlaw on { $origin } where it is.
command-place-on-outlaw = Place a cowboy on { $parcel } to fight the outlaw (strength { $strength }, { $score }).
command-take-reward = Take { $score } for the outlaw.
command-steal = Steal { $sum } from the { $kind } on { $parcel } instead.
refusal-no-fight-there = No cowboy fights an outlaw on this parcel.
refusal-no-outlaw-there = No outlaw stands there who could be moved or fought.
refusal-not-this-outlaw = Another outlaw moves now.
refusal-wrong-targets = These are not the buildings that pay the outlaw most.

## What is asked of a seat: the sentences of the prompts.

prompt-outlaws = Bring the outlaws of this round.
prompt-outlaw-move = Move the outlaw.
prompt-outlaw-order = Choose the outlaw that moves next.
prompt-outlaw-fight = Choose the fight against an outlaw that is next.
prompt-outlaw-reward = Take the points for the outlaw, or steal income.
