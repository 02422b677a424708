/** Views as they are sent, without what never changes and as what changed, made whole again. */

/** What a stream or a replay is asked for so that its views are short. */
export const HOW = { patch: true, reference: true };

/** A view that cannot be made whole: the caller asks for whole ones. */
export class UnreadableView extends Error {}

/** The views of one stream, one page of a replay, or one answer, in their order. */
export class Views {
  constructor() {
    this.version = 0;
    /** @type {any} */
    this.shown = undefined;
    /** The hash of what the latest view was sent without; empty: nothing. */
    this.content = "";
  }

  /**
   * The view of a frame, which is left without it, is the latest one; throws UnreadableView when it is not, or one before
   * it is missing.
   * @param {any} frame
   */
  take(frame) {
    const { view, view_patch: patch, view_content: content = "", version } = frame;
    if (view !== undefined) Object.assign(this, { shown: view, content });
    else if (patch === undefined || version !== this.version + 1) throw new UnreadableView(`There is no way to the view of version ${version}.`);
    else this.shown = patched(this.shown, patch);
    this.version = version;
    for (const part of ["view", "view_patch", "view_content"]) delete frame[part];
  }

  /** The latest view with what it was sent without, as JSON; the caller may do with it what he likes. @param {string} [content] */
  whole(content = "") {
    const shown = structuredClone(this.shown);
    return content ? joined(shown, JSON.parse(content)) : shown;
  }
}

/** A view with what it was sent without; throws UnreadableView. @param {any} view  @param {any} content */
export function joined(view, content) {
  try {
    const rows = Object.entries(content.rows).map(([name, table]) => [name, view[name].map((row) => table[present(table, row)])]);
    return { ...view, ...Object.fromEntries(rows), ...content.whole };
  } catch {
    throw new UnreadableView("A view does not fit what it was sent without.");
  }
}

/**
 * A document, which is changed, after a JSON Patch (RFC 6902) that adds, removes, replaces; throws UnreadableView.
 * @param {any} document  @param {{op: string, path: string, value?: unknown}[]} patch
 */
export function patched(document, patch) {
  const root = { "": document };
  try {
    for (const operation of patch) apply(root, operation);
  } catch {
    throw new UnreadableView("A patch does not fit the view before it.");
  }
  return root[""];
}

/** @param {any} root  @param {{op: string, path: string, value?: unknown}} operation */
function apply(root, { op, path, value = null }) {
  const steps = path.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = /** @type {string} */ (steps.pop());
  const place = steps.reduce((found, step) => found[present(found, step)], root);
  if (op === "add") add(place, last, value);
  else if (op === "replace") place[present(place, last)] = value;
  else if (op === "remove" && Array.isArray(place)) place.splice(present(place, last), 1);
  else if (op === "remove") delete place[present(place, last)];
  else throw new RangeError(op);
}

/** @param {any} place  @param {string} last  @param {unknown} value */
function add(place, last, value) {
  if (Array.isArray(place)) place.splice(last === "-" ? place.length : index(last, place.length + 1), 0, value);
  else if (Object.getPrototypeOf(place) === Object.prototype && last !== "__proto__") place[last] = value;
  else throw new RangeError(last);
}

/** The key of a step, where something is of its own; never what all objects have. @param {any} place  @param {any} step @returns {any} */
function present(place, step) {
  if (Array.isArray(place)) return index(step, place.length);
  if (typeof place !== "object" || !Object.hasOwn(place, step) || step === "__proto__") throw new RangeError(step);
  return step;
}

/** @param {string | number} step  @param {number} length */
function index(step, length) {
  if (!/^\d+$/.test(String(step)) || Number(step) >= length) throw new RangeError(String(step));
  return Number(step);
}
