/**
 * Which fields of views a board reads: draws every view of `file` with all parts of the board, watching what is read.
 * Prints their paths as JSON, `players[].dollars`; `[]` stands for the place in a list, or the number that is a name.
 * node view-fields.mjs FILE, an object with `title`, `parts` (`module:name` of what is loaded later, `module:name:field` where only views with that have it), `telling`, `content`, `views`
 */
import { readFileSync } from "node:fs";
import { h } from "../../gateway/web/kept/htm-preact-standalone.module.js";
import { makeWords } from "../../gateway/web/table/words.js";

const { title, parts, telling, content, views } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const folder = `../../gateway/web/boards/${title}`;
const { board } = await import(`${folder}/board.js`);
await new Promise((done) => setTimeout(done, 200)); // help is loaded after the first picture
const later = await Promise.all(parts.map(async (part) => { const [module, name, field] = part.split(":"); return [(await import(`${folder}/${module}`))[name], field]; }));

/** @type {Set<string>} */
const read = new Set();

/** `value`, telling what is read of it. @param {any} value  @param {string} path  @returns {any} */
function watched(value, path) {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, { get(target, key) {
    const found = Reflect.get(target, key);
    if (typeof key !== "string" || !Object.hasOwn(target, key) || key === "length") return found;
    const inner = /^\d+$/.test(key) ? `${path}[]` : path ? `${path}.${key}` : key;
    read.add(inner);
    return watched(found, inner);
  } });
}

/** Draws it, and what it consists of. Parts that are loaded later are drawn by themselves. @param {any} node  @param {(ref: string) => void} point */
function draw(node, point) {
  if (Array.isArray(node)) return node.forEach((one) => draw(one, point));
  if (typeof node !== "object" || node === null) return undefined;
  if (node.type?.name === "Later") return draw(node.props.children, point);
  if (typeof node.type === "function") return draw(node.type(node.props), point);
  if (node.props["data-ref"]) point(node.props["data-ref"]);
  return draw(node.props.children, point);
}

/** A set that has everything, or nothing. @param {boolean} isFull  @returns {any} */
const every = (isFull) => Object.assign(new Set(), { has: () => isFull });

for (const { view, me } of views) {
  const seen = watched(view, "");
  const nameOf = (seat) => ["Anna", "Bill", "Cleo", "Dan"].slice(0, view.players.length)[seat] ?? "";
  const words = makeWords(telling, nameOf);
  for (const isFull of [false, true]) {
    const ui = { lit: every(isFull), chosen: every(isFull), told: every(false), shown: "", words, nameOf, me, content, isPast: false, point: () => undefined, show: () => undefined };
    const help = (ref) => board.about?.(ref, seen, ui, content);
    draw(h(board.Draw, { view: seen, ui }), help);
    for (const [Part, field] of later) if (!field || view[field]) draw(h(Part, { view: seen, ui }), help);
  }
  const ui = { words, nameOf, me, content };
  for (const seat of view.players.keys()) { draw(board.stats(seen, seat, ui).flat(), () => undefined); board.score?.(seen, seat); }
  board.round(seen, ui);
  board.order?.(seen);
  board.gestures?.(seen, [], words);
}
console.log(JSON.stringify([...read].sort()));
