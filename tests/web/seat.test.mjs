import assert from "node:assert/strict";
import { test } from "node:test";
import { SeatClient, takeSeat } from "../../gateway/web/client/seat.js";

const keeping = (kept) => ({ getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value), removeItem: (name) => kept.delete(name) });

function browser(hash) {
  const kept = new Map();
  const seen = [];
  return {
    kept, seen, ofTab: keeping(new Map()),
    location: { hash },
    history: { replaceState: (_state, _title, url) => seen.push(url) },
    storage: keeping(kept),
  };
}

test("the token of a link is kept and leaves the address bar", () => {
  const { ofTab, location, history, storage, seen } = browser("#/seat/game1/sbs_game1_0_secret");
  takeSeat(location, history, storage, ofTab);
  assert.deepEqual(seen, ["#/seat/game1"]);
  assert.equal(new SeatClient("en", "game1", storage, ofTab).headers().Authorization, "Bearer sbs_game1_0_secret");
});

test("the seat of one game is not that of another, and the guest of the browser stays", () => {
  const { ofTab, location, history, storage, kept } = browser("#/seat/game1/sbs_x");
  kept.set("sagebrush.token", "sb_guest");
  takeSeat(location, history, storage, ofTab);
  assert.equal(new SeatClient("en", "game2", storage, ofTab).token, null);
  new SeatClient("en", "game1", storage, ofTab).forget();
  assert.deepEqual([...kept.keys()], ["sagebrush.token"]);
});

test("other addresses are left alone", () => {
  for (const hash of ["", "#/", "#/table/x", "#/seat/game1"]) {
    const { ofTab, location, history, storage, seen, kept } = browser(hash);
    takeSeat(location, history, storage, ofTab);
    assert.deepEqual([seen.length, kept.size], [0, 0]);
  }
});

test("two tabs have two seats of one game, also after each is loaded anew", () => {
  const first = browser("#/seat/game1/sbs_first");
  takeSeat(first.location, first.history, first.storage, first.ofTab);
  const mine = new SeatClient("en", "game1", first.storage, first.ofTab);
  const second = browser("#/seat/game1/sbs_second");
  takeSeat(second.location, second.history, first.storage, second.ofTab);
  const theirs = new SeatClient("en", "game1", first.storage, second.ofTab);
  assert.deepEqual([mine.token, theirs.token], ["sbs_first", "sbs_second"]);
  assert.equal(new SeatClient("en", "game1", first.storage, first.ofTab).token, "sbs_first");
  assert.notEqual(mine.viewer, theirs.viewer);
  assert.equal(new SeatClient("en", "game1", first.storage, browser("").ofTab).token, "sbs_second", "a new tab has the newest");
});
