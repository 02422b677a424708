/** The player of each seat, read from the events of the game. */
const STATES = { "seat-left": "away", "seat-retaken": "playing", "seat-resigned": "out", "seat-removed": "out", "seat-handed-over": "playing" };

/** @typedef {"playing" | "away" | "once" | "out" | "absent"} Control */

/**
 * By seat what became of it, by the newest event about it: `once` while a computer makes one decision for its player,
 * `absent` where others put him out. A seat of which nothing was told is played.
 * @param {any[]} commits  @param {Record<number, Control>} [before] what became of the seats before them  @returns {Record<number, Control>}
 */
export function controls(commits, before = {}) {
  const events = commits.flatMap((commit) => commit.events ?? []).filter(({ type }) => STATES[type]);
  return { ...before, ...Object.fromEntries(events.map((event) => [event.seat, state(event)])) };
}

function state(event) {
  if (event.type === "seat-left" && event.once) return "once";
  return event.type === "seat-removed" ? "absent" : STATES[event.type];
}
