/**
 * Which fields of views a board reads: `node fields_read.mjs TITLE < {"views": […], "words": …}` writes their paths as a
 * list, `players[].dollars`. Components are called as the page calls them; there is no browser.
 */
import { readFileSync } from "node:fs";
import { makeWords } from "../../gateway/web/table/words.js";

const { board } = await import(`../../gateway/web/boards/${process.argv[2]}/board.js`);
const { views, telling, content } = JSON.parse(readFileSync(0, "utf8"));
const nameOf = (seat) => `Seat ${seat + 1}`;

/** @type {Set<string>} */
const read = new Set();
const isIndex = (name) => /^\d+$/.test(name);

/** `value`, whose fields are noted when they are read. @param {any} value  @param {string} path */
function watched(value, path) {
  if (value === null || typeof value !== "object") return value;
  return new Proxy(value, {
    get(target, name, proxy) {
      const found = Reflect.get(target, name, proxy);
      if (typeof name === "symbol" || !Object.hasOwn(target, name) || name === "length") return found;
      const next = Array.isArray(target) || isIndex(name) ? `${path}[]` : path ? `${path}.${name}` : name;
      read.add(next);
      return watched(found, next);
    },
  });
}

/** Calls the components of a drawing, down to its elements. @param {any} drawn */
function unfold(drawn) {
  if (Array.isArray(drawn)) drawn.forEach(unfold);
  else if (typeof drawn?.type === "function") unfold(drawn.type(drawn.props));
  else if (drawn?.props) unfold(drawn.props.children);
}

/** What can be pointed at in a view. @param {any} view */
const refs = (view) => [...view.parcels.map(({ parcel }) => `parcel:${parcel}`), ...view.boxes.map(({ box }) => `box:${box}`), ...view.characters.map(({ character }) => `character:${character}`)];

for (const plain of views) {
  const view = watched(plain, "");
  const ui = { lit: new Set(), chosen: new Set(), told: new Set(), shown: "", isPast: false, me: 0, content, words: makeWords(telling, nameOf), nameOf, point: () => {}, show: () => {} };
  unfold(board.Draw({ view, ui }));
  board.round(view);
  for (const seat of board.order(view)) { board.stats(view, seat, ui); board.score(view, seat); }
  for (const ref of refs(plain)) board.about(ref, view, ui, content);
}
process.stdout.write(JSON.stringify([...read].sort()));
