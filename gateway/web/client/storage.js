/** What this browser keeps for the page. In a frame of another site a browser may deny that: then it lasts as long as the page. */

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Kept */

/** @returns {Kept} */
function memory() {
  const kept = new Map();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}

/** @returns {Kept} */
function allowed() {
  try {
    return globalThis.localStorage ?? memory();
  } catch {
    return memory();
  }
}

export const storage = allowed();

/** Whether it is still there when the page is loaded anew. */
export const isLasting = "length" in storage;
