/** A table before its game: the link for friends, seats, computers, start. */
import { say } from "../languages/say.js";
import { html, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { playerOf } from "../table/words.js";
import { Copying } from "./copying.js";
import { Folded, later } from "./later.js";
import { LevelChoice, USUAL } from "./levels.js";
import { Played } from "./played.js";
import { Terms } from "./terms.js";
import { sit } from "./seating.js";
import { Sleep, asleep } from "./sleep.js";
import { WayBack } from "./way-back.js";

const RulesInShort = later(() => import("./rules-in-short.js"), "RulesInShort");

export function WaitingRoom({ client, table, changed }) {
  const [fault, setFault] = useState("");
  const [level, setLevel] = useState(USUAL);
  const shown = useRef(table);
  shown.current = table;
  const act = (work) => async (event) => {
    if (event?.detail > 1) return; // of a double click, the second meets another button where the first one was
    setFault("");
    try { const found = await work(); if (found?.table && shown.current === table) changed(found); } catch (error) { setFault(sentenceFor(error)); }
  };
  const isFull = table.seats.every((seat) => seat.player);
  const waits = table.seats.filter((seat) => seat.entropy === "committed");
  const path = `/tables/${table.table}`;
  const start = act(() => client.post(`${path}/start`)); // by whoever sits, where the host's was interrupted
  if (table.stage === "closed") return html`<section class="card"><h1>${table.name}</h1><p>${say("The host closed this table.")}</p><p><a href="#/">${say("To the lobby")}</a></p></section>`;
  return html`<section class="card waiting">
    <h1>${table.name}</h1>
    <p><${Played} client=${client} table=${table} />${!isFull && ` ${say("The host starts the game once every seat is taken.")}`}</p>
    ${table.branch && html`<p class="small"><a href=${`#/table/${table.branch.game}/${table.branch.version}`}>${say("It goes on from move {version} of another game.", { version: table.branch.version })}</a></p>`}
    <${Folded} className="terms" name=${say("How to play")} part=${RulesInShort} client=${client} title=${table.title} edition=${table.edition} />
    <${Terms} table=${table} />
    ${table.branch?.alone ? html`<p>${say("This table is for you alone, against computers: it begins with what you know of a game that still runs.")}</p>` : html`<${Copying} label=${say("Send this link to friends")} text=${location.href} />`}
    <ol class="seats">${table.seats.map((seat) => html`<li key=${seat.seat} class=${`seat-${placeOf(table, seat)}`}>
      <span class="badge" aria-hidden="true">${placeOf(table, seat) + 1}</span>
      <span>${table.group && html`<span class="small">${say("Table {number}", { number: Math.floor(seat.seat / table.group.seats) + 1 })}</span> `}${seat.player ? html`<strong>${playerOf(seat)}</strong>${seat.you ? ` (${say("you")})` : ""}${seat.opponent ? html` <span class="small">${say("computer")}</span>` : ""}${seat.sleep ? html` <span class="small">${asleep(seat.sleep)}</span>` : ""}` : html`<em>${seat.reserved_for ? say("kept for {name}", { name: seat.reserved_for }) : say("free")}</em>`}</span>
      <span class="actions">
        ${!seat.player && table.seat === null && (!seat.reserved_for || seat.reserved_for_you) && html`<button class="primary" onClick=${act(() => sit(client, table.table, seat.seat))}>${say("Sit here")}</button>`}
        ${!seat.player && table.host && html`<button onClick=${act(() => client.post(`${path}/opponents`, { name: level, seats: [seat.seat] }))}>${say("Computer")}</button>`}
        ${table.host && table.seats.length > 1 && html`<button class="quiet" onClick=${act(() => client.post(`${path}/swap`, { seats: [seat.seat, (seat.seat + 1) % table.seats.length] }))}>${say("Swap with the next seat")}</button>`}
        ${(seat.player || seat.reserved_for) && table.host && !seat.you && html`<button class="quiet" onClick=${act(() => client.request("DELETE", `${path}/seats/${seat.seat}`))}>${say("Free the seat")}</button>`}
        ${seat.you && html`<button class="quiet" onClick=${act(() => client.post(`${path}/leave`))}>${say("Stand up")}</button>`}
      </span></li>`)}</ol>
    ${table.seat !== null && html`<${WayBack} client=${client} id=${table.table} />`}
    <${Sleep} table=${table} act=${act} client=${client} />
    ${table.host && html`<div class="row">
      <${LevelChoice} client=${client} level=${level} choose=${setLevel} />
      ${!isFull && html`<button onClick=${act(() => client.post(`${path}/opponents`, { name: level }))}>${say("Computers on all free seats")}</button>`}
      <button class="primary" disabled=${!isFull || waits.length > 0} onClick=${start}>${say("Start the game")}</button>
      <button class="quiet" onClick=${act(() => client.request("DELETE", path))}>${say("Close the table")}</button>
    </div>`}
    ${isFull && waits.length > 0 && html`<p class="quiet">${say("Waiting for the share of the dice of {names}.", { names: waits.map(playerOf).join(", ") })}</p>`}
    ${isFull && !table.host && (table.stage === "starting" && table.seat !== null ? html`<button class="primary" onClick=${start}>${say("Start the game")}</button>` : html`<p class="quiet">${table.seat === null && `${table.watchable ? say("Every seat is taken; stay here to look on.") : say("Every seat is taken; only its players see this game.")} `}${say("Waiting for the host to start.")}</p>`)}
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
  </section>`;
}

/** Which seat of its own table a seat is, of which a group has several. */
const placeOf = ({ group }, { seat }) => (group ? seat % group.seats : seat);
