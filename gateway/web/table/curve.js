/** Points over the game: from views of some versions, as whoever looks may see them. */

const SAMPLES = 24;
const AT_ONCE = 4;

/** @typedef {{version: number, points: number[]}} Sample points by seat */

/** @param {number} last  @param {number} most  @returns {number[]} versions spread evenly, the first and the last among them */
export function sampled(last, most = SAMPLES) {
  const count = Math.min(last, most);
  if (count < 2) return last > 0 ? [last] : [];
  return Array.from({ length: count }, (_, index) => 1 + Math.round((index * (last - 1)) / (count - 1)));
}

/**
 * @param {import("./store.js").GameStore} store  @param {AbortSignal} signal
 * @returns {Promise<Sample[]>} a request for each version of which this page keeps no view
 */
export async function loadCurve(store, signal) {
  const versions = sampled(store.frame?.version ?? 0);
  const content = await store.client.content(store.table.title, store.table.edition).catch(() => null);
  /** @type {Sample[]} */
  const found = [];
  for (let at = 0; at < versions.length && !signal.aborted; at += AT_ONCE) {
    found.push(...await Promise.all(versions.slice(at, at + AT_ONCE).map(async (version) => sample(version, await store.viewOf(version), store.board, content))));
  }
  return found;
}

/** The samples with the present behind them, where the game has gone on since. @param {Sample[]} samples  @param {import("./store.js").GameStore} store  @returns {Sample[]} */
export function untilNow(samples, { frame, board, content }) {
  if (!frame || !samples.length || frame.version <= samples[samples.length - 1].version) return samples;
  return [...samples, sample(frame.version, frame.view, board, content)];
}

/** @param {number} version  @param {any} view  @param {any} board  @param {any} content  @returns {Sample} */
const sample = (version, view, board, content) => ({ version, points: board.order(view).map((_, seat) => board.score(view, seat, content)) });

/** Heights of labels, from above, pushed so far apart that none lies on another. @param {number[]} heights  @param {number} height of the picture  @param {number} gap  @returns {number[]} */
export function apart(heights, height, gap) {
  /** @type {number[]} */
  const lowered = [];
  for (const at of heights) lowered.push(Math.max(at, (lowered.at(-1) ?? -Infinity) + gap));
  return lowered.map((at, index) => Math.min(at, height - gap * (heights.length - 1 - index)));
}

/**
 * Where a curve is drawn. @param {Sample[]} samples  @param {number} width  @param {number} height
 * @returns {{x: (version: number) => number, y: (points: number) => number, least: number, most: number}}
 */
export function scale(samples, width, height) {
  const all = samples.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = samples.at(-1)?.version ?? 1;
  return { least, most, x: (version) => (width * (version - 1)) / Math.max(1, last - 1), y: (points) => height - (height * (points - least)) / (most - least) };
}
