/** The seats and their players, with what a title thinks worth knowing; whose turn it is by word, mark and colour. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";
import { Clock } from "./clock.js";
import { SeatPresence } from "./presence.js";

export function Seats({ store, board, view, ui }) {
  const { table, frame } = store;
  const awaited = new Set(frame.over ? [] : frame.awaited.map(({ seat }) => seat));
  const order = board.order?.(view) ?? table.seats.map(({ seat }) => seat);
  return html`<ul class="players" tabindex="0" aria-label=${say("Seats")}>${order.map((seat) => html`<li key=${seat} class=${`seat-${seat} ${seat === store.seat ? "own" : ""} ${awaited.has(seat) && store.past === null ? "awaited" : ""} ${ui.shown === `seat:${seat}` ? "shown" : ""} ${ui.told.has(`seat:${seat}`) ? "told" : ""}`} data-ref=${`seat:${seat}`}>
    <span class="badge" aria-hidden="true">${seat + 1}</span>
    <div><strong>${ui.nameOf(seat) || (board.extra?.(view, seat) ?? say("Seat {number}", { number: seat + 1 }))}</strong>${seat === store.seat ? ` (${say("you")})` : ""}${awaited.has(seat) && store.past === null ? html` <span class="turn">${say("to move")}</span>` : ""}${frame.clock && store.past === null && seat in frame.clock.left && !table.seats[seat]?.opponent ? html` <${Clock} clock=${frame.clock} seat=${seat} />` : ""}
      ${store.past === null && !frame.over && html`<${SeatPresence} presence=${frame.presence} seat=${seat} nameOf=${ui.nameOf} />`}
      <dl>${board.stats(view, seat, ui).map(([label, value, title], place) => html`<div key=${place} title=${title ?? label}>${label && html`<dt>${label}</dt>`}<dd>${value}</dd></div>`)}</dl></div>
  </li>`)}</ul>`;
}
