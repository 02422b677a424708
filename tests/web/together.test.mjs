import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../../gateway/web/client/http.js";
import { GameStore } from "../../gateway/web/table/store.js";
import { isStillMeant } from "../../gateway/web/table/together.js";

const MINE = 0;
const CHOICE = { type: "fill-in", number: 2 };
const PUBLIC = { type: "place", parcel: 2 };
const commit = (version, actor, awaited, legal = [{ command: CHOICE }, { command: PUBLIC }]) => ({ version, actor, awaited: awaited.map(([seat, prompt]) => ({ seat, prompt })), legal });
const both = [[MINE, "fill"], [1, "fill"]];

/** A store at the first commit of `commits`; the others come, one with each refusal. @param {any[]} commits  @param {any} [last] what the server says then */
function table(commits, last = null) {
  const [first, ...later] = commits;
  const versions = [];
  const client = {
    submit: async (_game, command, version) => {
      versions.push(version);
      const next = later.shift();
      if (!next) { if (last) throw last; return { version: version + 1, events: [] }; }
      store.show([next]);
      throw new Problem(409, { code: "stale-version", version: next.version });
    },
    get: async () => ({ version: 0, frames: [] }),
  };
  const store = new GameStore(/** @type {any} */ (client), "g");
  store.board = { refs: () => [], inSecret: new Set([CHOICE.type]) };
  store.table = { seat: MINE };
  store.show([first]);
  return { store, versions };
}

test("who fills in his sheet in secret is not told to choose again since others were quicker", async () => {
  const { store, versions } = table([commit(4, 1, both), commit(5, 1, both), commit(6, 1, [[MINE, "fill"]])]);
  await store.send(CHOICE);
  assert.deepEqual([versions, store.notice, store.isSending], [[4, 5, 6], null, false]);
});

test("where several move at once for all to see, who was slower looks again", async () => {
  const { store, versions } = table([commit(4, 1, both), commit(5, 1, both)]);
  await store.send(PUBLIC);
  assert.deepEqual([versions, store.notice?.isError], [[4], true]);
});

test("a server that names no newer version is not asked for ever", async () => {
  const { store, versions } = table([commit(4, 1, both)], new Problem(409, { code: "stale-version", version: 4 }));
  await store.send(CHOICE);
  assert.deepEqual([versions, store.notice?.isError], [[4], true]);
});

test("a move chosen beside other questions is not sent again when the game has moved on", async () => {
  const { store, versions } = table([commit(4, 1, [[MINE, "fill"], [1, "pay"]]), commit(5, 1, [[MINE, "fill"]])]);
  await store.send(CHOICE);
  assert.deepEqual([versions, store.notice?.isError], [[4], true]);
});

test("a choice that is not possible any more is not sent again", async () => {
  const { store, versions } = table([commit(4, 1, both), commit(5, 1, both, [])]);
  await store.send(CHOICE);
  assert.deepEqual([versions, store.notice?.isError], [[4], true]);
});

test("another refusal is told as it is", async () => {
  const { store, versions } = table([commit(4, 1, both), commit(5, 1, both)], new Problem(422, { detail: "Too dear." }));
  await store.send(CHOICE);
  assert.deepEqual([versions, store.notice?.text], [[4, 5], "Too dear."]);
});

test("a choice made by the same seat elsewhere, or another question, is something else that came between", () => {
  const first = commit(4, 1, both);
  assert.equal(isStillMeant([first, commit(5, 1, both)], 4, MINE), true);
  assert.equal(isStillMeant([first, commit(5, MINE, both)], 4, MINE), false);
  assert.equal(isStillMeant([first, commit(5, 1, [[MINE, "pay"], [1, "fill"]])], 4, MINE), false);
  assert.equal(isStillMeant([first, commit(5, 1, [[1, "fill"]])], 4, MINE), false);
  assert.equal(isStillMeant([], 4, MINE), false);
});
