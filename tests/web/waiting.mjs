/** Waiting for what a test expects, however busy the machine is. */
import assert from "node:assert/strict";

const SECONDS = 30;

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Returns once something holds; fails after half a minute. @param {() => boolean} holds  @param {string} [what] */
export async function until(holds, what = holds.toString()) {
  for (const end = Date.now() + 1000 * SECONDS; !holds(); await pause(5)) assert(Date.now() < end, `never: ${what}`);
}
