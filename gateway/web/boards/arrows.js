/**
 * Arrow keys go from thing to thing of a board by where they are drawn, so that one tab stop is enough for a map: among
 * those that can be chosen, with Shift among all. Enter on a thing that cannot be chosen is a click on it, which asks why.
 */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LIT = ".thing.lit";
const NAMED = ".thing[aria-label]";

/** @param {KeyboardEvent & {currentTarget: Element}} event of a board; moves the focus to the nearest thing in that direction */
export function goByArrow(event) {
  const from = event.target instanceof Element ? event.target.closest(NAMED) : null;
  if (event.key === "Enter" && event.target === from && !from?.matches(LIT)) from?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const way = WAYS[event.key];
  if (!way || (!from && !event.shiftKey)) return;
  const things = [...event.currentTarget.querySelectorAll(event.shiftKey ? NAMED : LIT)].filter((one) => one.getClientRects().length);
  const next = from ? nearest(things, from, way) : things[0];
  if (next) { event.preventDefault(); visit(/** @type {HTMLElement} */ (next)); }
}

/** The next of `things` that way, those straight ahead first. @param {Element[]} things  @param {Element} from  @param {[number, number]} way  @returns {Element | undefined} */
function nearest(things, from, way) {
  const here = middle(from);
  const far = (thing) => {
    const [dx, dy] = [middle(thing)[0] - here[0], middle(thing)[1] - here[1]];
    const ahead = dx * way[0] + dy * way[1];
    return ahead > 2 ? ahead + 3 * (Math.abs(dx * way[1]) + Math.abs(dy * way[0])) : Infinity;
  };
  const found = things.map((thing) => ({ thing, far: far(thing) })).filter((one) => one.far < Infinity);
  return found.sort((one, other) => one.far - other.far)[0]?.thing;
}

/** Focuses a thing; one that cannot be chosen is no tab stop, and says that it is disabled while it has the focus. @param {HTMLElement} thing */
function visit(thing) {
  if (!thing.hasAttribute("tabindex")) {
    thing.tabIndex = -1;
    if (!thing.querySelector(LIT)) thing.setAttribute("aria-disabled", "true");
    thing.addEventListener("blur", () => { thing.removeAttribute("aria-disabled"); if (thing.tabIndex < 0) thing.removeAttribute("tabindex"); }, { once: true });
  }
  thing.focus();
}

/** @param {Element} element  @returns {[number, number]} */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
