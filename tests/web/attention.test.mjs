import assert from "node:assert/strict";
import { test } from "node:test";
import { pause, until } from "./waiting.mjs";

const notes = [];
globalThis.document = { title: "Friday - Sagebrush", hidden: true, querySelector: () => null };
globalThis.isSecureContext = true;
globalThis.Notification = class { static permission = "granted"; constructor(title) { notes.push(title); } };
const { Client, serverNow } = await import("../../gateway/web/client/http.js");
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

test("the clock of a machine that is wrong by hours is put right by what the server says, and not by what a cache has kept", async () => {
  const client = new Client("en", { getItem: () => null });
  const hear = async (hours, cache) => {
    const headers = { Date: new Date(Date.now() + hours * 3_600_000).toUTCString(), "Cache-Control": cache };
    globalThis.fetch = async () => Response.json({}, { headers });
    await client.request("GET", "/games/g");
    return Math.round((serverNow() - Date.now()) / 3_600_000);
  };
  assert.deepEqual([await hear(-2, "no-store"), await hear(-9, "private, max-age=3600"), await hear(0, "no-store")], [-2, -2, 0]);
});

test("a warning comes in time to whom the clock of the machine is two hours ahead", async () => {
  const headers = { Date: new Date(Date.now() - 7_200_000).toUTCString(), "Cache-Control": "no-store" };
  globalThis.fetch = async () => Response.json({}, { headers });
  await new Client("en", { getItem: () => null }).request("GET", "/games/g");
  const now = serverNow();
  const ended = warnInTime({ ends: now + 60_000, warnings: [{ seconds: 60, at: now + 30 }] }, { game: "g", name: "Friday" });
  await until(() => /^(1:00|0:59) left - Friday$/.test(document.title));
  ended();
});
