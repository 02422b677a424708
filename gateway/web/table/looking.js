/** What boards need of a page on which nobody can choose anything. */

/** @param {import("./store.js").GameStore} store  @param {ReturnType<typeof import("./words.js").makeWords>} words  @param {(seat: number) => string} nameOf */
export function lookingOn(store, words, nameOf) {
  const nothing = new Set();
  return { content: store.content, lit: nothing, chosen: nothing, told: nothing, shown: "", words, nameOf, me: null, point: () => {}, isPast: true, show: () => {} };
}
