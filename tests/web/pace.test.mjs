import assert from "node:assert/strict";
import { test } from "node:test";
import { Pace } from "../../gateway/web/table/pace.js";

/** A stage that notes what is shown and told, and a clock that is wound by hand. */
function stage(isQuiet = () => false) {
  const noted = { shown: [], told: [], time: 0, timers: [] };
  const clock = {
    set: (work, milliseconds) => { const timer = { work, at: noted.time + milliseconds }; noted.timers.push(timer); return timer; },
    clear: (timer) => { noted.timers = noted.timers.filter((one) => one !== timer); },
  };
  noted.pace = new Pace({
    show: (frames) => noted.shown.push(...frames.map((frame) => frame.version)),
    tell: (telling) => noted.told.push(telling && telling.events[telling.at].name),
    worth: (event) => event.name !== "next",
    isQuiet,
  }, clock);
  noted.run = () => {
    while (noted.timers.length) {
      const timer = noted.timers.shift();
      noted.time = timer.at;
      timer.work();
    }
  };
  return noted;
}

const frame = (version, ...names) => ({ version, events: names.map((name) => ({ name })) });

test("events are told in their order, and what is not worth telling is left out", () => {
  const noted = stage();
  noted.pace.add(frame(1, "roll", "next", "win"));
  noted.pace.add(frame(2, "move"));
  assert.deepEqual(noted.shown, [1]);
  noted.run();
  assert.deepEqual(noted.shown, [1, 2]);
  assert.deepEqual(noted.told, ["roll", "win", "move", null]);
});

test("no commit takes more than two seconds, however much happens in it", () => {
  for (const count of [1, 3, 4, 40]) {
    const noted = stage();
    noted.pace.add(frame(1, ...Array(count).fill("rain")));
    noted.run();
    assert.ok(noted.time <= 2000.001, `${count} events took ${noted.time}`);
    assert.equal(noted.told.length, count + 1);
  }
});

test("a commit alone is on the board at once", () => {
  const noted = stage();
  noted.pace.add(frame(7, "move"));
  assert.equal(noted.time, 0);
  assert.deepEqual(noted.shown, [7]);
});

test("commits that wait hurry those before them, and many of them are shown at once", () => {
  const noted = stage();
  for (let version = 1; version <= 20; version += 1) noted.pace.add(frame(version, "move"));
  assert.ok(noted.shown.length >= 14);
  noted.run();
  assert.deepEqual(noted.shown, Array.from({ length: 20 }, (_, index) => index + 1));
  assert.equal(noted.told.at(-1), null);
});

test("who skips sees the newest, and nothing is told after that", () => {
  const noted = stage();
  for (const version of [1, 2, 3]) noted.pace.add(frame(version, "move", "pay"));
  assert.equal(noted.pace.newest(null), 3);
  noted.pace.skip();
  assert.deepEqual(noted.shown, [1, 2, 3]);
  assert.equal(noted.told.at(-1), null);
  assert.equal(noted.timers.length, 0);
  noted.pace.add(frame(4, "move"));
  noted.run();
  assert.deepEqual(noted.shown, [1, 2, 3, 4]);
});

test("who is not looking, or wants no motion, is told nothing and shown everything", () => {
  const noted = stage(() => true);
  for (const version of [1, 2]) noted.pace.add(frame(version, "move"));
  assert.deepEqual([noted.shown, noted.told], [[1, 2], []]);
});
