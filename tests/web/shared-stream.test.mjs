import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "../../gateway/web/client/http.js";
import { SharedStream } from "../../gateway/web/client/shared-stream.js";
import { GameStore } from "../../gateway/web/table/store.js";
import { until } from "./waiting.mjs";

const QUICK = { patience: 200, again: 300 };
const NEVER_AGAIN = { patience: 200, again: 600_000 };
let games = 0;

/** A server with one game, and tabs that look at it until the test is over. */
function house(t, timing = QUICK) {
  const name = `game ${(games += 1)}`;
  const found = { commits: [], streams: new Set(), opened: 0, tabs: [] };
  const open = (after, tell, signal) => {
    const stream = { after, tell };
    found.opened += 1;
    found.streams.add(stream);
    signal.addEventListener("abort", () => found.streams.delete(stream));
    tell.connection(true);
    found.commits.filter((frame) => frame.version > after).forEach((frame) => tell.commit(frame));
  };
  found.commit = (over = false) => {
    const frame = { version: found.commits.length + 1, over };
    found.commits.push(frame);
    for (const stream of [...found.streams]) stream.tell.commit(frame);
  };
  found.come = (after = found.commits.length) => {
    const ending = new AbortController();
    const channel = new BroadcastChannel(name);
    const tab = { seen: [], isOpen: null, refused: null, channel, close: () => ending.abort() };
    tab.shared = new SharedStream(channel, open, after, {
      commit: (frame) => tab.seen.push(frame.version),
      connection: (isOpen) => { tab.isOpen = isOpen; },
      refused: (error) => { tab.refused = error.status; },
    }, ending.signal, timing);
    tab.shared.ask();
    found.tabs.push(tab);
    return tab;
  };
  found.isQuiet = () => found.streams.size === 1 && found.tabs.every((tab) => tab.isOpen) && found.tabs.filter((tab) => tab.shared.leading).length === 1;
  t.after(() => found.tabs.forEach((tab) => tab.close()));
  return found;
}

const sees = (tab, ...versions) => until(() => tab.seen.length >= versions.length).then(() => assert.deepEqual(tab.seen, versions));

test("three tabs open one stream, and all see every commit once", async (t) => {
  const at = house(t);
  const tabs = [at.come(), at.come(), at.come()];
  await until(at.isQuiet);
  for (let count = 0; count < 5; count += 1) at.commit();
  for (const tab of tabs) await sees(tab, 1, 2, 3, 4, 5);
  assert.equal(at.streams.size, 1);
});

test("a tab that comes later is told what it lacks", async (t) => {
  const at = house(t);
  const first = at.come();
  await until(at.isQuiet);
  at.commit();
  at.commit();
  const second = at.come(1);
  await sees(second, 2);
  assert.deepEqual([first.seen, at.opened], [[1, 2], 1]);
});

for (const [way, timing, go] of [
  ["is closed", NEVER_AGAIN, (tab) => tab.close()],
  ["dies without a word", QUICK, (tab, at) => { tab.channel.onmessage = null; tab.channel.postMessage = () => {}; at.streams.clear(); }],
]) test(`when the leading tab ${way}, another leads and nothing is missing`, async (t) => {
  const at = house(t, timing);
  const first = at.come();
  await until(at.isQuiet);
  const second = at.come();
  await until(at.isQuiet);
  go(first, at);
  at.commit();
  await until(() => at.streams.size === 1 && Boolean(second.shared.leading));
  at.commit();
  await sees(second, 1, 2);
  assert.equal(at.streams.size, 1);
});

test("a tab that lacks more than the leader remembers opens a stream of its own", async (t) => {
  const at = house(t);
  for (let count = 0; count < 3; count += 1) at.commit();
  const first = at.come(3);
  await until(at.isQuiet);
  await sees(at.come(0), 1, 2, 3);
  assert.deepEqual([first.seen, at.streams.size], [[], 2]);
});

test("the end of the game reaches every tab", async (t) => {
  const at = house(t);
  const tabs = [at.come(), at.come()];
  await until(at.isQuiet);
  at.commit(true);
  for (const tab of tabs) await sees(tab, 1);
  assert.equal(at.streams.size, 0);
});

test("a refused stream reaches every tab", async (t) => {
  const at = house(t);
  const tabs = [at.come(), at.come()];
  await until(at.isQuiet);
  [...at.streams][0].tell.refused({ status: 401 });
  await until(() => tabs.every((tab) => tab.refused));
  assert.deepEqual(tabs.map((tab) => tab.refused), [401, 401]);
});

test("a game that was left before it was loaded is not followed", async (t) => {
  const opened = [];
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { BroadcastChannel } = globalThis;
  t.after(() => { globalThis.BroadcastChannel = BroadcastChannel; });
  globalThis.BroadcastChannel = class { constructor(name) { opened.push(name); } postMessage() {} close() {} };
  t.mock.method(console, "warn", () => undefined); // there is no board of this title
  const client = new Client("en", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  client.request = async () => ({ title: "none", edition: "none", version: 1, over: false, frames: [{ version: 1, events: [] }], next: null });
  const stays = new GameStore(client, "g");
  await stays.open();
  assert.equal(opened.length, 1);
  stays.close();
  const leaves = new GameStore(client, "g");
  const loading = leaves.open();
  leaves.close();
  await loading;
  assert.equal(opened.length, 1);
});
