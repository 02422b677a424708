import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../../gateway/web/boards/carson-city/about.js";
import { board, Characters } from "../../gateway/web/boards/carson-city/board.js";
import { Parcel } from "../../gateway/web/boards/carson-city/map.js";
import { nextDuels } from "../../gateway/web/boards/carson-city/now.js";
import { Piece } from "../../gateway/web/boards/thing.js";

const CONTENT = { texts: { gain: { guns: "The token.", salary: "Four." }, share: { "parcel-points": "A point for two." }, price: { "points-5": "Points for five." }, building: { saloon: "Pays five." }, "corral-hats": { 2: "Place another." } } };
const UI = { me: null, nameOf: (seat) => `Seat ${seat + 1}`, words: { word: (_, id) => id } };
const FREE = { price: null, duel: false, open: true, building: null, cowboys: [] };
const told = (box, more = {}) => about(`box:${box}`, { boxes: [{ ...FREE, box, ...more }] }, UI, CONTENT);

test("a horse is put where one points, and no horse is a button of its own", () => {
  assert.deepEqual(board.refs({ type: "put-horse", corral: 2 }), ["corral:2"]);
  assert.deepEqual(board.refs({ type: "put-horse", corral: 0 }), []);
});

test("duel tiles and numbers of the sheet are pointed at", () => {
  assert.deepEqual(board.refs({ type: "choose-tile", tile: 0 }), ["tile:0"]);
  assert.deepEqual(board.refs({ type: "write-line", number: 3 }), ["number:3"]);
});

test("a box says what it brings, whatever the row of its numbers is called", () => {
  assert.deepEqual(told("salary"), ["Four."]);
  assert.deepEqual(told("ammunition"), ["The token."]);
  assert.deepEqual(told("parcel-points"), ["A point for two."]);
  assert.deepEqual(told("gambling"), ["It brings what both dice show, in dollars."]);
  assert.deepEqual(told("points-5", { price: 5 }), ["Points for five.", "Price: $5."]);
  assert.deepEqual(told("building-8", { price: 8, building: "saloon" }), ["Price: $8.", "Pays five."]);
});

test("a building on the map, one in the bag and a corral say what they do", () => {
  const parcel = { parcel: 0, tile: "saloon", cowboys: [], price: null, connected: true, outlaw: false };
  assert.deepEqual(about("parcel:0", { parcels: [parcel] }, UI, CONTENT), ["Pays five.", "A road touches it."]);
  assert.deepEqual(about("kind:saloon", {}, UI, CONTENT), ["Pays five."]);
  assert.deepEqual(about("corral:2", {}, UI, CONTENT), ["Place another."]);
  assert.deepEqual(about("corral:2", {}, UI, null), [], "until the box is here");
});

test("a place in the log is shown and told on its parcel or its box", () => {
  const drawing = (shown, ...told) => board.Draw({ view: {}, ui: { ...UI, shown, told: new Set(told) } }).props.ui;
  const { shown, told } = drawing("place:10", "place:roads", "seat:1");
  assert.equal(shown, "parcel:10");
  assert.deepEqual([...told], ["box:roads", "seat:1"]);
  assert.equal(drawing("place:building-8").shown, "box:building-8");
  assert.equal(drawing("").shown, "");
});

/** The names and the pieces in a drawing of one parcel. */
function drawn(parcel, view) {
  const found = { names: [], seats: [], heights: [] };
  const unfold = (node) => {
    if (Array.isArray(node)) return node.forEach(unfold);
    if (node?.type === Piece) { found.seats.push(node.props.seat); found.heights.push(node.props.y); }
    if (node?.props?.["aria-label"]) found.names.push(node.props["aria-label"]);
    return unfold(typeof node?.type === "function" ? node.type(node.props) : node?.props?.children ?? []);
  };
  const effects = { charges: [], blasted: [], unbeaten: [], throw: null };
  const ui = { ...UI, lit: new Set(), chosen: new Set(), told: new Set(), shown: "" };
  unfold(Parcel({ parcel: { parcel: 0, name: "A1", tile: null, owner: null, price: 5, income: null, cowboys: [], outlaw: false, ...parcel }, view: { river: [], plan: null, horses: null, effects, sheriff: { parcel: -1 }, progress: { called: -1 }, outlaws: { at: -1, unmoved: [] }, hall: { holder: -1 }, ...view }, ui }));
  return found;
}

test("who holds the town hall stands there once", () => {
  assert.deepEqual(drawn({ tile: "town-hall", price: null, cowboys: [3, 1] }, { hall: { holder: 3 } }), { names: ["A1, town-hall, cowboys of Seat 4, Seat 2, held by Seat 4"], seats: [1, 3], heights: [41, 22] });
  assert.deepEqual(drawn({}, {}).names, ["A1, costs $5"]);
});

test("a cowboy on a building does not cover its name", () => {
  const [name, radius] = [59, 15]; // where the caption of a tile begins
  for (const height of drawn({ tile: "drugstore", price: null, cowboys: [1, 2, 0] }, {}).heights) assert.ok(height + radius < name);
});

test("who lays a duel tile reads for which duel", () => {
  const next = (place, { called = -1, at = -1 } = {}) => nextDuels({ progress: { called }, outlaws: { at }, duel_tiles: { place } });
  assert.deepEqual(next(null), []);
  assert.deepEqual(next("roads"), ["roads"]);
  assert.deepEqual(next(0), [0], "the first parcel of the map");
  assert.deepEqual(next(3, { called: 3 }), [3], "a duel that was called is named once");
  assert.deepEqual(next(4, { at: 4 }), [], "the outlaw is named already");
  assert.deepEqual(nextDuels({ progress: { called: -1 }, outlaws: { at: -1 }, duel_tiles: null }), [], "duels with dice");
});

test("no duel is told of where a no-duel token or the Lawyer keeps cowboys from fighting", () => {
  const players = ["banker", "singer", "lawyer"].map((character) => ({ character, firepower: 1, dollars: 9, cowboys: 1 }));
  const view = { players, effects: { sheltered: [{ seat: 1, place: "roads" }] } };
  const box = (id, ...cowboys) => about(`box:${id}`, { ...view, boxes: [{ ...FREE, box: id, duel: true, cowboys }] }, { ...UI, me: 0 }, CONTENT);
  assert.deepEqual(box("roads", 1), []);
  assert.deepEqual(box("roads", 1, 2), ["Your cowboy (firepower 0) would duel Seat 3 (firepower 1)."]);
  assert.deepEqual(box("cowboy-points", 1), ["Your cowboy (firepower 0) would duel Seat 2 (firepower 1)."]);
  const parcel = (me, price, ...cowboys) => about("parcel:0", { ...view, parcels: [{ tile: null, price, cowboys }] }, { ...UI, me }, CONTENT);
  assert.deepEqual(parcel(0, 1, 2), []);
  assert.deepEqual(parcel(2, 1, 1), []);
  assert.deepEqual(parcel(0, null, 2), ["Your cowboy (firepower 0) would duel Seat 3 (firepower 1)."], "over a building the Lawyer fights like everybody");
});

test("the card that fetches a character shows what it changes, and no cash limit of its own", () => {
  const ui = { ...UI, lit: new Set(), chosen: new Set(), shown: new Set(), told: new Set() };
  const drawn = (card) => JSON.stringify(Characters({ view: { characters: [{ number: 0, seat: null, ...card }] }, ui }));
  const red = drawn({ character: "newspaper-boy-red", limit: null, limit_change: -5 });
  assert.match(red, /"−\$5"/);
  assert.match(red, /number 0, cash limit −\$5 against the character fetched/);
  const yellow = drawn({ character: "newspaper-boy", limit: null, limit_change: 0 });
  assert.doesNotMatch(yellow, /\$/);
  assert.match(yellow, /number 0, cash limit of the character fetched/);
  assert.match(drawn({ character: "banker", limit: 120, limit_change: 0 }), /"\$120"/);
});
