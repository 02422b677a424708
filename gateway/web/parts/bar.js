/** The bar: what is asked, the move that is ready, undo. It never scrolls away. */
import { say } from "../languages/say.js";
import { html, useEffect, useRef } from "../kept/htm-preact-standalone.module.js";
import { Clock } from "./clock.js";
import { usesKeys } from "../table/keys.js";
import { finality } from "../table/narrow.js";
import { undoTo } from "../table/undo.js";
import { spoken } from "../table/words.js";

export function Bar({ store, preview, board, words, choice, armed, commit, final, nameOf }) {
  const { frame } = store;
  const free = (frame.legal ?? []).filter((one) => !board.refs(one.command).length);
  const plain = onButtons(free, board.without);
  const asked = sentence(store, nameOf, choice);
  const undo = frame.take_back ?? [];
  return html`<div class=${`bar ${store.isMyTurn ? "mine" : ""}`}>
    <div class="asked">
      <p aria-live="polite">${armed ? words.named(armed.sentence) : asked}</p>
      ${preview && html`<${Foreseen} events=${preview.events ?? []} words=${words} />`}
      ${armed && final(armed) && html`<p class="small">${warning(armed)}</p>`}
      ${store.notice && html`<p class=${store.notice.isError ? "fault" : "quiet"} role="alert">${words.named(store.notice.text)}</p>`}
    </div>
    ${hasClock(store) && html`<span class="own-clock"><${Clock} clock=${frame.clock} seat=${store.seat} /></span>`}
    ${store.isMyTurn && html`<div class="acts">
      ${armed && html`<button class="quiet" disabled=${store.isSending} onClick=${() => store.set({ chosen: [], armed: null })}>${say("Cancel")}</button>
        <${Confirm} key=${JSON.stringify(armed.command)} store=${store} commit=${() => commit(armed)} />`}
      ${!armed && store.table.hints && html`<button title=${say("What would the engine do? Everybody learns that you asked.")} disabled=${store.isAsking || store.isSending} onClick=${() => store.hint()}>${say("Hint")}</button>`}
      ${!armed && plain.map((one) => html`<button key=${JSON.stringify(one.command)} disabled=${store.isSending} title=${words.named(one.sentence)} onClick=${() => store.set({ armed: one, chosen: [], notice: null })}>${short(one, free, words)}</button>`)}
    </div>`}
    ${undo.length > 0 && store.past === null && html`<div class="acts undo">
      <button title=${say("Take the last step back")} onClick=${() => store.send({ type: "take-back", to: undoTo(undo, store.lists) })}>${say("Undo")}</button>
      ${undo.length > 1 && html`<button title=${say("Take the whole turn back")} onClick=${() => store.send({ type: "take-back", to: undo[0] })}>${say("Undo turn")}</button>`}
    </div>`}
  </div>`;
}

/** Whether time runs for my seat: where the seats are out of sight, it stands beside what is asked. */
const hasClock = ({ frame, past, seat, isMyTurn }) => isMyTurn && past === null && seat in (frame.clock?.left ?? {});

const BUTTONS = 3;
const LEAVES = /^(decline|pass)/;

/** Of moves that are about no thing as many as have room, and those by which one does without before others. */
export function onButtons(moves, without) {
  const leaving = moves.filter(({ command: { type } }) => LEAVES.test(type) || without?.has(type)).slice(0, BUTTONS);
  const others = moves.filter((one) => !leaving.includes(one)).slice(0, BUTTONS - leaving.length);
  return moves.filter((one) => leaving.includes(one) || others.includes(one));
}

/** The second click, but not the second half of a double click, or Enter: whoever chose a move by keyboard (and nobody who pointed at it) is here, and back where that was after "Cancel". */
function Confirm({ store, commit }) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!usesKeys()) return undefined;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    button.current?.focus({ preventScroll: true });
    return () => { setTimeout(() => { if (document.activeElement === document.body) before?.focus({ preventScroll: true }); }); };
  }, []);
  return html`<button ref=${button} class="primary" disabled=${store.isSending} onClick=${({ detail }) => detail < 2 && commit()}>${store.isSending ? say("Sent…") : say("Do it")}</button>`;
}

/** A move on its button: by its name, or by its sentence where another of the moves `free` to choose has the same name. */
export const short = (one, free, words) => (free.filter(({ command }) => command.type === one.command.type).length > 1 ? words.named(one.sentence).replace(/\.$/, "") : say(spoken(one.command.type)));

/** What the bar says: whom the game waits for, and for what. */
function sentence(store, nameOf, choice) {
  const { frame, past } = store;
  if (past !== null) return say("You are looking at move {past} of {last}.", { past, last: frame.version });
  if (frame.over) return say("The game is over.");
  if (store.isMyTurn) return `${asks(store)}${store.chosen.length ? ` ${say("{count} possible here.", { count: choice.left.length })}` : ""}`;
  const names = frame.awaited.map(({ seat, opponent }) => (seat < 0 ? say("the automaton") : opponent ? `${nameOf(seat)} (${say("computer")})` : nameOf(seat)));
  return names.length ? say("Waiting for {names}.", { names: names.join(", ") }) : say("Waiting.");
}

/** What is asked of my seat, in the words of the title. */
function asks(store) {
  const mine = store.frame.awaited.find(({ seat }) => seat === store.seat);
  return store.schemas.prompts[mine?.prompt] ?? say("Your turn: choose a move from the list.");
}

function warning(one) {
  return finality(one) || say("This hands on the turn; after that it cannot be taken back.");
}

const FORESEEN = 4;

/** What would happen; the board behind shows how it would look. */
function Foreseen({ events, words }) {
  const told = events.map((event) => words.tell(event).map((part) => part.text).join("")).filter((text) => text.trim());
  return told.length > 0 && html`<p class="small foreseen"><strong>${say("Preview:")}</strong> ${told.slice(0, FORESEEN).join(" ")}${told.length > FORESEEN ? " …" : ""}</p>`;
}
