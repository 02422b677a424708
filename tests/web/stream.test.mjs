import assert from "node:assert/strict";
import { test } from "node:test";
import { follow } from "../../gateway/web/client/stream.js";

test("a stream that is refused for a while comes back when the server says, and one that is refused for good does not", async () => {
  const answers = [new Response("", { status: 429, headers: { "Retry-After": "1" } }), new Response("", { status: 404 })];
  /** @type {number[]} */
  const asked = [];
  globalThis.fetch = async () => { asked.push(Date.now()); return /** @type {Response} */ (answers.shift()); };
  /** @type {any[]} */
  const refused = [];
  const tell = { commit: () => undefined, connection: () => undefined, refused: (/** @type {any} */ error) => refused.push(error.status) };
  await follow(/** @type {any} */ ({ headers: () => ({}) }), "g", 0, tell, new AbortController().signal);
  assert.deepEqual(refused, [404]);
  assert.ok(asked[1] - asked[0] >= 990, `${asked[1] - asked[0]} ms`);
});
