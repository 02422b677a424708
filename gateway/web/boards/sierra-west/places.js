/** The shape of the mountain: places from the left, row by row upward; -1 is the base. */

export const BASE = -1;
const GONE = -1;
/** The widest row touches the base. */
export const ROWS = [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17], [18, 19]];

/** The places beside one: left and right, and what overlaps above and below. @param {number[]} mountain what lies where  @param {number} place  @returns {number[]} */
export function near(mountain, place) {
  const row = ROWS.findIndex((places) => places.includes(place));
  if (place === BASE) return ROWS[0].filter((one) => mountain[one] !== GONE);
  const at = ROWS[row].indexOf(place);
  const [above, below] = [ROWS[row + 1] ?? [], ROWS[row - 1] ?? []];
  const around = [ROWS[row][at - 1], ROWS[row][at + 1], above[at - 1], above[at], below[at], below[at + 1]];
  return [...(row === 0 ? [BASE] : []), ...around.filter((one) => one !== undefined && mountain[one] !== GONE)];
}
