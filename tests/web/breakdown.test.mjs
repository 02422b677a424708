// What the points of a finished game are made of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { comparisons, pointsFor, rowsOf, ties } from "../../gateway/web/table/breakdown.js";

const score = (seat, total, parts, compared = {}) => ({ seat, total, parts: listed(parts), compared: listed(compared) });
const listed = (named) => Object.entries(named).map(([name, value]) => ({ name, value }));

test("a row for everything that somebody has points for, losses too", () => {
  const scores = [score(0, 5, { cards: 7, animals: -2, fish: 0 }), score(1, 3, { cards: 3, animals: 0, fish: 0 })];
  assert.deepEqual(rowsOf(scores), ["cards", "animals"]);
  assert.equal(pointsFor(scores[0], "animals"), -2);
  assert.equal(pointsFor(scores[1], "carts"), 0);
});

test("of equal points it is told what was compared, until all differ", () => {
  const compared = (bought, shares) => ({ bought, shares, more: 1 });
  const scores = [score(0, 9, {}, compared(3, 4)), score(1, 8, {}, compared(9, 9)), score(2, 9, {}, compared(3, 5))];
  assert.deepEqual(ties(scores, [2, 0, 1]).map((group) => group.map((one) => one.seat)), [[2, 0]]);
  assert.deepEqual(comparisons(ties(scores, [2, 0, 1])[0]), [{ name: "bought", values: [3, 3] }, { name: "shares", values: [5, 4] }]);
});

test("who agrees in everything is told everything", () => {
  const scores = [score(0, 9, {}, { bought: 3 }), score(1, 9, {}, { bought: 3 })];
  assert.deepEqual(comparisons(ties(scores, [0, 1])[0]), [{ name: "bought", values: [3, 3] }]);
});
