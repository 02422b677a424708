/** Where figures are on a player's board, by the numbers of the view. */

export const CABIN = 10; // and the space
export const GREY = 14;
export const SUMMIT = 20; // and the slot
const FORD = 30;
const GREEN = 0;

/** The icon that a pioneer comes to next, as many as its path has at the end of it. @param {any} view  @param {number} seat  @param {number} pioneer */
export function nextIcon(view, seat, pioneer) {
  const at = view.players[seat].figures[pioneer];
  const reached = pioneer === GREEN && seat === view.turn.seat ? view.turn.reached : -1;
  if (at < 0 || (at >= CABIN && at < SUMMIT)) return 0;
  if (at >= FORD) return reached + 1;
  return at >= SUMMIT ? view.board.paths[pioneer].length : Math.max(at, reached) + 1;
}

/** The icon of the tan path on which the green-path pioneer stands by the Ford; -1 elsewhere. @param {any} player */
export const fordOf = (player) => (player.figures[GREEN] >= FORD ? player.figures[GREEN] - FORD : -1);
