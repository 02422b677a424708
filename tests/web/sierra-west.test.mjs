import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../../gateway/web/boards/sierra-west/about.js";
import { Mode } from "../../gateway/web/boards/sierra-west/modes.js";

const UI = { words: { printed: (text) => text, word: (kind, id) => `${kind} ${id}` }, lit: new Set(), chosen: new Set(), told: new Set() };

/** What is read in `drawn`, components drawn as well. @returns {string} */
function read(drawn) {
  if (Array.isArray(drawn)) return drawn.map(read).join("");
  if (typeof drawn !== "object" || !drawn) return typeof drawn === "string" ? drawn : "";
  return typeof drawn.type === "function" ? read(drawn.type(drawn.props)) : read(drawn.props?.children);
}

test("a cabin for sale says what its space of the market costs, and the red one nothing", () => {
  const view = { market: [0, 0, 0, 0], cabins: [{ text: "Gain the mule." }], board: { market_extra: [3, 2, 1, 0] } };
  assert.deepEqual([0, 3].map((space) => about(`market:${space}`, view, UI, null)), [["Gain the mule.", "Building it costs basic resources of your choice: 3."], ["Gain the mule."]]);
});

test("a plan of Hastings with an animal and the mode is told in the order in which it is done", () => {
  const plan = { id: "P16", left: 2, right: 2, claim: "right", wagon: 0, track: "", cabin: 0, animal: "fox", mode: "Its mode.", unofficial: false };
  const told = read(Mode({ view: { plan, plans: null, board: { tracks: [] } }, ui: UI }));
  const order = ["Boots for", "claims its card", "It turns up an animal", "Its mode."].map((part) => told.indexOf(part));
  assert.ok(order[0] >= 0);
  assert.deepEqual(order, order.toSorted((one, other) => one - other));
});
