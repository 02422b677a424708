/** Keys of a table: `/` goes to the list of moves, `b` to the board, `u` takes a step back, Escape cancels. They act only where nobody is typing. */

import { preferences } from "./prefs.js";
import { undoTo } from "./undo.js";

let isKeyed = false;
globalThis.addEventListener?.("keydown", (event) => { isKeyed = true; if (event.repeat && event.key === "Enter") { event.preventDefault(); event.stopPropagation(); } }, true); // held for long it presses once
globalThis.addEventListener?.("pointerdown", () => { isKeyed = false; }, true);
globalThis.addEventListener?.("click", (event) => { if (event.detail === 0) isKeyed = true; }, true); // of a screen reader

/** Whether whoever looks used the keyboard, or a screen reader, last: then the focus may be moved. */
export const usesKeys = () => isKeyed;

const WRITES = "textarea, select, input:not([type=range], [type=checkbox], [type=radio])";

/** Whether letters go into what has the focus: into a slider none do. @param {EventTarget | null} target */
const isTyped = (target) => target instanceof HTMLElement && target.matches(WRITES);

/** @param {string} selector */
const goTo = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();

/** @param {import("./store.js").GameStore} store  @returns {() => void} ends listening */
export function listen(store) {
  /** @param {KeyboardEvent} event */
  function pressed(event) {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && event.target instanceof HTMLInputElement) event.target.blur(); // so that keys act again
    if (event.key === "Escape") return store.past !== null ? store.visit(null) : store.isSending || store.set({ chosen: [], armed: null });
    if (isTyped(event.target) || !preferences().letters) return;
    if (event.key === "/") { event.preventDefault(); goTo(document.getElementById("find") ? "#find" : ".choices-list li button"); }
    if (event.key === "b") goTo(document.querySelector(".board .thing.lit[role=button]") ? ".board .thing.lit[role=button]" : ".board");
    const undo = store.frame?.take_back ?? [];
    if (event.key === "u" && undo.length && store.past === null) store.send({ type: "take-back", to: undoTo(undo, store.lists) });
    if (event.key === "U" && undo.length && store.past === null) store.send({ type: "take-back", to: undo[0] });
  }
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
