/** What this browser keeps for the page. In a frame of another site a browser may deny that: then it lasts as long as the page. */

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Kept */

/** @returns {Kept} */
function memory() {
  const kept = new Map();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}

/** @param {"localStorage" | "sessionStorage"} name  @returns {Kept} */
function allowed(name) {
  try {
    return globalThis[name] ?? memory();
  } catch {
    return memory();
  }
}

export const storage = allowed("localStorage");

/** What this tab keeps for itself, also when the page is loaded anew. */
export const ofTab = allowed("sessionStorage");

/** Whether it is still there when the page is loaded anew. */
export const isLasting = "length" in storage;
