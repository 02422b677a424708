import assert from "node:assert/strict";
import { test } from "node:test";
import { commitmentTo, isKept, keepForGame, keepPromise, promiseOf } from "../../gateway/web/parts/promise.js";

const MINE = "ab".repeat(32);
const HERS = "cd".repeat(32);
const seat = (entropy, you = false) => ({ entropy_commitment: commitmentTo(entropy), you });
const table = { table: "t", commitment: "c", seats: [seat("", true), seat(HERS), seat("")] };
const began = ({ seats = [MINE, HERS, ""], commitment = "c", ...more } = {}) => ({ type: "game-started", game: "g", config: {}, seats: seats.map((entropy) => ({ entropy })), commitment, flow: 0, branch: null, shared: null, ...more });

test("dice are those of the table where commitment and entropy are what it had shown", () => {
  keepPromise(table, MINE);
  const promise = promiseOf("t");
  assert.ok(promise && isKept(promise, began()));
  for (const other of [{ commitment: "d" }, { seats: [MINE, MINE, ""] }, { seats: [MINE, HERS, HERS] }, { seats: [MINE, HERS] }, { shared: { group: "x", table: 0 } }]) {
    assert.ok(!isKept(promise, began(other)), JSON.stringify(other));
  }
});

test("a game of a group is compared with what its own table promised", () => {
  keepPromise({ ...table, table: "group", seats: [seat(HERS), seat(""), seat("", true), seat(HERS)], group: { seats: 2 } }, MINE);
  keepForGame("group", "game");
  const [promise, shared] = [promiseOf("game"), { group: "group", table: 1 }];
  assert.ok(promise && isKept(promise, began({ shared, seats: [MINE, HERS] })));
  for (const other of [{ ...shared, table: 0 }, { ...shared, group: "t" }, null]) assert.ok(!isKept(promise, began({ shared: other, seats: [MINE, HERS] })));
});

test("a browser that has not seen the table knows of no promise", () => {
  keepForGame("unseen", "another");
  assert.equal(promiseOf("another"), null);
});
