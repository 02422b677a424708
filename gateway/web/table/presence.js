/** Who is away from a game, and what the others may do about it: read from the `presence` of a frame. Times are Unix milliseconds. */

/**
 * @typedef {{away: {seat: number, opponent: string, returns: boolean, since?: number}[], removable: {seat: number, at: number}[], agreed: number[],
 *   votes: {seat: number, against: number}[], terms: {remove_after: number}}} Presence
 */

const SECOND = 1000;

/** The computer that plays for whoever had `seat`; null while its player does. @param {Presence | null | undefined} presence  @param {number} seat */
export const awayFrom = (presence, seat) => presence?.away.find((one) => one.seat === seat) ?? null;

/** @param {Presence | null | undefined} presence  @param {number} seat  @returns {boolean} whether it has asked to end the game */
export const hasAgreed = (presence, seat) => presence?.agreed.includes(seat) ?? false;

/** Who asks to play on without `seat`. @param {Presence | null | undefined} presence  @param {number} seat  @returns {number[]} */
export const votesAgainst = (presence, seat) => (presence?.votes ?? []).filter(({ against }) => against === seat).map((vote) => vote.seat);

/**
 * The other seats without their players: since when, and from when on the game may go on without these.
 * @param {Presence | null | undefined} presence  @param {number | null} me
 * @returns {{seat: number, since: number, at: number, hasVoted: boolean, isAway: boolean}[]}
 */
export function absentOthers(presence, me) {
  const others = (presence?.removable ?? []).filter(({ seat }) => seat !== me);
  return others.map(({ seat, at }) => ({ seat, at, since: at - (presence?.terms.remove_after ?? 0) * SECOND, hasVoted: me !== null && votesAgainst(presence, seat).includes(me), isAway: awayFrom(presence, seat) !== null }));
}

/** @param {number} at  @param {string} language  @param {number} now  @returns {string} the time of day, with the date on another day */
export function when(at, language, now) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return date.toLocaleString(language, isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
}
