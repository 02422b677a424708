import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "../../gateway/web/client/http.js";
import { GameStore } from "../../gateway/web/table/store.js";

/** A store of a game at version 7, and the headers of what it sends. */
function table() {
  /** @type {any[]} */
  const sent = [];
  const client = new Client("en", /** @type {any} */ ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }));
  client.request = async (_method, _path, command, options) => { sent.push([command, options?.headers]); return { version: 7 }; };
  const store = new GameStore(client, "g");
  store.set({ frame: /** @type {any} */ ({ version: 7 }) });
  return { store, sent };
}

test("a move is sent with the version that its player looked at", async () => {
  const { store, sent } = table();
  await store.send({ type: "pass" });
  assert.deepEqual([sent[0][0], sent[0][1]["If-Match"]], [{ type: "pass" }, '"7"']);
});

test("what is said about a seat counts although somebody moved meanwhile", async () => {
  const { store, sent } = table();
  await store.tell({ type: "leave-seat" });
  assert.deepEqual([sent[0][0], "If-Match" in sent[0][1]], [{ type: "leave-seat" }, false]);
  assert.equal(sent[0][1]["Idempotency-Key"].length, 32);
});
