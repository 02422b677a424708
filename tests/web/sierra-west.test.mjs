import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../../gateway/web/boards/sierra-west/about.js";
import { Trail } from "../../gateway/web/boards/sierra-west/board.js";
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

/** The things in `drawn`: what each is for a reader of the screen. @returns {any[]} */
function things(drawn) {
  if (Array.isArray(drawn)) return drawn.flatMap(things);
  if (!drawn?.props) return [];
  return [...(drawn.props["data-ref"] ? [drawn.props] : []), ...things(drawn.props.children)];
}

test("the spaces of the wagon trail are told one by one, and the wagon is a button where it goes to", () => {
  const trail = [0, 2, 3, 4].map((boots) => ({ boots, resources: boots % 2, multiplier: boots + 1 }));
  const view = { board: { trail }, players: [{ wagon: 1 }, { wagon: 1 }], turn: { seat: 1 }, agenda: [["pioneer", 0]], row: [] };
  const spaces = (/** @type {any} */ change) => things(Trail({ view: { ...view, ...change }, ui: { ...UI, lit: new Set(["wagon:0"]), me: 0 } }));
  const names = ["trailhead, x1", "2 boots, x3, Wagon of player 0, Wagon of player 1", "3 boots, 1 resource, x4", "4 boots, x5"];
  assert.deepEqual(spaces({}).map((space) => space["aria-label"]), names);
  const ahead = ["trail:0 group", "trail:1 group", "wagon:0 button", "trail:3 group"];
  assert.deepEqual(spaces({}).map((space) => `${space["data-ref"]} ${space.role}`), ahead);
  assert.equal(spaces({ agenda: [["damage", 0]] }).find(({ role }) => role === "button")["aria-label"], names[0]);
});
