/** Marks along the slider and points over the game, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { apart, loadCurve, sampled, scale } from "../../gateway/web/table/curve.js";
import { branchesOf, marksOf } from "../../gateway/web/table/marks.js";

const KINDS = { "round-began": "round", fought: "duel" };
const tell = (event) => `told ${event.type}`;

test("rounds and duels are marked where they happened, once a move", () => {
  const history = [
    { version: 1, events: [{ type: "round-began" }, { type: "round-began" }, { type: "moved" }] },
    { version: 2, events: [{ type: "moved" }] },
    { version: 3, events: [{ type: "fought" }, { type: "round-began" }] },
    { version: 4 },
  ];
  assert.deepEqual(marksOf(history, KINDS, tell).map(({ version, kind }) => [version, kind]), [[1, "round"], [3, "duel"], [3, "round"]]);
});

test("a branch says from which move of which game it goes on, and is found among the tables", () => {
  const [mark] = marksOf([{ version: 1, events: [{ type: "game-started", branch: { game: "g", version: 12 } }] }], {}, tell);
  assert.deepEqual([mark.kind, mark.table, mark.text], ["branch", "g", "Goes on from move 12 of another game"]);
  const tables = [{ table: "t", name: "Again", branch: { game: "g", version: 5 } }, { table: "u", name: "Else", branch: { game: "h", version: 5 } }, { table: "v", name: "None", branch: null }];
  assert.deepEqual(branchesOf(tables, "g").map(({ version, table }) => [version, table]), [[5, "t"]]);
});

test("a curve has the first move, the last one, and never a move twice", () => {
  for (const last of [1, 2, 3, 23, 24, 25, 400, 5000]) {
    const versions = sampled(last);
    assert.equal(versions[0], 1);
    assert.equal(versions.at(-1), last);
    assert.equal(new Set(versions).size, versions.length);
    assert.ok(versions.length <= 24);
  }
  assert.deepEqual(sampled(0), []);
});

test("a curve is made of what the board says, four requests at once, and ends when nobody looks", async () => {
  const asked = [];
  const board = { order: () => [1, 0], score: (view, seat) => view.points[seat] };
  const client = { content: async () => null };
  const table = { title: "sierra-west", edition: "first" };
  const store = { client, table, frame: { version: 50 }, board, viewOf: async (version) => { asked.push(version); return { points: [version, -version] }; } };
  const samples = await loadCurve(store, new AbortController().signal);
  assert.deepEqual(samples.at(-1), { version: 50, points: [50, -50] });
  const ending = new AbortController();
  asked.length = 0;
  store.viewOf = async (version) => { asked.push(version); ending.abort(); return { points: [0, 0] }; };
  await loadCurve(store, ending.signal);
  assert.equal(asked.length, 4);
});

test("a curve below zero and one without points stay inside the picture", () => {
  const below = scale([{ version: 1, points: [-20, 3] }, { version: 9, points: [-5, 30] }], 100, 50);
  assert.deepEqual([below.y(-20), below.y(30), below.x(1), below.x(9)], [50, 0, 0, 100]);
  const flat = scale([{ version: 1, points: [0, 0] }], 100, 50);
  assert.deepEqual([flat.x(1), flat.y(0)], [0, 50]);
});

test("labels of near points do not lie on each other, and none leaves the picture", () => {
  assert.deepEqual(apart([10, 60, 110], 130, 19), [10, 60, 110], "there is room");
  assert.deepEqual(apart([10, 12, 15], 130, 19), [10, 29, 48]);
  assert.deepEqual(apart([100, 125, 130], 130, 19), [92, 111, 130]);
  assert.deepEqual(apart([], 130, 19), []);
});
