/** Whether the game that a server keeps is the one of a file, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { tellSame } from "../../gateway/web/file/kept-game.js";

const line = (version, ...events) => ({ version, time_ms: 0, seat: null, events });
const FILE = [line(1, { type: "game-started", config: { seats: 2, title: "t" } }), line(2, { type: "moved", to: [1, 2] })];

test("a game is the same whatever order its names stand in", () => {
  assert.ok(tellSame([{ version: 1, events: [{ config: { title: "t", seats: 2 }, type: "game-started" }] }, FILE[1]], FILE));
});

test("a game with another event, another order, or another number of moves is another one", () => {
  assert.ok(!tellSame([FILE[0], line(2, { type: "moved", to: [2, 1] })], FILE));
  assert.ok(!tellSame([FILE[0], line(2, { type: "moved", to: [1, 2] }, { type: "moved", to: [1, 2] })], FILE));
  assert.ok(!tellSame([FILE[0]], FILE));
  assert.ok(!tellSame([...FILE, line(3)], FILE));
  assert.ok(!tellSame([FILE[0], { version: 2 }], FILE));
});
