## Die Banditen.

event-outlaws-arrived = Banditen der Stärke { $strength } reiten nach { $parcels }.
event-outlaw-imprisoned = { $seat } sperrt den Banditen auf { $parcel } ein und erhält Siegpunkte: { $points }.
event-outlaw-called = Der Bandit auf { $parcel } bewegt sich.
event-outlaw-moved = Der Bandit von { $origin } steht jetzt auf { $target }.
event-outlaw-fought = { $duelists } gegen den Banditen auf { $parcel }: gezeigt { $dice }, mit Stärke zusammen { $strengths }; { $winner } gewinnt.
event-reward-taken = { $seat } erhält Siegpunkte für den Banditen auf { $parcel }: { $points }.
event-building-freed = { $seat } bleibt auf { $parcel }, um das halbe Einkommen zu stehlen.
command-bring-outlaws = Die Banditen dieser Runde bringen.
command-call-outlaw = Als Nächsten den Banditen auf { $parcel } bewegen.
command-fight-next = Als Nächstes gegen den Banditen auf { $parcel } kämpfen.
command-move-outlaw = Den Banditen von { $origin } nach { $places } bewegen.
or-there = { $list } oder { $item }
leave-outlaw = Den Banditen auf { $origin } stehen lassen.
command-place-on-outlaw = Einen Cowboy auf { $parcel } setzen, um gegen den Banditen zu kämpfen (Stärke { $strength }, { $score }).
command-take-reward = { $score } für den Banditen nehmen.
command-steal = Stattdessen { $sum } vom Gebäude ({ $kind }) auf { $parcel } stehlen.
refusal-no-fight-there = Auf dieser Parzelle kämpft kein Cowboy gegen einen Banditen.
refusal-no-outlaw-there = Dort steht kein Bandit, der bewegt oder bekämpft werden könnte.
refusal-not-this-outlaw = Jetzt bewegt sich ein anderer Bandit.
refusal-wrong-targets = Das sind nicht die Gebäude, die dem Banditen am meisten bringen.

## Was von einem Platz verlangt wird: die Sätze der Aufforderungen.

prompt-outlaws = Die Banditen dieser Runde bringen.
prompt-outlaw-move = Den Banditen bewegen.
prompt-outlaw-order = Den Banditen wählen, der sich als Nächster bewegt.
prompt-outlaw-fight = Den nächsten Kampf gegen einen Banditen wählen.
prompt-outlaw-reward = Die Siegpunkte für den Banditen nehmen oder Einkommen stehlen.
