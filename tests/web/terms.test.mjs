import assert from "node:assert/strict";
import { test } from "node:test";
import { lasting } from "../../gateway/web/parts/terms.js";

test("a time is said in the largest unit that does not change it, and in minutes otherwise", () => {
  const said = { 45: "45 seconds", 600: "10 minutes", 7020: "117 minutes", 3600: "an hour", 7200: "2 hours", 86400: "a day", 129600: "36 hours", 216000: "60 hours", 259200: "3 days" };
  for (const [seconds, words] of Object.entries(said)) assert.equal(lasting(Number(seconds)), words);
});
