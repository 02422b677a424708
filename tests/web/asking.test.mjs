import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Client } from "../../gateway/web/client/http.js";
import { sentenceFor } from "../../gateway/web/table/store.js";

const { fetch: real } = globalThis;
afterEach(() => { globalThis.fetch = real; });

/** A client whose server gives `answers` in turn; it keeps what it asked in `asked`. @param {[number, Record<string, string>?][]} answers */
function asking(answers, kept = new Map([["sagebrush.token", "sb_now"]])) {
  /** @type {string[]} */
  const asked = [];
  globalThis.fetch = /** @type {any} */ (async (/** @type {string} */ url) => {
    asked.push(url);
    const [status, headers] = /** @type {[number, Record<string, string>?]} */ (answers.shift());
    return new Response(JSON.stringify(status === 200 ? { table: "t" } : { code: status === 401 ? "unauthenticated" : "busy" }), { status, headers });
  });
  const storage = /** @type {any} */ ({ getItem: (/** @type {string} */ name) => kept.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value), removeItem: (/** @type {string} */ name) => kept.delete(name) });
  return { client: new Client("en", storage), asked, kept };
}

test("who reads while the server is busy asks again, no sooner than the server wants", async () => {
  const { client, asked } = asking([[503], [429, { "Retry-After": "1" }], [200]]);
  const began = performance.now();
  assert.deepEqual(await client.get("/tables/t"), { table: "t" });
  assert.equal(asked.length, 3);
  assert.ok(performance.now() - began >= 1500, "500 ms after the first, a second after the other");
});

test("a server that wants to be left alone for long is heard at once, and so is every other fault", async () => {
  const { client, asked } = asking([[429, { "Retry-After": "60" }], [404]]);
  await assert.rejects(client.get("/tables/t"), { status: 429, wait: 60 });
  await assert.rejects(client.get("/tables/t"), { status: 404 });
  assert.equal(asked.length, 2);
});

test("a command whose answer never comes is sent again with the same key", async (t) => {
  const { client } = asking([]);
  /** @type {string[]} */
  const keys = [];
  globalThis.fetch = /** @type {any} */ ((/** @type {string} */ _url, /** @type {any} */ { headers, signal }) => {
    keys.push(headers["Idempotency-Key"]);
    return keys.length > 1 ? Promise.resolve(new Response('{"version":8}')) : new Promise((_done, failed) => signal?.addEventListener("abort", () => failed(signal.reason)));
  });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const sent = client.submit("g", { type: "pass" }, 7);
  for (let ticks = 0; keys.length < 2 && ticks < 100; ticks += 1) {
    t.mock.timers.tick(1000);
    await new Promise((done) => setImmediate(done));
  }
  assert.deepEqual([keys.length, keys[0]], [2, keys[1]]);
  assert.deepEqual(await sent, { version: 8 });
});

test("a browser that the server does not know any more hears it, wherever it asked", async () => {
  const { client, kept } = asking([[401]]);
  let heard = 0;
  client.lost = () => { heard += 1; };
  await assert.rejects(client.post("/games/g/hint"), { status: 401 });
  assert.deepEqual([heard, kept.has("sagebrush.token")], [1, false]);
});

test("an answer to the token before does not end the one that came meanwhile", async () => {
  const { client, kept } = asking([[401]]);
  const late = client.get("/games/g");
  client.become({ guest: "g1", name: "Anna", token: "sb_new" });
  await assert.rejects(late, { status: 401 });
  assert.equal(kept.get("sagebrush.token"), "sb_new");
});

/** What a person reads where the server, or a proxy before it, answers like this. @param {number} status  @param {BodyInit} body  @param {boolean} [isMove] */
async function told(status, body, isMove) {
  globalThis.fetch = /** @type {any} */ (async () => new Response(body, { status }));
  const client = new Client("en", /** @type {any} */ ({ getItem: () => null }));
  return client.post("/tables", {}).then(() => "", (error) => sentenceFor(error, isMove));
}

test("a proxy that says a number alone is told in words, with what to do", async () => {
  for (const body of ["<html>Forbidden</html>", "", "null", '{"error": "forbidden"}']) assert.match(await told(403, body), /on the way to the server refuses this .*another network/);
  assert.match(await told(413, "<html>"), /too large .*Send less/);
  assert.match(await told(429, "<html>"), /Too many requests came from your network .*Wait a minute/);
  for (const status of [502, 503, 504]) {
    assert.equal(await told(status, "<html>"), "The server does not answer; try again.");
    assert.match(await told(status, "<html>", true), /Your move was not confirmed/);
  }
  assert.match(await told(418, "<html>"), /^The server answered 418\. Try again; if it stays so, tell the host/);
});

test("whoever explains himself is quoted, a proxy as well as the server", async () => {
  assert.equal(await told(403, '{"detail": "This house is full."}'), "This house is full.");
  assert.equal(await told(503, '{"code": "unavailable", "title": "The service is not available"}'), "The service is not available");
});
