import assert from "node:assert/strict";
import { test } from "node:test";
import { SeatClient, takeSeat } from "../../gateway/web/client/seat.js";

function browser(hash) {
  const kept = new Map();
  const seen = [];
  return {
    kept, seen,
    location: { hash },
    history: { replaceState: (_state, _title, url) => seen.push(url) },
    storage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value), removeItem: (name) => kept.delete(name) },
  };
}

test("the token of a link is kept and leaves the address bar", () => {
  const { location, history, storage, seen } = browser("#/seat/game1/sbs_game1_0_secret");
  takeSeat(location, history, storage);
  assert.deepEqual(seen, ["#/seat/game1"]);
  assert.equal(new SeatClient("en", "game1", storage).headers().Authorization, "Bearer sbs_game1_0_secret");
});

test("the seat of one game is not that of another, and the guest of the browser stays", () => {
  const { location, history, storage, kept } = browser("#/seat/game1/sbs_x");
  kept.set("sagebrush.token", "sb_guest");
  takeSeat(location, history, storage);
  assert.equal(new SeatClient("en", "game2", storage).token, null);
  new SeatClient("en", "game1", storage).forget();
  assert.deepEqual([...kept.keys()], ["sagebrush.token"]);
});

test("other addresses are left alone", () => {
  for (const hash of ["", "#/", "#/table/x", "#/seat/game1"]) {
    const { location, history, storage, seen, kept } = browser(hash);
    takeSeat(location, history, storage);
    assert.deepEqual([seen.length, kept.size], [0, 0]);
  }
});
