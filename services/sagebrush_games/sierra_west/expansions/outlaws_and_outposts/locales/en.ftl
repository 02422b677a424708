## Outlaws & Outposts.

event-bullets-gained = { $seat } gains bullets: { $bullets }.
event-bullets-spent = { $seat } spends bullets: { $bullets }.
event-sheriff-taken = { $seat } takes the Sheriff.
event-shot-fired = { $seat } rolls { $die }, which counts { $roll }, against { $target }.
event-outlaw-captured = { $seat } captures an outlaw of { $outpost }.
event-outlaw-returned = { $seat } returns an outlaw.
name-outpost = { $value ->
    [-1] the supply
   *[other] outpost { $name }
}

## What a seat can do.

command-let-them-ride = Capture nobody.
command-take-sheriff = Take the Sheriff card.
