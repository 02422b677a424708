## Outlaws & Outposts.

event-bullets-gained = { $seat } gains bullets: { $bullets }.
event-bullets-spent = { $seat } spends bullets: { $bullets }.
event-sheriff-taken = { $seat } takes the Sheriff.
event-shot-fired = { $seat } rolls { $die }, which counts { $roll }, against { $target }.
event-outlaw-captured = { $seat } captures an outlaw of { $outpost }.
event-outlaw-returned = { $seat } returns an outlaw.
part-sheriff = Sheriff
part-outlaws = captured outlaws
name-outpost = { $value ->
    [-1] the supply
   *[other] outpost { $name }
}
outpost-face = hit from { $target } on

## What a seat can do.

command-take-bullets = Gain { $bullets } bullets.
command-capture-outlaw = Spend { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} to capture an outlaw of the supply.
summit-six-shooter = Pay { $cost } to shoot with the six-shooter.
summit-rifle = Pay { $cost } to shoot with the rifle.
summit-bounty = Return { $cost } for { $gain }.
action-six-shooter = Six-shooter
action-rifle = Rifle
action-bounty = Bounty
piece-bullet = { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}
piece-outlaw = { $count ->
    [one] { $count } outlaw
   *[other] { $count } outlaws
}
command-let-them-ride = Capture nobody.
command-take-sheriff = Take the Sheriff card.

## What is asked of a seat: the sentences of the prompts.

prompt-ambush = Capture an outlaw, or let them ride.
prompt-badger = Take the Sheriff card, or bullets.
prompt-rifle = Shoot with the rifle; then you may leave the summit.
prompt-six-shooter = Shoot with the six-shooter; then you may leave the summit.

## What icons of the paths show.

icon-k = { piece-bullet }
icon-rl = reload
icon-sf = sheriff
icon-am = ambush
