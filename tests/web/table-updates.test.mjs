import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedUpdates } from "../../gateway/web/client/table-updates.js";
import { until } from "./waiting.mjs";

test("a tab that comes later learns whose turn it is, by the one stream, and goes on when the first is closed", async (t) => {
  const streams = new Set();
  let version = 0;
  const open = (_after, tell, signal) => {
    streams.add(tell);
    signal.addEventListener("abort", () => streams.delete(tell));
    tell.connection(true);
  };
  const come = () => {
    const ending = new AbortController();
    const tab = { turns: {}, close: () => ending.abort() };
    t.after(tab.close);
    const hear = { commit: ({ update }) => { tab.turns[update.table] = update.your_turn; }, connection: () => {}, refused: () => {} };
    new SharedUpdates(new BroadcastChannel("sagebrush tables anna en"), open, 0, hear, ending.signal, { patience: 200, again: 300 }).ask();
    return tab;
  };
  const tell = (table, your_turn, isMine = true) => { version += 1; for (const stream of [...streams]) stream.commit({ version, update: { type: "moved", table, isMine, your_turn } }); };
  const first = come();
  await until(() => streams.size === 1);
  tell("friday", true);
  tell("of strangers", false, false);
  const second = come();
  await until(() => second.turns.friday);
  await until(() => streams.size === 1);
  assert.deepEqual(second.turns, { friday: true });
  tell("friday", false);
  await until(() => second.turns.friday === false);
  assert.equal(first.turns.friday, false);
  const [before] = streams;
  first.close();
  await until(() => streams.size === 1 && !streams.has(before));
  tell("friday", true);
  assert.equal(second.turns.friday, true);
});
