import assert from "node:assert/strict";
import { test } from "node:test";
import { utcMinute } from "../../gateway/web/parts/sleep.js";
import { localTime } from "../../gateway/web/table/time.js";

test("hours of sleep are said in the time of the browser and sent in UTC", () => {
  assert.equal(utcMinute("23:00", 120), 21 * 60);
  assert.equal(utcMinute("01:15", 120), 23 * 60 + 15);
  assert.equal(utcMinute("22:30", -300), 3 * 60 + 30);
  for (const ahead of [-660, -210, 0, 330, 840]) for (const minute of [0, 59, 720, 1439]) assert.equal(utcMinute(localTime(minute, ahead), ahead), minute);
});
