import assert from "node:assert/strict";
import { test } from "node:test";
import { commitmentTo, isKept, keepPromise, promiseOf } from "../../gateway/web/parts/promise.js";

const MINE = "ab".repeat(32);
const HERS = "cd".repeat(32);
const seat = (entropy, you = false) => ({ entropy_commitment: commitmentTo(entropy), you });
const table = { table: "t", commitment: "c", seats: [seat("", true), seat(HERS), seat("")] };
const began = (change = {}) => ({ commitment: "c", seats: [{ entropy: MINE }, { entropy: HERS }, { entropy: "" }], ...change });

test("dice are those of the table where commitment and entropy are what it had shown", () => {
  keepPromise(table, MINE);
  const promise = promiseOf("t", began());
  assert.ok(isKept(promise, began()));
  for (const other of [{ commitment: "d" }, { seats: [{ entropy: MINE }, { entropy: MINE }, { entropy: "" }] }, { seats: [{ entropy: MINE }, { entropy: HERS }, { entropy: HERS }] }, { seats: began().seats.slice(1) }]) {
    assert.ok(!isKept(promise, began(other)), JSON.stringify(other));
  }
});

test("a table of a group is compared with what its own seats promised", () => {
  keepPromise({ ...table, table: "group", seats: [seat(HERS), seat(""), seat(MINE, true), seat(HERS)], group: { seats: 2 } }, MINE);
  const shared = { group: "group", table: 1 };
  const promise = promiseOf("game", { shared });
  assert.ok(isKept(promise, { commitment: "c", shared, seats: [{ entropy: MINE }, { entropy: HERS }] }));
  assert.ok(!isKept(promise, { commitment: "c", shared: { ...shared, table: 0 }, seats: [{ entropy: MINE }, { entropy: HERS }] }));
});

test("a browser that has not seen the table knows of no promise", () => assert.equal(promiseOf("another", began()), null));
