/** The player of each seat, read from the events of the game. */
const STATES = { "seat-left": "away", "seat-retaken": "playing", "seat-resigned": "out", "seat-removed": "out", "seat-handed-over": "playing" };

/**
 * What became of a seat by the newest event about it. @param {Iterable<any>} history  @param {number | null} seat
 * @returns {"playing" | "away" | "out"}
 */
export function stateOf(history, seat) {
  for (const { events } of [...history].reverse())
    for (const event of [...(events ?? [])].reverse()) if (event.seat === seat && STATES[event.type]) return STATES[event.type];
  return "playing";
}
