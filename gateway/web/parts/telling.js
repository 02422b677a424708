/** What happens right now: the events of a commit in their order, with their dice and cards; one at a time. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";

export function Telling({ store, words, ui }) {
  const { telling, board } = store;
  if (!telling || store.past !== null) return null;
  const event = telling.events[telling.at];
  return html`<div class="telling">
    <div role="status">${board.Event && html`<${board.Event} key=${telling.at} event=${event} ui=${ui} />`}<p>${words.tell(event).map((part) => part.text).join("")}</p></div>
    <button class="quiet" onClick=${() => store.pace.skip()}>${say("Skip")}</button>
  </div>`;
}
