/** Keys of a table: `/` finds a move, `u` takes a step back, Escape cancels. They act only where nobody is typing. */

/** @param {import("./store.js").GameStore} store  @returns {() => void} ends listening */
export function listen(store) {
  /** @param {KeyboardEvent} event */
  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return store.past === null ? store.set({ chosen: [], armed: null }) : store.look(null);
    if (event.target instanceof HTMLElement && ["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
    if (event.key === "/") { event.preventDefault(); document.getElementById("find")?.focus(); }
    const undo = store.frame?.take_back ?? [];
    if (event.key === "u" && undo.length && store.past === null) store.send({ type: "take-back", to: undo[undo.length - 1] });
    if (event.key === "U" && undo.length && store.past === null) store.send({ type: "take-back", to: undo[0] });
  }
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
