/** Whether the game that a server keeps is the one of a file, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { tellSame } from "../../gateway/web/file/kept-game.js";

const line = (version, ...events) => ({ version, time_ms: 0, seat: null, events });
const FILE = [line(1, { type: "game-started", config: { seats: 2, title: "t" } }), line(2, { type: "moved", to: [1, 2] })];

test("a game is the same whatever order its names stand in", () => {
  assert.ok(tellSame([{ version: 1, events: [{ config: { title: "t", seats: 2 }, type: "game-started" }] }, FILE[1]], FILE));
});

test("what the server goes on hiding may be anything, and what it tells may not", () => {
  const read = [line(1, { type: "hand-dealt", seat: 0, cards: [4, 7, 9], open: { seen: true } }), line(2, { type: "seed-revealed", seed: "00" })];
  const hidden = (change) => [{ version: 1, events: [{ type: "hand-dealt", seat: 0, cards: [-1, 7, -1], open: { seen: true }, ...change }] }, { version: 2, events: [{ type: "redacted" }] }];
  assert.ok(tellSame(hidden({}), read));
  assert.ok(tellSame(hidden({ cards: [] }), read), "tiles of a seat that nobody else knows");
  assert.ok(tellSame(hidden({ cards: null, open: undefined }), read));
  for (const other of [{ cards: [-1, 8, -1] }, { cards: [-1, 7] }, { cards: 4 }, { seat: 1 }, { seat: { is: 0 } }, { open: { seen: false } }, { open: true }, { of: 3 }])
    assert.ok(!tellSame(hidden(other), read), JSON.stringify(other));
});

test("a game with another event, another order, or another number of moves is another one", () => {
  assert.ok(!tellSame([FILE[0], line(2, { type: "moved", to: [2, 1] })], FILE));
  assert.ok(!tellSame([FILE[0], line(2, { type: "moved", to: [1, 2] }, { type: "moved", to: [1, 2] })], FILE));
  assert.ok(!tellSame([FILE[0]], FILE));
  assert.ok(!tellSame([...FILE, line(3)], FILE));
  assert.ok(!tellSame([FILE[0], { version: 2 }], FILE));
});
