import assert from "node:assert/strict";
import { test } from "node:test";
import { onButtons, short } from "../../gateway/web/parts/bar.js";

const moves = (...types) => types.map((type, number) => ({ command: { type, number }, sentence: `${type} ${number}` }));
const types = (found) => found.map(({ command }) => command.type);

test("whoever may do without has a button for it, however many other moves there are", () => {
  assert.deepEqual(types(onButtons(moves("hire-cowboy", "hire-cowboy", "hire-cowboy", "decline"))), ["hire-cowboy", "hire-cowboy", "decline"]);
  assert.deepEqual(types(onButtons(moves("pass-turn", "a", "b", "c"))), ["pass-turn", "a", "b"]);
  assert.deepEqual(types(onButtons(moves("roll-again", "roll-again", "add-card", "stop-duel"), new Set(["stop-duel"]))), ["roll-again", "roll-again", "stop-duel"]);
});

test("few moves all have a button", () => assert.deepEqual(types(onButtons(moves("a", "decline", "b"))), ["a", "decline", "b"]));

test("a button says which of several moves of one name it is, also where the others have no button", () => {
  const free = moves("set-no-trap", "set-no-trap", "instruct-trapper", "instruct-trapper", "add-card");
  const words = { named: (sentence) => sentence };
  assert.deepEqual([free[2], free[4]].map((one) => short(one, free, words)), ["instruct-trapper 2", "Add card"]);
});
