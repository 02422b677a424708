import assert from "node:assert/strict";
import { test } from "node:test";
import { pause, until } from "./waiting.mjs";

const notes = [];
globalThis.document = { title: "Friday - Sagebrush", hidden: true, querySelector: () => null };
globalThis.isSecureContext = true;
globalThis.Notification = class { static permission = "granted"; constructor(title) { notes.push(title); } };
const { warnInTime } = await import("../../gateway/web/table/attention.js");

test("title and notification say when the table warns, once an instant, and nothing after the decision", async () => {
  const now = Date.now();
  const ends = now + 3_600_000;
  const warnings = [now - 5, now + 30, now + 3000, now + 40 * 86_400_000].map((at) => ({ seconds: Math.round((ends - at) / 1000), at }));
  const ended = warnInTime({ ends, warnings }, { game: "g", name: "Friday" });
  await until(() => /^59:5\d left - Friday$/.test(document.title));
  assert.equal(notes.length, 1);
  ended();
  assert.equal(document.title, "Friday - Sagebrush");
  await pause(3300);
  assert.equal(notes.length, 1);
});
