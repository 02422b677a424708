import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "../../gateway/web/client/http.js";
import { SeatClient } from "../../gateway/web/client/seat.js";
import { endOtherWays } from "../../gateway/web/client/other-ways.js";
import { comeBack, whoComesBack } from "../../gateway/web/client/way-back.js";
import { takeWayBack } from "../../gateway/web/client/way-back-link.js";
import { pause, until } from "./waiting.mjs";

/** What a browser keeps. @param {[string, string][]} entries */
function storage(...entries) {
  const kept = new Map(entries);
  return /** @type {any} */ ({ kept, getItem: (/** @type {string} */ name) => kept.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value), removeItem: (/** @type {string} */ name) => kept.delete(name) });
}

/** Follows `link` in a browser. @param {string} link */
function follow(link) {
  /** @type {string[]} */
  const shown = [];
  takeWayBack(/** @type {any} */ ({ hash: new URL(link).hash }), /** @type {any} */ ({ replaceState: (/** @type {any} */ _state, /** @type {any} */ _title, /** @type {string} */ url) => shown.push(url) }));
  return shown;
}

test("the link back makes another browser the same guest, after its reader said so", async () => {
  const anna = new Client("en", storage(["sagebrush.token", "sb_anna"]));
  const link = anna.wayBack("t1", "http://192.168.1.20:8000");
  assert.equal(new URL(link).pathname, "/", "the secret is in the fragment alone");
  assert.deepEqual(follow(link), ["#/back/t1"]);
  const other = new Client("en", storage(["sagebrush.token", "sb_bert"]));
  /** @type {any} */
  let sent;
  other.request = async (_method, _path, _body, options) => { sent = options; return { guest: "g1", name: "Anna" }; };
  const found = await whoComesBack(other);
  assert.equal(other.token, "sb_bert");
  assert.deepEqual([sent.headers.Authorization, sent.anonymous], ["Bearer sb_anna", true]);
  comeBack(other, /** @type {any} */ (found));
  assert.deepEqual([other.token, other.me], ["sb_anna", { guest: "g1", name: "Anna" }]);
  assert.equal(await whoComesBack(other), null, "a link is followed once");
});

test("who has a seat of another platform keeps the link to that seat alone", () => {
  const seated = new SeatClient("en", "g1", storage(["sagebrush.token", "sb_bert"], ["sagebrush.seat.g1", "sbs_1"]));
  assert.equal(seated.wayBack("g1", "http://x"), "http://x/#/seat/g1/sbs_1");
});

/** A browser of Anna, to whom the answer to an exchange gets lost; which token it brought. @param {(token: string) => object} asked what becomes of questions with it */
function unlucky(asked) {
  const anna = new Client("en", storage(["sagebrush.token", "sb_anna"]));
  const brought = { token: "" };
  anna.request = async (method, _path, /** @type {any} */ body, options) => {
    if (method === "GET") return asked(String(options?.headers?.Authorization));
    brought.token = body.token;
    throw new TypeError("fetch failed");
  };
  return { anna, brought };
}

test("a browser whose new secret got lost with the answer goes on with it, as it was made here", async () => {
  const { anna, brought } = unlucky(() => ({ guest: "g1", name: "Anna" }));
  await endOtherWays(anna);
  assert.match(brought.token, /^sb_[A-Za-z0-9_-]{43}$/);
  assert.deepEqual([anna.token, anna.me], [brought.token, { guest: "g1", name: "Anna" }]);
});

test("a browser keeps the secret it has where the exchange did not happen", async () => {
  const { anna } = unlucky(() => { throw new Error("unauthenticated"); });
  await assert.rejects(endOtherWays(anna), TypeError);
  assert.equal(anna.token, "sb_anna");
});

/** A browser of Anna, and a server that ends her secret at once and answers when the test says so. */
function exchanging() {
  const anna = new Client("en", storage(["sagebrush.token", "sb_anna"], ["sagebrush.guest", '{"guest": "g1", "name": "Anna"}']));
  /** @type {{token: string, answer: () => void}[]} */
  const exchanges = [];
  let known = "sb_anna";
  globalThis.fetch = /** @type {any} */ (async (/** @type {string} */ path, /** @type {any} */ { headers, body }) => {
    if (headers.Authorization !== `Bearer ${known}`) return new Response('{"code": "unauthenticated"}', { status: 401 });
    if (!path.endsWith("/token")) return new Response("{}");
    const { token } = JSON.parse(body);
    known = token;
    await new Promise((done) => exchanges.push({ token, answer: () => done(undefined) }));
    return new Response(JSON.stringify({ guest: "g1", name: "Anna", token }));
  });
  return { anna, exchanges, isKnown: () => anna.token === known };
}

test("what is asked with the old secret while the new one is on its way is asked again with that one", async () => {
  const { anna, exchanges, isKnown } = exchanging();
  let isLost = false;
  anna.lost = () => { isLost = true; };
  const changed = endOtherWays(anna);
  await pause(0);
  const asked = anna.get("/tables/t1");
  await pause(0);
  exchanges[0].answer();
  await changed;
  assert.deepEqual([await asked, isLost, isKnown(), anna.me?.guest], [{}, false, true, "g1"]);
});

test("whoever asks twice for another secret gets two, one after the other", async () => {
  const { anna, exchanges, isKnown } = exchanging();
  const both = [endOtherWays(anna), endOtherWays(anna)];
  for (const place of [0, 1]) {
    await until(() => exchanges.length > place);
    exchanges[place].answer();
    await both[place];
  }
  assert.ok(isKnown());
});

test("a browser whose secret has ended elsewhere hears so when it asks for another one", async () => {
  const { anna } = exchanging();
  await endOtherWays(Object.assign(Object.create(anna), { request: async () => ({ guest: "g1", name: "Anna", token: "sb_other" }) }));
  await assert.rejects(endOtherWays(anna), { code: "unauthenticated" });
});
