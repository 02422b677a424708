/** A player for whom the game has waited long enough, and the way to play on without him; fetched when there is one. */
import { locale, say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { when } from "../table/presence.js";
import { sentenceFor } from "../table/store.js";

/** The host puts the player out; everybody else votes. */
export function AbsentPlayer({ store, one, name }) {
  const [isSent, setSent] = useState(false);
  const { host } = store.table;
  async function remove() {
    if (!host) return store.tell({ type: "vote-to-remove", against: one.seat });
    setSent(true); // until the game tells of it
    try { await store.client.request("DELETE", `/tables/${store.game}/seats/${one.seat}`); } catch (error) { setSent(false); store.set({ notice: { text: sentenceFor(error), isError: true } }); }
    return undefined;
  }
  return html`<div class="leaving absent" role="status">
    <p>${say(one.isAway ? "{name} has been away since {time}." : "The game has waited for {name} since {time}.", { name, time: when(one.since, locale, Date.now()) })}</p>
    ${one.hasVoted ? html`<p class="small">${say("You asked to play on. Most of the others must ask, too.")}</p>` : html`<button disabled=${store.isSending || isSent} onClick=${remove}>${host ? say("Play on without {name}", { name }) : say("Ask to play on without {name}", { name })}</button>`}
  </div>`;
}
