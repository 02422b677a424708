import assert from "node:assert/strict";
import { test } from "node:test";
import { onButtons } from "../../gateway/web/parts/bar.js";

const moves = (...types) => types.map((type, number) => ({ command: { type, number }, sentence: `${type} ${number}` }));
const types = (found) => found.map(({ command }) => command.type);

test("whoever may do without has a button for it, however many other moves there are", () => {
  assert.deepEqual(types(onButtons(moves("hire-cowboy", "hire-cowboy", "hire-cowboy", "decline"))), ["hire-cowboy", "hire-cowboy", "decline"]);
  assert.deepEqual(types(onButtons(moves("pass-turn", "a", "b", "c"))), ["pass-turn", "a", "b"]);
  assert.deepEqual(types(onButtons(moves("roll-again", "roll-again", "add-card", "stop-duel"), new Set(["stop-duel"]))), ["roll-again", "roll-again", "stop-duel"]);
});

test("few moves all have a button", () => assert.deepEqual(types(onButtons(moves("a", "decline", "b"))), ["a", "decline", "b"]));
