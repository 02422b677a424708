/** A planned move: the bar that asks for its conditions, and the list that can be cancelled. */
import { say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { commandText, conditionText, endText, questionText, tellableEvents } from "../table/plan-words.js";
import { savePlan } from "../table/planning.js";

/** The condition that nothing which a seat has changes. @param {number} seat */
const kept = (seat) => ({ if: "unchanged", path: `/players/${seat}` });

const fail = (store) => (error) => store.set({ notice: { text: sentenceFor(error), isError: true } });

/** Keeps a plan; another one is not sent before that is answered. @returns {[(moves: any[]) => void, boolean]} and whether one is on its way */
function useSaving(store) {
  const [isSending, setSending] = useState(false);
  const save = (moves) => { setSending(true); savePlan(store, moves).catch(fail(store)).finally(() => setSending(false)); };
  return [save, isSending];
}

/** What is planned, or why nothing is left of it. */
export function Planned({ store, words, nameOf }) {
  const { plan, offers } = store;
  const [save, isSending] = useSaving(store);
  if (!plan.moves.length) return html`<p class="small" role="status">${endText(plan, store.schemas.sentences)}</p>`;
  return html`<p><strong>${say("Your plan")}</strong> <span class="small">${say("Nobody else sees it.")}</span></p>
    <ol>${plan.moves.map((move) => html`<li>${words.named(commandText(move.command, offers))} <span class="small">${move.when.map((one) => conditionText(one, store.schemas, nameOf)).join("; ")}</span></li>`)}</ol>
    <button disabled=${isSending} onClick=${() => save([])}>${say("Cancel the plan")}</button>`;
}

/** In the place of the bar while a move is planned: what is pointed at, and when it is to be played. */
export function PlanBar({ store, words, armed, nameOf }) {
  const { planning, view, offers } = store;
  const [isAsked, setAsked] = useState(true);
  const [events, setEvents] = useState(/** @type {string[]} */ ([]));
  const [seats, setSeats] = useState(/** @type {number[]} */ ([]));
  const asked = planning.prompt && isAsked ? [{ if: "asked", prompt: planning.prompt }] : [];
  const unless = events.length ? [{ if: "no-event", types: events }] : [];
  const when = [...asked, ...unless, ...seats.map(kept)];
  const [save, isSending] = useSaving(store);
  const owners = Array.isArray(view.players) ? store.table.seats.filter(({ seat }) => seat < view.players.length && !seats.includes(seat)) : [];
  return html`<div class="bar planning">
    <div class="asked"><p aria-live="polite">${armed ? words.named(armed.sentence) : say("Plan: what will you answer? Point at it, or take it from the list.")}</p>
      ${!armed && offers.length > 1 && html`<label class="small">${say("When you are asked")} <select name="question" value=${String(offers.indexOf(planning))} onChange=${(event) => store.set({ planning: offers[Number(event.target.value)], chosen: [] })}>${offers.map(({ prompt }, place) => html`<option value=${String(place)}>${questionText(prompt, store.schemas)}</option>`)}</select></label>`}
      ${armed && html`<div class="conditions small">
        ${planning.prompt && html`<label class="tick"><input type="checkbox" checked=${isAsked} onChange=${(event) => setAsked(event.target.checked)} /> ${conditionText({ if: "asked", prompt: planning.prompt }, store.schemas, nameOf)}</label>`}
        ${unless.map((one) => html`<p>${conditionText(one, store.schemas, nameOf)} <button class="link" onClick=${() => setEvents([])}>${say("Remove")}</button></p>`)}
        ${seats.map((seat) => html`<p>${conditionText(kept(seat), store.schemas, nameOf)} <button class="link" onClick=${() => setSeats(seats.filter((one) => one !== seat))}>${say("Remove")}</button></p>`)}
        <select aria-label=${say("Unless this happens")} value="" onChange=${(event) => { if (event.target.value) setEvents([...new Set([...events, event.target.value])]); }}><option value="">${say("Unless this happens")}</option>${tellableEvents(store.schemas.telling.events).map(([type, text]) => html`<option value=${type}>${text}</option>`)}</select>
        ${owners.length > 0 && html`<select aria-label=${say("As long as nothing changes for")} value="" onChange=${(event) => { if (event.target.value) setSeats([...seats, Number(event.target.value)]); }}><option value="">${say("As long as nothing changes for")}</option>${owners.map(({ seat }) => html`<option value=${seat}>${nameOf(seat)}</option>`)}</select>`}
      </div>`}
      ${store.notice && html`<p class=${store.notice.isError ? "fault" : "quiet"} role="alert">${store.notice.text}</p>`}
    </div>
    <div class="acts"><button class="quiet" onClick=${() => store.set({ planning: null, chosen: [], armed: null })}>${say("Cancel")}</button>
      <button class="primary" disabled=${isSending || !armed} onClick=${() => save([...store.plan.moves, { command: armed.command, when }])}>${say("Plan it")}</button></div>
  </div>`;
}
