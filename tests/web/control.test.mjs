import assert from "node:assert/strict";
import { test } from "node:test";
import { controls } from "../../gateway/web/table/control.js";
import { absentOthers, awayFrom, hasAgreed, votesAgainst } from "../../gateway/web/table/presence.js";
import { remaining } from "../../gateway/web/parts/clock.js";
import { written } from "../../gateway/web/table/time.js";

const left = { events: [{ type: "seat-left", seat: 1, opponent: "casual" }] };
const back = { events: [{ type: "seat-retaken", seat: 1 }] };

test("the newest event about a seat says who plays it", () => {
  const of = (/** @type {any[]} */ ...commits) => controls(commits)[1];
  assert.equal(of(), undefined);
  assert.equal(of(left), "away");
  assert.equal(controls([left])[0], undefined);
  assert.equal(of(left, { events: [{ type: "played", seat: 1 }] }), "away");
  assert.equal(of(left, back), "playing");
  assert.equal(of(left, back, { events: [{ type: "seat-resigned", seat: 1 }] }), "out");
  assert.equal(of({ events: [{ type: "seat-left", seat: 1, opponent: "casual", once: true }] }), "once");
  assert.equal(of({ events: [{ type: "seat-removed", seat: 1, opponent: "casual" }] }), "absent");
});

test("what became of the seats goes on from what it was, without reading the game again", () => {
  assert.deepEqual(controls([back], controls([left, { events: [{ type: "seat-left", seat: 2 }] }])), { 1: "playing", 2: "away" });
  assert.deepEqual(controls([{ version: 9 }], { 1: "away" }), { 1: "away" });
});

test("a clock that runs counts down to nothing, and one that rests stands still", () => {
  const clock = { at: 0, left: [60_000, 45_000], running: [{ seat: 0, ends: 60_000 }] };
  assert.equal(remaining(clock, 0, 20_000), 40_000);
  assert.equal(remaining(clock, 0, 99_000), 0);
  assert.equal(remaining(clock, 1, 20_000), 45_000);
});

test("in the hours of sleep a clock shows no more than what is left", () => {
  assert.equal(remaining({ at: 0, left: [60_000], running: [{ seat: 0, ends: 9_000_000 }] }, 0, 0), 60_000);
});

test("a long clock counts the hours in which its seat is awake, and no others", () => {
  const hour = 3_600_000;
  const clock = { left: [48 * hour], running: [{ seat: 0, ends: 70 * hour }], terms: { sleep_from: 0, sleep_until: 0 }, sleep: [{ seat: 0, from: 22 * 60, until: 6 * 60 }] };
  const leftAt = (/** @type {number} */ at) => remaining(clock, 0, at * hour) / hour;
  assert.deepEqual([6, 10, 22, 26, 30, 54, 69].map(leftAt), [48, 44, 32, 32, 32, 16, 1]);
});

test("times are written as people read them", () => {
  assert.deepEqual([7_000, 760_000, 11_100_000, 187_200_000].map(written), ["0:07", "12:40", "3:05:00", "2 d 4 h"]);
});

test("presence says who is away, for whom the game waits since when, and who asked to play on", () => {
  const presence = {
    away: [{ seat: 2, opponent: "casual", returns: true, since: 5 }], removable: [{ seat: 0, at: 3_700_000 }, { seat: 1, at: 3_700_000 }],
    agreed: [1], votes: [{ seat: 1, against: 0 }, { seat: 3, against: 0 }], terms: { remove_after: 3600 },
  };
  assert.deepEqual(absentOthers(presence, 1), [{ seat: 0, at: 3_700_000, since: 100_000, hasVoted: true, isAway: false }]);
  assert.deepEqual(absentOthers(presence, null).map(({ seat, hasVoted }) => [seat, hasVoted]), [[0, false], [1, false]]);
  assert.deepEqual(votesAgainst(presence, 0), [1, 3]);
  assert.deepEqual([awayFrom(presence, 2)?.since, awayFrom(presence, 0), hasAgreed(presence, 1), hasAgreed(null, 1)], [5, null, true, false]);
  assert.deepEqual(absentOthers(undefined, 1), []);
});
