/** Leaving a game that runs: a computer plays on until its player returns, or for good. */
import { say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";

import { Offering } from "./offering.js";

export function Leaving({ store }) {
  const [isSure, setSure] = useState(false);
  if (store.seat === null || store.frame.over || store.past !== null || store.state === "out") return null;
  const give = (type) => { setSure(false); store.send({ type }); };
  if (store.state === "away") return html`<div class="leaving" role="status"><p>${say("A computer plays your seat.")}</p><button class="primary" disabled=${store.isSending} onClick=${() => give("return-to-seat")}>${say("Come back")}</button> <${Offering} store=${store} /></div>`;
  return html`<details class="leaving"><summary>${say("Leave or end")}</summary>
    <${Offering} store=${store} />
    <button title=${say("You may come back at any time.")} onClick=${() => give("leave-seat")}>${say("Let a computer play")}</button>
    <button title=${say("The game ends without a result once every player has asked for it.")} onClick=${() => give("agree-to-end")}>${say("Agree to end")}</button>
    ${isSure ? html`<button class="primary" onClick=${() => give("resign")}>${say("Yes, resign for good")}</button>` : html`<button onClick=${() => setSure(true)}>${say("Resign")}</button>`}
  </details>`;
}
