import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedStream } from "../../gateway/web/client/shared-stream.js";

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const QUICK = { patience: 40, again: 60 };
let games = 0;

/** A server with one game, and tabs that look at it. */
function house() {
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
    }, ending.signal, QUICK);
    tab.shared.ask();
    found.tabs.push(tab);
    return tab;
  };
  found.close = () => found.tabs.forEach((tab) => tab.close());
  return found;
}

test("three tabs open one stream, and all see every commit once", async () => {
  const at = house();
  const tabs = [at.come(), at.come(), at.come()];
  await pause(250);
  assert.equal(at.streams.size, 1);
  for (let count = 0; count < 5; count += 1) at.commit();
  await pause(60);
  for (const tab of tabs) assert.deepEqual(tab.seen, [1, 2, 3, 4, 5]);
  at.close();
});

test("a tab that comes later is told what it lacks", async () => {
  const at = house();
  const first = at.come();
  await pause(100);
  at.commit();
  at.commit();
  const second = at.come(1);
  await pause(100);
  assert.deepEqual([first.seen, second.seen, at.opened], [[1, 2], [2], 1]);
  at.close();
});

test("when the leading tab is closed, or dies without a word, another leads and nothing is missing", async () => {
  for (const isKilled of [false, true]) {
    const at = house();
    const first = at.come();
    await pause(100);
    const second = at.come();
    await pause(60);
    if (isKilled) { first.channel.onmessage = null; first.channel.postMessage = () => {}; at.streams.clear(); } else first.close();
    at.commit();
    await pause(300);
    at.commit();
    await pause(60);
    assert.deepEqual(second.seen, [1, 2], isKilled ? "killed" : "closed");
    assert.equal(at.streams.size, 1);
    at.close();
  }
});

test("a tab that lacks more than the leader remembers opens a stream of its own", async () => {
  const at = house();
  for (let count = 0; count < 3; count += 1) at.commit();
  const first = at.come(3);
  await pause(100);
  const late = at.come(0);
  await pause(100);
  assert.deepEqual([first.seen, late.seen, at.streams.size], [[], [1, 2, 3], 2]);
  at.close();
});

test("a refused stream and the end of the game reach every tab", async () => {
  const at = house();
  const tabs = [at.come(), at.come()];
  await pause(200);
  at.commit(true);
  await pause(50);
  assert.deepEqual(tabs.map((tab) => tab.seen), [[1], [1]]);
  assert.equal(at.streams.size, 0);
  const other = house();
  const both = [other.come(), other.come()];
  await pause(200);
  [...other.streams][0].tell.refused({ status: 401 });
  await pause(50);
  assert.deepEqual(both.map((tab) => tab.refused), [401, 401]);
  other.close();
});
