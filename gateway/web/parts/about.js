/** What is pointed at, in words: by mouse, by focus or by a tap the same, in the same place. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";

/** Lines about a thing: those of the board, else its name; then what the box says that it does. @returns {string[]} */
export function linesAbout(ref, name, { board, view, ui, content }) {
  const [kind, id] = ref.split(":");
  const told = board.about?.(ref, view, ui, content) ?? [];
  const text = content?.texts?.[kind]?.[id];
  return [name, ...told, ...(text ? [text] : [])];
}

const WIDTH = 280; // pixels, at most

/** Under the thing, above it where it lies low; within the board's width. @param {DOMRect} thing  @param {DOMRect} box  @returns {Record<string, string>} */
function beside(thing, box) {
  const left = Math.max(box.left + 4, Math.min(thing.left, box.right - WIDTH - 12));
  const isLow = (thing.top + thing.bottom) / 2 > (box.top + box.bottom) / 2;
  return { left: `${left}px`, maxWidth: `${WIDTH}px`, ...(isLow ? { bottom: `${innerHeight - thing.top + 6}px` } : { top: `${thing.bottom + 6}px` }) };
}

/** Watches the drawn board, and says beside it what is pointed at, and after a click why that cannot be chosen. */
export function About({ drawn, board, view, ui, content, store }) {
  const [why, setWhy] = useState({ ref: "", text: "", version: 0 });
  const [at, setAt] = useState(/** @type {{ref: string, name: string, style: Record<string, string>} | null} */ (null));
  useEffect(() => {
    const box = drawn.current;
    if (!box) return undefined;
    const point = ({ target, type }) => {
      const found = target instanceof Element ? target.closest("[data-ref]") : null;
      setAt(found ? { ref: found.getAttribute("data-ref") ?? "", name: found.getAttribute("aria-label") ?? "", style: beside(found.getBoundingClientRect(), box.getBoundingClientRect()) } : null);
      if (type === "click" && found && !found.classList.contains("lit") && mayAsk(store)) explain(store, found.getAttribute("data-ref") ?? "", setWhy);
    };
    const leave = () => setAt(null);
    const kinds = ["mouseover", "focusin", "click"];
    kinds.forEach((kind) => box.addEventListener(kind, point));
    ["mouseleave", "focusout"].forEach((kind) => box.addEventListener(kind, leave));
    return () => { kinds.forEach((kind) => box.removeEventListener(kind, point)); ["mouseleave", "focusout"].forEach((kind) => box.removeEventListener(kind, leave)); };
  }, [drawn.current]);
  const [name, ...more] = at?.name ? linesAbout(at.ref, at.name, { board, view, ui, content }) : [];
  if (at && why.ref === at.ref && why.version === store.frame.version && why.text) more.push(say("Not possible: {reason}", { reason: why.text }));
  const isTold = at && name && (board.about || more.length);
  return html`<div aria-live="polite">${isTold && html`<div class="about" style=${at.style} role="note" aria-label=${say("About this")}><p><strong>${name}</strong></p>${more.map((line) => html`<p key=${line}>${line}</p>`)}</div>`}</div>`;
}

/** Whether who looks plays here, now. */
const mayAsk = ({ seat, past, frame }) => seat !== null && past === null && !frame.over;

/** Asks for the reason. */
function explain(store, ref, set) {
  const { version } = store.frame;
  import("../table/why-not.js").then(({ whyNot }) => whyNot(store, ref)).then((text) => set({ ref, text, version }), () => undefined); // without a reason the thing stays as it is
}
