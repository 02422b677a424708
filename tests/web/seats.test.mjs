import assert from "node:assert/strict";
import { test } from "node:test";
import { Seats } from "../../gateway/web/parts/seats.js";

/** The elements of a kind in what is drawn. @param {any} drawn  @param {string} type  @returns {any[]} */
function all(drawn, type) {
  if (Array.isArray(drawn)) return drawn.flatMap((one) => all(one, type));
  if (!drawn?.props) return [];
  return [...(drawn.type === type ? [drawn] : []), ...all(drawn.props.children, type)];
}

test("what a seat has without a number stands in line with the rest, each with a place of its own", () => {
  const store = { table: { seats: [{ seat: 0 }] }, frame: { over: true, awaited: [] }, seat: 0, past: null };
  const board = { stats: () => [["points", 3], ["", "mule"], ["", "starts each round"]] };
  const drawn = Seats({ store, board, view: {}, ui: { nameOf: () => "Anna", told: new Set(), shown: "" } });
  assert.deepEqual(all(drawn, "dt").map(({ props }) => props.children), ["points"]);
  assert.deepEqual(all(drawn, "dd").map(({ props }) => props.children), [3, "mule", "starts each round"]);
  const keys = all(all(drawn, "dl"), "div").map(({ key }) => key);
  assert.equal(new Set(keys).size, 3);
});
