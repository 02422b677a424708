/** Pieces glide from where they were drawn to where they are drawn now, whoever draws them. */
import { useLayoutEffect, useRef } from "../kept/htm-preact-standalone.module.js";
import { isStill } from "../table/pace.js";

const PIECES = ".piece, .token, .poker:not(.back)";
const NEAR = 4; // pixels; what moved less has not moved
const DURATION = 450;

/** @typedef {{element: Element, x: number, y: number}} Drawn */

/** @param {{current: Element | null}} board  @param {number | string | null} version of the view drawn in it */
export function useGlide(board, version) {
  /** @type {{current: {places: Map<string, Drawn[]>, moving: Animation[]} | null}} */
  const last = useRef(null);
  useLayoutEffect(() => {
    if (!board.current) return;
    for (const animation of last.current?.moving ?? []) animation.cancel();
    const now = places(board.current);
    const moving = last.current && !isStill() ? glide(last.current.places, now) : [];
    last.current = { places: now, moving };
  }, [version]);
}

/** Pieces by what tells them apart: owner, kind and what is written on them. @param {Element} board  @returns {Map<string, Drawn[]>} */
function places(board) {
  const origin = board.getBoundingClientRect();
  const found = new Map();
  for (const element of board.querySelectorAll(PIECES)) {
    const { left, top } = element.getBoundingClientRect();
    const key = `${element.getAttribute("class")} ${element.textContent}`;
    found.set(key, [...(found.get(key) ?? []), { element, x: left - origin.left + board.scrollLeft, y: top - origin.top + board.scrollTop }]);
  }
  return found;
}

/** @param {Map<string, Drawn[]>} before  @param {Map<string, Drawn[]>} now  @returns {Animation[]} */
function glide(before, now) {
  return [...now].flatMap(([key, pieces]) => {
    const gone = [...(before.get(key) ?? [])];
    const moved = pieces.filter((piece) => !taken(gone, (one) => far(one, piece) < NEAR));
    return moved.map((piece) => moveFrom(taken(gone, (one) => gone.every((other) => far(one, piece) <= far(other, piece))), piece));
  });
}

/** The first that `fits`, taken out of the list. @param {Drawn[]} list  @param {(one: Drawn) => boolean} fits */
function taken(list, fits) {
  const at = list.findIndex(fits);
  return at < 0 ? null : list.splice(at, 1)[0];
}

/** @param {Drawn} one  @param {Drawn} other */
const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** @param {Drawn | null} from where it was; a piece that was nowhere appears  @param {Drawn} piece  @returns {Animation} */
function moveFrom(from, { element, x, y }) {
  const scale = element instanceof SVGElement ? element.ownerSVGElement?.getScreenCTM()?.a ?? 1 : 1;
  const start = from ? { translate: `${(from.x - x) / scale}px ${(from.y - y) / scale}px` } : { opacity: 0 };
  const end = from ? { translate: "0px 0px" } : { opacity: 1 };
  return element.animate([start, end], { duration: DURATION, easing: "ease-in-out" });
}
