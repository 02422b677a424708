import assert from "node:assert/strict";
import { test } from "node:test";
import { percent } from "../../gateway/web/parts/thought.js";

test("a computer that is sure of more than the win is not said to be surer than sure", () => {
  assert.deepEqual([1.012, 1, 0.984, 0, -0.01].map(percent), ["100%", "100%", "98%", "0%", "0%"]);
});
