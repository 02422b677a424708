import assert from "node:assert/strict";
import { test } from "node:test";
import { lastAsked } from "../../gateway/web/table/planning.js";

const commit = (version, actor, ...awaited) => ({ version, actor, awaited: awaited.map(([seat, prompt]) => ({ seat, prompt })) });

test("every question that a seat answered can be planned, however many other answers came after it", () => {
  const history = [commit(1, null, [0, "place"]), ...[2, 3, 4, 5, 6, 7, 8].map((version) => commit(version, 0, [0, "pay"])), commit(9, 0, [1, "place"])];
  assert.deepEqual(lastAsked(history, 0), [{ prompt: "pay", version: 8 }, { prompt: "place", version: 1 }]);
});

test("what others are asked, and what a seat does unasked, are no questions of it", () => {
  const history = [commit(1, null, [0, "place"], [1, "choose"]), commit(2, 0, [1, "choose"]), commit(3, 0, [1, "choose"]), commit(4, 1)];
  assert.deepEqual(lastAsked(history, 0), [{ prompt: "place", version: 1 }]);
  assert.deepEqual(lastAsked(history, 1), [{ prompt: "choose", version: 3 }]);
});
