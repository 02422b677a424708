/** The host ends a game that nobody else plays any more, and says why. */
import { say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { usePlace } from "./place.js";

const LONGEST = 200;

export function HostEnd({ store }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState("");
  const [isSent, setSent] = useState(false);
  const place = usePlace(isOpen);
  async function end(event) {
    event.preventDefault();
    setSent(true); // until the game tells of it
    try { await store.client.request("DELETE", `/tables/${store.game}?reason=${encodeURIComponent(reason.trim())}`); } catch (error) { setSent(false); setFault(sentenceFor(error)); }
  }
  if (!isOpen) return html`<button ref=${place} onClick=${() => setOpen(true)}>${say("End the game for all")}</button>`;
  return html`<form class="host-end" onSubmit=${end}>
    <label>${say("Why? Everybody reads it.")} <input name="reason" ref=${place} maxlength=${LONGEST} value=${reason} onInput=${(event) => setReason(event.target.value)} /></label>
    <button class="primary" disabled=${isSent}>${say("End the game")}</button> <button type="button" onClick=${() => setOpen(false)}>${say("Cancel")}</button>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
  </form>`;
}
