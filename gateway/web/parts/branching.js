/** A game goes on from an earlier move, at a table of its own. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { staying } from "./going.js";

/** The button may have come where somebody double-clicks. @param {MouseEvent} event */
const notTwice = (event) => { if (event.detail > 1) event.preventDefault(); };

/**
 * Asks who may see the table that goes on from the version that is looked at, and opens it. What others may not see
 * anyway, a private game and what one's own seat knows of a running one, is opened at once.
 * @param {{store: import("../table/store.js").GameStore}} props
 */
export function Branching({ store }) {
  const { table, frame, seat } = store;
  const mayChoose = table.watchable && (frame?.over || seat === null);
  const [isPrivate, setPrivate] = useState(true);
  const [isOpening, setOpening] = useState(!mayChoose);
  const [fault, setFault] = useState("");
  async function open() {
    setOpening(true);
    setFault("");
    const isHere = staying();
    try {
      const opened = await store.client.postOnce(`/tables/${store.game}/branch`, { version: store.past, name: say("A branch"), visibility: isPrivate ? "private" : "public" });
      if (isHere()) location.hash = `#/table/${opened.table}`;
    } catch (error) {
      setFault(sentenceFor(error));
      setOpening(false);
    }
  }
  useEffect(() => { if (!mayChoose) open(); }, []);
  return html`<form class="row" onSubmit=${(event) => { event.preventDefault(); open(); }}>
    ${mayChoose && html`<label class="tick"><input type="checkbox" checked=${isPrivate} onChange=${(event) => setPrivate(event.target.checked)} /> ${say("Private: the table is in no list, and only its players see the game")}</label>`}
    <button class="primary" disabled=${isOpening} onClick=${notTwice}>${isOpening ? say("Sent…") : say("Open the table")}</button>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
  </form>`;
}
