/** Leaving a game that runs: a computer plays on until its player returns, or for good. */
import { say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { HostEnd } from "./host-end.js";
import { Offering } from "./offering.js";

/** Why this seat's player does not decide now. */
const WHY = {
  away: say("A computer plays your seat."),
  once: say("Your time was up: a computer makes this one decision."),
  out: say("You gave up; a computer plays your seat."),
  absent: say("You were away too long: the others play on without you."),
};

export function Leaving({ store }) {
  const { seat, state, table } = store;
  if (store.frame.over || store.past !== null || (seat === null && !table.host)) return null;
  const why = seat === null ? undefined : WHY[state];
  return html`${why && html`<div class="leaving" role="status"><p>${why}</p>${state === "away" && html`<button class="primary" disabled=${store.isSending} onClick=${() => store.tell({ type: "return-to-seat" })}>${say("Come back")}</button> <${Offering} store=${store} />`}</div>`}
    ${(!why || table.host) && html`<details class="leaving"><summary>${say("Leave or end")}</summary>
      ${seat !== null && !why && html`<${OwnSeat} store=${store} />`}
      ${table.host && html`<${HostEnd} store=${store} />`}
    </details>`}`;
}

/** What a player may do with the seat that he plays. */
function OwnSeat({ store }) {
  const [isSure, setSure] = useState(false);
  const give = (type) => { setSure(false); store.tell({ type }); };
  return html`<${Offering} store=${store} />
    <button title=${say("You may come back at any time.")} onClick=${() => give("leave-seat")}>${say("Let a computer play")}</button>
    <button title=${say("The game ends without a result once every player has asked for it.")} onClick=${() => give("agree-to-end")}>${say("Agree to end")}</button>
    ${isSure ? html`<button class="primary" onClick=${() => give("resign")}>${say("Yes, resign for good")}</button>` : html`<button onClick=${() => setSure(true)}>${say("Resign")}</button>`}`;
}
