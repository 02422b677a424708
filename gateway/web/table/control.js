/** The player of each seat, read from the events of the game. */
const STATES = { "seat-left": "away", "seat-retaken": "playing", "seat-resigned": "out", "seat-removed": "out", "seat-handed-over": "playing" };

/**
 * What became of a seat by the newest event about it: `once` while a computer makes one decision for its player, `absent`
 * where others put him out. @param {Iterable<any>} history  @param {number | null} seat
 * @returns {"playing" | "away" | "once" | "out" | "absent"}
 */
export function stateOf(history, seat) {
  for (const { events } of [...history].reverse())
    for (const event of [...(events ?? [])].reverse()) if (event.seat === seat && STATES[event.type]) return state(event);
  return "playing";
}

function state(event) {
  if (event.type === "seat-left" && event.once) return "once";
  return event.type === "seat-removed" ? "absent" : STATES[event.type];
}
