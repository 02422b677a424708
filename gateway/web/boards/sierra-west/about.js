/** Help on a thing of Sierra West: what its icons, summit action, animal, track or cabin do, as the box says it. */
import { say } from "../../languages/say.js";
import { inWords, summitKind } from "./icons.js";

const SPECIAL = 100;

/** @param {string} ref  @param {any} view  @param {any} ui  @param {any} content of the box, null while it is on its way  @returns {string[]} */
export function about(ref, view, ui, content) {
  const [kind, id] = ref.split(":");
  const tables = content?.tables ?? {};
  return ABOUT[kind]?.(id, view, ui, tables) ?? [];
}

/** By kind of thing: its lines. @type {Record<string, (id: any, view: any, ui: any, tables: any) => string[]>} */
const ABOUT = {
  icon: (icon, _view, _ui, tables) => [...icon.matchAll(/[A-Z]+/g)].flatMap(([code]) => text(tables.icons?.[code])).concat(icon.endsWith("!") ? [say("It must be used; a pioneer that passes it takes damage.")] : []),
  card: (number, view, _ui, tables) => aboutCard(cardOf(view, Number(number)), tables),
  known: (number, view, _ui, tables) => aboutCard(cardOf(view, Number(number)), tables),
  place: (place, view, _ui, tables) => aboutPlace(view.mountain[place], view, tables),
  summit: (slot, view, _ui, tables) => aboutSummit(cardOf(view, view.players[view.turn.seat].played[slot]), tables),
  "other-summit": (slot, view, ui, tables) => aboutSummit(cardOf(view, view.players[ui.me]?.played[slot]), tables),
  cabin: (space, view, ui) => aboutCabin(view.players[view.turn.seat].cabins[space], view, ui),
  "other-cabin": (space, view, ui) => aboutCabin(view.players[ui.me]?.cabins[space], view, ui),
  market: (space, view, ui) => [...aboutCabin(view.market[space], view, ui), ...extra(view.board.market_extra[space])],
  track: (index, view, ui) => [say("Each step pays: {what}.", { what: inWords(ui, view.board.tracks[index].reward) })],
  wagon: aboutTrail,
  trail: aboutTrail,
  token: (_id, _view, _ui, tables) => text(tables.icons?.PB),
  tool: (code, _view, _ui, tables) => text(tables.icons?.[code]),
  shore: (place, _view, _ui, tables) => text(Number(place) ? tables.icons?.P : tables.summits?.["FISH-MARKET"]),
  fish: (_kind, _view, _ui, tables) => text(tables.icons?.FI),
  animal: (animal, view, ui) => aboutAnimal(view.board.animals.find(({ id }) => id === animal), ui),
  special: (number, view) => proposal(view.special_texts.find((one) => one.number === Number(number))),
};

function aboutTrail() {
  return [say("A step costs boots and resources; the number behind x multiplies the homestead at the end.")];
}

const text = (row) => (row?.text ? [row.text] : []);

const cardOf = (view, number) => view.cards.find((one) => one.number === number);

/** What the summit and the animal of a card do; what its icons are its name tells. */
function aboutCard(face, tables) {
  if (!face) return [];
  const lines = [...aboutSummit(face, tables), ...text(tables.animals?.[face.animal])];
  return [...lines, ...proposal(face)];
}

/** What an animal gives a trapper. */
const aboutAnimal = (row, ui) => (row ? [ui.words.printed(row.text), ...proposal(row)] : []);

/** Whether no source shows a row. @returns {string[]} */
const proposal = (row) => (row?.unofficial ? [say("our proposal: this card could not be read in any source")] : []);

function aboutPlace(card, view, tables) {
  return card >= SPECIAL ? [] : aboutCard(cardOf(view, card), tables);
}

const aboutSummit = (face, tables) => (face ? text(tables.summits?.[summitKind(face.summit)]) : []);

function aboutCabin(number, view, ui) {
  const cabin = view.cabins[number];
  if (!cabin) return [];
  return [ui.words.printed(cabin.text), ...(cabin.endless ? [say("as often as you like")] : []), ...proposal(cabin)];
}

const extra = (count) => (count ? [say("Building it costs basic resources of your choice: {count}.", { count })] : []);
