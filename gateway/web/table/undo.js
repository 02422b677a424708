/** Where "Undo" leads. */

/** @typedef {{from: number, until: number}} SentList the versions before and after commands that were sent as one list */

/**
 * The version before the last command that can be taken back, or before the whole list that it was sent in.
 * @param {number[]} steps versions that the seat may return to, oldest first  @param {SentList[]} lists  @returns {number}
 */
export function undoTo(steps, lists) {
  const last = steps[steps.length - 1];
  const whole = lists.find(({ from, until }) => from <= last && last < until);
  return whole && steps.includes(whole.from) ? whole.from : last;
}
