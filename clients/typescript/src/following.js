/** One stream over many tables, which comes back by itself. */

import { Problem } from "./problem.js";
import { AWAY, isBrokenConnection, pause } from "./transport.js";

/**
 * Every update after a cursor, for ever; throws Problem when the stream is refused for good.
 * @param {import("./transport.js").Transport} transport  @param {string} path
 * @param {{after?: number, legal?: boolean, signal?: AbortSignal}} [options]
 * @returns {AsyncGenerator<import("../types/api.js").TableUpdateResponse, void, undefined>}
 */
export async function* updates(transport, path, { after = 0, legal, signal } = {}) {
  let cursor = after;
  for (let failures = 1; !signal?.aborted; failures += 1) {
    let refusal;
    try {
      for await (const update of transport.lines(path, { query: { after: cursor, legal }, signal })) {
        cursor = update.cursor;
        failures = 0;
        yield update;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof Problem ? !AWAY.has(error.status) : !isBrokenConnection(error)) throw error;
      refusal = error;
    }
    await pause(transport.waitAfter(failures, refusal), signal).catch(() => undefined);
  }
}
