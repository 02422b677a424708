import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../../gateway/web/boards/sierra-west/board.js";
import { Picks } from "../../gateway/web/boards/sierra-west/picks.js";

/** The names that can be pointed at, and what pointing at each of them chooses. */
function picks(lit, isPast = false) {
  /** @type {string[]} */
  const chosen = [];
  const drawn = /** @type {any} */ (Picks({ ui: { lit: new Set(lit), chosen: new Set(), told: new Set(), shown: "", isPast, words: { word: (kind, id) => `${kind} ${id}` }, point: (ref) => chosen.push(ref) } }));
  const shown = [drawn?.props.children].flat(3).filter((one) => one?.props);
  shown.forEach((one) => one.props.onClick());
  return { names: shown.map((one) => one.props["aria-label"]), chosen };
}

test("an animal that can be trapped and the pioneer who sets the trap are pointed at", () => {
  const lit = board.refs({ type: "set-trap", pioneer: 1, animal: "beaver" });
  assert.deepEqual(picks(lit), { names: ["animal beaver", "figure 1"], chosen: ["animal:beaver", "figure:1"] });
});

test("what lies on the board is pointed at there, and in the past nothing is", () => {
  assert.deepEqual(picks(["place:3", "resource:0"]).names, ["resource 0"]);
  assert.deepEqual(picks(["resource:0"], true).names, []);
});
