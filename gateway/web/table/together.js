/** Where several seats choose in secret at once, what others choose meanwhile cannot be seen and changes nothing for oneself. */
import { Problem } from "../client/http.js";

/** @typedef {{version: number, actor: number | null, awaited?: {seat: number, prompt?: string}[]}} Commit */

/**
 * Sends a command that is chosen in secret again where nothing but such choices of others came between; throws `refusal` where something else did.
 * @param {import("./store.js").GameStore} store  @param {object} command  @param {number} looked the version it was chosen at
 * @param {unknown} refusal  @returns {Promise<{version: number, events?: any[], commits?: any[], refused?: any}>}
 */
export async function sendAgain(store, command, looked, refusal) {
  for (let error = refusal, sent = looked; ; ) {
    if (!(error instanceof Problem) || error.code !== "stale-version") throw error;
    await store.reach(error.version ?? 0);
    const { frame } = store;
    if (!frame || frame.version <= sent || !isStillMeant(store.history, looked, store.seat) || !isLegal(frame, command)) throw error;
    sent = frame.version;
    try {
      return await store.client.submit(store.game, command, sent);
    } catch (again) {
      error = again;
    }
  }
}

/**
 * Whether at `looked` several seats were asked the same, and from then on this one was and did nothing itself.
 * @param {Commit[]} history  @param {number} looked  @param {number | null} seat  @returns {boolean}
 */
export function isStillMeant(history, looked, seat) {
  const [first, ...later] = history.filter(({ version }) => version >= looked);
  const prompt = promptOf(first, seat);
  const isTogether = prompt !== undefined && first.awaited?.every((one) => one.prompt === prompt);
  return Boolean(isTogether) && later.every((commit) => commit.actor !== seat && promptOf(commit, seat) === prompt);
}

/** @param {Commit | undefined} commit  @param {number | null} seat */
const promptOf = (commit, seat) => commit?.awaited?.find((one) => one.seat === seat)?.prompt;

/** @param {import("../client/stream.js").Frame} frame  @param {object} command  @returns {boolean} */
const isLegal = ({ legal }, command) => (legal ?? []).some((one) => JSON.stringify(one.command) === JSON.stringify(command));
