/** The bar: what is asked, the move that is ready, undo. It never scrolls away. */
import { html } from "../kept/htm-preact-standalone.module.js";
import { finality } from "../table/narrow.js";
import { spoken } from "../table/words.js";

export function Bar({ store, board, words, choice, armed, commit, final, nameOf }) {
  const { frame, view } = store;
  const plain = (frame.legal ?? []).filter((one) => !board.refs(one.command).length).slice(0, 3);
  const asked = sentence(store, board, view, nameOf, choice);
  const undo = frame.take_back ?? [];
  return html`<div class=${`bar ${store.isMyTurn ? "mine" : ""}`}>
    <div class="asked">
      <p aria-live="polite">${armed ? words.named(armed.sentence) : asked}</p>
      ${armed && final(armed) && html`<p class="small">${warning(armed)}</p>`}
      ${store.notice && html`<p class=${store.notice.isError ? "fault" : "quiet"} role="alert">${store.notice.text}</p>`}
    </div>
    ${store.isMyTurn && html`<div class="acts">
      ${armed && html`<button class="quiet" onClick=${() => store.set({ chosen: [], armed: null })}>Cancel</button>
        <button class="primary" disabled=${store.isSending} onClick=${() => commit(armed)}>${store.isSending ? "Sent…" : "Do it"}</button>`}
      ${!armed && plain.map((one) => html`<button key=${JSON.stringify(one.command)} disabled=${store.isSending} title=${words.named(one.sentence)} onClick=${() => store.set({ armed: one, chosen: [] })}>${spoken(one.command.type)}</button>`)}
    </div>`}
    ${undo.length > 0 && store.past === null && html`<div class="acts undo">
      <button title="Take the last step back" onClick=${() => store.send({ type: "take-back", to: undo[undo.length - 1] })}>Undo</button>
      ${undo.length > 1 && html`<button title="Take the whole turn back" onClick=${() => store.send({ type: "take-back", to: undo[0] })}>Undo turn</button>`}
    </div>`}
  </div>`;
}

/** What the bar says: whom the game waits for, and for what. */
function sentence(store, board, view, nameOf, choice) {
  const { frame, past } = store;
  if (past !== null) return `You are looking at move ${past} of ${frame.version}.`;
  if (frame.over) return "The game is over.";
  if (store.isMyTurn) return `${board.prompt(view, store.seat, frame.legal)}${store.chosen.length ? ` ${choice.left.length} possible here.` : ""}`;
  const names = frame.awaited.map(({ seat, opponent }) => (seat < 0 ? "the automaton" : opponent ? `${nameOf(seat)} (computer)` : nameOf(seat)));
  return names.length ? `Waiting for ${names.join(", ")}.` : "Waiting.";
}

function warning(one) {
  const kind = finality(one);
  if (kind) return `This ${kind}; it cannot be taken back.`;
  return "This hands the turn on; it cannot be taken back then.";
}
