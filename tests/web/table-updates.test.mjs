import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedUpdates } from "../../gateway/web/client/table-updates.js";

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

test("a tab that comes later learns whose turn it is, by the one stream, and goes on when the first is closed", async () => {
  const streams = new Set();
  let version = 0;
  const open = (_after, tell, signal) => {
    streams.add(tell);
    signal.addEventListener("abort", () => streams.delete(tell));
    tell.connection(true);
  };
  const tabs = [];
  const come = () => {
    const ending = new AbortController();
    const tab = { turns: {}, close: () => ending.abort() };
    const hear = { commit: ({ update }) => { tab.turns[update.table] = update.your_turn; }, connection: () => {}, refused: () => {} };
    new SharedUpdates(new BroadcastChannel("sagebrush tables anna en"), open, 0, hear, ending.signal, { patience: 40, again: 60 }).ask();
    tabs.push(tab);
    return tab;
  };
  const tell = (table, your_turn, isMine = true) => { version += 1; for (const stream of [...streams]) stream.commit({ version, update: { type: "moved", table, isMine, your_turn } }); };
  const first = come();
  await pause(80);
  tell("friday", true);
  tell("of strangers", false, false);
  const second = come();
  await pause(80);
  assert.equal(streams.size, 1);
  assert.deepEqual(second.turns, { friday: true });
  tell("friday", false);
  await pause(40);
  assert.deepEqual([first.turns.friday, second.turns.friday], [false, false]);
  first.close();
  await pause(120);
  assert.equal(streams.size, 1);
  tell("friday", true);
  assert.equal(second.turns.friday, true);
  second.close();
});
