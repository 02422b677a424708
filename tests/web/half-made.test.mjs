import assert from "node:assert/strict";
import { test } from "node:test";
import { keepHalfMade } from "../../gateway/web/table/half-made.js";

const LEGAL = ["oak", "fir"].map((card) => ({ command: { type: "lay", card }, sentence: `Lay ${card}.` }));

/** A store of a game at a version, as a page has it that was just loaded. @param {number} version  @returns {any} */
function loaded(version, game = "g") {
  const board = { refs: (/** @type {any} */ { card }) => [card] };
  const store = { game, frame: { version, legal: LEGAL }, chosen: [], armed: null, past: null, planning: null, board, ending: new AbortController(), set: (/** @type {any} */ change) => Object.assign(store, change) };
  return store;
}

test("a choice half made is there when the page is loaded anew, once, unless the game went on or is another one", () => {
  /** @type {(() => void)[]} */
  const leaving = [];
  const { addEventListener } = globalThis;
  globalThis.addEventListener = /** @type {any} */ ((/** @type {string} */ _kind, /** @type {() => void} */ leave) => leaving.push(leave));
  /** What is chosen and ready after somebody chose, and the page was loaded anew. @param {any} choice  @param {any} next */
  const after = (choice, next) => {
    const before = loaded(7);
    keepHalfMade(before);
    before.set(choice);
    leaving.pop()?.();
    keepHalfMade(next);
    return [next.chosen, next.armed?.command.card ?? ""];
  };
  assert.deepEqual(after({ chosen: ["oak"] }, loaded(7)), [["oak"], ""]);
  assert.deepEqual(after({ chosen: ["oak"], armed: LEGAL[0] }, loaded(7)), [["oak"], "oak"]);
  assert.deepEqual(after({ armed: LEGAL[1] }, loaded(7)), [[], "fir"], "taken from the list");
  assert.deepEqual(after({ chosen: ["oak"] }, loaded(8)), [[], ""]);
  assert.deepEqual(after({ chosen: ["oak"] }, loaded(7, "h")), [[], ""]);
  assert.deepEqual(after({}, loaded(7)), [[], ""], "nothing was chosen since");
  assert.deepEqual(after({ chosen: ["elm"] }, loaded(7)), [[], ""]);
  assert.deepEqual(after({ chosen: ["oak"], planning: {} }, loaded(7)), [[], ""]);
  globalThis.addEventListener = addEventListener;
});
