/** Arrow keys go from thing to thing of a board by where they are drawn, so that one tab stop is enough for a map. */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {KeyboardEvent & {currentTarget: Element}} event of a board; moves the focus to the nearest thing that can be chosen in that direction */
export function goByArrow(event) {
  const way = WAYS[event.key];
  const from = event.target instanceof Element ? event.target.closest(".thing.lit") : null;
  if (!way || !from) return;
  const here = middle(from);
  /** @type {HTMLElement | SVGElement | null} */
  let best = null;
  let least = Infinity;
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (event.currentTarget.querySelectorAll(".thing.lit"))) {
    const [dx, dy] = [middle(thing)[0] - here[0], middle(thing)[1] - here[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = ahead + 3 * aside;
    if (ahead > 2 && far < least) [best, least] = [thing, far];
  }
  if (best) { event.preventDefault(); best.focus(); }
}

/** @param {Element} element  @returns {[number, number]} */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
