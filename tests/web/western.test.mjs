import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../../gateway/web/boards/tiny-epic-western/about.js";
import { Mat } from "../../gateway/web/boards/tiny-epic-western/board.js";

const words = { printed: (text) => `printed: ${text}`, word: (kind, id) => (kind === "mat" ? ["la guarida", "Gericht", "the Bank"][id] : `${kind} ${id}`) };

test("what a boss does is told of one in play and of one that may be chosen", () => {
  const view = { bosses: [{ number: 1, text: "in play" }] };
  const content = { tables: { bosses: { banker: { text: "first" }, cowgirl: { text: "second" }, gambler: { text: "third" } } } };
  assert.deepEqual(["boss:1", "boss:2", "spot:2"].map((ref) => about(ref, view, { words }, content)), [["printed: in play"], ["printed: third"], []]);
  assert.deepEqual(about("boss:2", view, { words }, null), []);
});

test("a mat is headed by what the catalogue of its language calls it", () => {
  const view = { gaps: [], owner: [-1, -1, -1, -1], porch: [], market: [], players: [], wheel: [0, 1, 2], token_spot: [], ranking: [] };
  const ui = { words, lit: new Set(), chosen: new Set(), told: new Set(), content: null, me: null };
  const named = [0, 1, 2].map((mat) => /** @type {any} */ (Mat({ mat, place: mat, view, ui })).props["aria-label"]);
  assert.deepEqual(named, ["La guarida", "Gericht", "The Bank"]);
});
