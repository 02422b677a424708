/** Help on a thing of Tiny Epic Western, where its name does not tell all: what is printed on its mat or card. */
import { say } from "../../languages/say.js";
import { onPorch } from "./building.js";

const KINDS = ["law", "force", "money", "any"];
const [SHERIFF, TOWN_HALL] = [4, 5];
const [NUMBER, SUIT, LEFTOVER] = [9, 10, 11];

/** @typedef {(id: number, view: any, ui: any, tables: any) => string[]} Lines */

/** What the winner of the hand at a mat takes. @param {number} mat  @param {any} ui  @param {any} tables of the box  @returns {string} */
export function potOf(mat, ui, tables) {
  const kind = (id) => ui.words.word("kind", KINDS.indexOf(id));
  if (mat === SHERIFF) return say("Pot: 1 {first} and 1 {second}, or a third posse next round", { first: kind("law"), second: kind("force") });
  return say("Pot: 2 {kind}", { kind: kind(rowOf(tables, "mats", mat).pot) });
}

/** The row of a table of the box, as it lies there. */
const rowOf = (tables, table, place) => Object.values(tables?.[table] ?? {})[place];

/** What is printed on the Town Hall: names of rows, the strongest first. */
const ranked = (ui, rows) => Object.values(rows).sort((one, other) => other.strength - one.strength).map((row) => ui.words.printed(row.name)).join(", ");

/** @type {Lines} */
function ofBoss(id, view, ui, tables) {
  const text = view.bosses.find(({ number }) => number === id)?.text ?? rowOf(tables, "bosses", id)?.text;
  return text ? [ui.words.printed(text)] : [];
}

/** @type {Lines} */
function ofMat(mat, _view, ui, tables) {
  if (mat !== TOWN_HALL || !tables?.hands) return [];
  return [say("Hands, the best first: {names}", { names: ranked(ui, tables.hands) }), say("On a tie the value of one's own card decides, then its suit: {names}", { names: ranked(ui, tables.suits) })];
}

/** @type {Lines} */
function ofSpot(spot, view, ui, tables) {
  if (spot === NUMBER) return [say("When hands are compared, your card counts 1 less or 1 more. Below 1 comes 5, above 5 comes 1.")];
  if (spot === SUIT) return tables?.suits ? [say("When hands are compared, your card is of the next lower or higher suit; after the last suit comes the first. Suits, the best first: {names}", { names: ranked(ui, tables.suits) })] : [];
  if (spot === LEFTOVER) return [say("When all have bought, you may buy one building that is left over at any mat.")];
  const mat = Math.floor(spot / 2);
  const pays = (id) => ui.words.word("kind", KINDS.indexOf(id));
  if (spot % 2) return tables?.mats ? [say("1 {kind} at once, or 2 {kind} if your hand wins here", { kind: pays(rowOf(tables, "mats", mat).spot) })] : [];
  const pay = mat < SHERIFF && view.owner?.[mat] < 0 && tables?.dull ? [say("1 {kind} at once, then the building", { kind: pays(rowOf(tables, "dull", mat).value) })] : [];
  const building = view.buildings?.find(({ number }) => number === onPorch(view, mat));
  return building ? [...pay, ui.words.printed(building.text)] : pay;
}

/** @type {Lines} */
function ofIndustry(_industry, view, _ui, tables) {
  if (!tables?.industry_steps) return [];
  const { first, second, third } = tables.industry_steps;
  if (view.players.length < 3) return [say("Points for most shares: {first} in the first position, {second} in the second, {third} in the third", { first: first.few[0], second: second.few[0], third: third.few[0] })];
  const both = ({ many: [most, next] }) => `${most}/${next}`;
  return [say("Points for most and second most shares: {first} in the first position, {second} in the second, {third} in the third", { first: both(first), second: both(second), third: both(third) })];
}

/** @type {Record<string, Lines>} */
const LINES = { boss: ofBoss, mat: ofMat, spot: ofSpot, industry: ofIndustry };

/** @param {string} ref  @param {any} view  @param {any} ui  @param {any} content of the box, null while it is on its way  @returns {string[]} */
export function about(ref, view, ui, content) {
  const [kind, id] = ref.split(":");
  return LINES[kind]?.(Number(id), view, ui, content?.tables) ?? [];
}
