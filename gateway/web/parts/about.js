/** What is pointed at, in words: by mouse, by focus or by a tap the same, in the same place. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";

/** Lines about a thing: those of the board, else its name; then what the box says that it does. @returns {string[]} */
function linesAbout(ref, name, { board, view, ui, content }) {
  const [kind, id] = ref.split(":");
  const told = board.about?.(ref, view, ui, content) ?? [];
  const text = content?.texts?.[kind]?.[id];
  return [name, ...told, ...(text ? [text] : [])];
}

const WIDTH = 280; // pixels, at most

/** Under what is seen of the thing, above it where it lies low; within the board's width, and nearer where the window ends. @param {DOMRect} thing  @param {DOMRect} box  @returns {Record<string, string>} */
function beside(thing, box) {
  const left = Math.max(box.left + 4, Math.min(thing.left, box.right - WIDTH - 12));
  const [top, bottom] = [Math.max(thing.top, box.top), Math.min(thing.bottom, box.bottom)];
  const isLow = top + bottom > box.top + box.bottom;
  return { left: `${left}px`, maxWidth: `${WIDTH}px`, flexDirection: isLow ? "column-reverse" : "column", "--room": `${6 + (isLow ? innerHeight - top : bottom)}px` };
}

/** @typedef {{thing: Element, ref: string, name: string, style: Record<string, string>, isAsked: boolean}} At what is pointed at; `isAsked`: clicked though it cannot be chosen */

/**
 * What an event in the document points at. While the focus is on the board, a mouse that rests points at nothing, whatever
 * the page moves under it.
 * @param {any} event  @param {Element} box of the board  @param {At | null} last  @returns {At | null}
 */
function pointed({ target, type, movementX, movementY }, box, last) {
  const isMouse = type.startsWith("mouse");
  if (isMouse && !movementX && !movementY && box.querySelector(":focus")) return last;
  const found = box.contains(target) ? target.closest("[data-ref]") : null;
  const ref = found?.getAttribute("data-ref");
  if (!ref || (isMouse && ref === last?.ref)) return ref ? last : null;
  const style = beside(found.getBoundingClientRect(), box.getBoundingClientRect());
  return { thing: found, ref, name: found.getAttribute("aria-label") ?? "", style, isAsked: type === "click" && target.closest("button, a, summary, [data-ref]") === found && !found.closest(".lit") && !found.querySelector(".lit, .sides button") };
}

/** The same thing as it is called now and where it is now; null where it is gone, or out of sight. @param {At | null} last  @param {Element} box of the board  @returns {At | null} */
function again(last, box) {
  if (!last?.thing.isConnected) return null;
  const [place, seen] = [last.thing.getBoundingClientRect(), box.getBoundingClientRect()];
  if (place.bottom < seen.top || place.top > seen.bottom) return null;
  return { ...last, name: last.thing.getAttribute("aria-label") ?? "", style: beside(place, seen) };
}

const POINTING = ["mousemove", "mouseover", "focusin", "click"];

/**
 * Watches the drawn board, and says beside it what is pointed at, and after a click why that cannot be chosen: asked
 * again as often as somebody moves while it is pointed at, since a reason holds for one version.
 */
export function About({ drawn, board, view, ui, content, store }) {
  const { version } = store.frame;
  const [why, setWhy] = useState({ ref: "", text: "", version: 0 });
  const [at, setAt] = useState(/** @type {At | null} */ (null));
  useEffect(() => {
    const box = drawn.current;
    if (!box) return undefined;
    const point = (event) => setAt((last) => pointed(event, box, last));
    const leave = () => setAt(null);
    const listening = new AbortController();
    const { signal } = listening;
    POINTING.forEach((kind) => document.addEventListener(kind, point, { signal }));
    box.addEventListener("focusout", leave, { signal });
    box.addEventListener("scroll", () => setAt((last) => again(last, box)), { signal, passive: true });
    document.documentElement.addEventListener("mouseleave", leave, { signal });
    return () => listening.abort();
  }, [drawn.current]);
  useEffect(() => { if (drawn.current) setAt((last) => again(last, drawn.current)); }, [version]);
  useEffect(() => (at?.isAsked && mayAsk(store) ? explain(store, at, (text) => setWhy({ ref: at.ref, text, version })) : undefined), [at, version]);
  const [name, ...more] = at?.name ? linesAbout(at.ref, at.name, { board, view, ui, content }) : [];
  if (at && why.ref === at.ref && why.version === version && why.text) more.push(say("Not possible: {reason}", { reason: why.text }));
  const isTold = at && name && (board.about || more.length);
  return html`<div aria-live="polite" class="beside" style=${isTold ? at.style : {}}>${isTold && html`<div class="about" role="note" aria-label=${say("About this")}><p><strong>${name}</strong></p>${more.map((line) => html`<p key=${line}>${line}</p>`)}</div>`}</div>`;
}

/** Whether who looks plays here, now. */
const mayAsk = ({ seat, past, frame }) => seat !== null && past === null && !frame.over;

/** Asks for the reason, which is told unless the question is called off before. @returns {() => void} calls it off */
function explain(store, { ref, thing }, tell) {
  let isWanted = true;
  const around = [];
  for (let one = thing; one; one = one.parentElement?.closest("[data-ref]")) around.push(one.getAttribute("data-ref"));
  import("../table/why-not.js").then(({ whyNot }) => whyNot(store, ref, around)).then((text) => isWanted && tell(text), () => undefined); // without a reason the thing stays as it is
  return () => { isWanted = false; };
}
