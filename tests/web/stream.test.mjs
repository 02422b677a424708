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

test("a stream that is refused for longer than a timer can wait is not asked for again at once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let asked = 0;
  globalThis.fetch = async () => { asked += 1; return new Response("", { status: 503, headers: { "Retry-After": "9999999" } }); };
  const ending = new AbortController();
  const tell = { commit: () => undefined, connection: () => undefined, refused: () => undefined };
  const followed = follow(/** @type {any} */ ({ headers: () => ({}) }), "g", 0, tell, ending.signal);
  for (let turn = 0; turn < 10; turn += 1) { await new Promise(setImmediate); t.mock.timers.tick(1000); }
  assert.equal(asked, 1);
  ending.abort();
  t.mock.timers.tick(2 ** 31);
  await followed;
});

test("a refusal of a proxy is no refusal of the game, which is followed on", async (t) => {
  const problem = { "Content-Type": "application/problem+json" };
  const answers = [new Response("<html>", { status: 403, headers: { "Content-Type": "text/html" } }), new Response("{}", { status: 403, headers: problem })];
  t.mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.fetch = async () => /** @type {Response} */ (answers.shift());
  /** @type {any[]} */
  const told = [];
  const tell = { commit: () => undefined, connection: (/** @type {boolean} */ isOpen) => told.push(isOpen), refused: (/** @type {any} */ error) => told.push(error.status) };
  const followed = follow(/** @type {any} */ ({ headers: () => ({}) }), "g", 0, tell, new AbortController().signal);
  for (let turn = 0; turn < 10; turn += 1) { await new Promise(setImmediate); t.mock.timers.tick(1000); }
  await followed;
  assert.deepEqual(told, [false, 403]);
});

test("whoever wakes a phone that slept is connected anew at once, and not where the connection lives", async (t) => {
  const page = new EventTarget();
  globalThis.document = /** @type {any} */ (page);
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  /** @type {ReadableStreamDefaultController[]} */
  const streams = [];
  globalThis.fetch = async (_url, { signal } = {}) => new Response(new ReadableStream({ start: (stream) => {
    streams.push(stream);
    signal?.addEventListener("abort", () => { try { stream.error(signal.reason); } catch { /* it has ended */ } });
  } }));
  const ending = new AbortController();
  /** @type {boolean[]} */
  const told = [];
  const tell = { commit: () => undefined, connection: (/** @type {boolean} */ isOpen) => told.push(isOpen), refused: () => undefined };
  const settle = async () => { for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate); };
  const followed = follow(/** @type {any} */ ({ headers: () => ({}) }), "g", 0, tell, ending.signal);
  await settle();
  t.mock.timers.setTime(Date.now() + 15_000);
  streams[0].enqueue(new TextEncoder().encode("\n")); // a sign of life
  await settle();
  t.mock.timers.setTime(Date.now() + 15_000);
  page.dispatchEvent(new Event("visibilitychange"));
  await settle();
  assert.deepEqual([streams.length, told], [1, [true]]);
  t.mock.timers.setTime(Date.now() + 3_600_000); // while the machine sleeps no timer runs
  page.dispatchEvent(new Event("visibilitychange"));
  await settle();
  t.mock.timers.tick(1000);
  await settle();
  assert.deepEqual([streams.length, told], [2, [true, false, true]]);
  ending.abort();
  t.mock.timers.tick(10_000);
  await followed;
  delete (/** @type {any} */ (globalThis).document);
});
