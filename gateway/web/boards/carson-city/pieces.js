/** The pieces of Carson City, drawn by the board. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Samples, states } from "../samples.js";
import { Characters, Row } from "./board.js";
import { DuelTile } from "./chip.js";
import { Corral } from "./corrals.js";
import { Hand } from "./hand.js";
import { Parcel, Road } from "./map.js";
import { Mat } from "./mats.js";
import { Building, Stock } from "./stock.js";
import { KINDS } from "./tiles.js";

const FREE = { parcel: 0, name: "A1", tile: null, owner: null, price: 3, income: null, cowboys: [], outlaw: false };
const EFFECTS = { errand: -1, promised: [], tokens: 0, sheltered: [], dynamite: 0, holders: [], charges: [], blasted: [], thrifty: [], heroes: -1, unbeaten: [], paved: [], defeated: [], auction: null, throw: null };
const NOWHERE = {
  river: [], sheriff: { seat: -1, parcel: -1, box: null }, effects: EFFECTS, horses: null, duel_tiles: null, plan: null, guns: null, bag: {}, houses_left: 20,
  hall: { holder: -1, drawn_by: -1 }, progress: { called: -1, doubled: null, taken_back: [] }, outlaws: { strength: 10, points: 3, parcels: [], unmoved: [], at: -1, raid: 2 },
};
const SEATS = [0, 1, 2, 3, 4, 5];
/** A parcel by what is on it. @type {Record<string, [Partial<typeof FREE> | any, any?]>} */
const GROUNDS = {
  free: [{}], owned: [{ owner: 0, price: null }], water: [{}, { river: [0] }], mountain: [{ tile: "mountain" }],
  "with its income": [{ tile: "bank", owner: 1, price: null, income: 12 }],
  ...Object.fromEntries(SEATS.map((seat) => [`cowboy of seat-${seat}`, [{ cowboys: [seat] }]])),
  "six cowboys": [{ cowboys: SEATS }], outlaw: [{ outlaw: true }], "outlaw that has still to move": [{ outlaw: true }, { outlaws: { ...NOWHERE.outlaws, unmoved: [0] } }],
  "dynamite beside a cowboy": [{ cowboys: [2] }, { effects: { ...EFFECTS, charges: [{ seat: 2, place: 0 }] } }],
  "blasted mine": [{ tile: "mine", owner: 0, price: null, income: 6 }, { effects: { ...EFFECTS, blasted: [0] } }],
  "doubled ranch": [{ tile: "ranch", owner: 1, price: null, income: 4 }, { horses: { doubled: [0] } }],
  "town hall with its holder": [{ tile: "town-hall", cowboys: [3] }, { hall: { holder: 3, drawn_by: -1 } }],
  "planned building": [{ owner: 2, price: null }, { plan: { parcel: 0, kind: "saloon", houses: [], asking: -1 } }],
  "duel that is next": [{ cowboys: [0, 4] }, { progress: { called: 0 } }], "white-cowboy": [{}, { sheriff: { ...NOWHERE.sheriff, parcel: 0 } }],
};
const BOXES = { open: {}, closed: { open: false }, "with a building": { building: "saloon", price: 8 }, "with cowboys": { cowboys: [0, 1, 1] }, "without duels": { box: "salary", duel: false }, "with the token of three revolvers": { box: "ammunition" } };
/** The cash limit of a card as a view tells it. */
const limitsOf = (id, limit) => id.startsWith("newspaper-boy") ? { limit: null, limit_change: limit } : { limit, limit_change: 0 };
const BESIDE = { ...EFFECTS, sheltered: [{ seat: 0, place: "gambling" }], charges: [{ seat: 1, place: "gambling" }] };
const STABLES = [{ corrals: [2, 0, 0, 0, 0], cowboys: [1] }, { corrals: [0, 0, 0, 0, 0], cowboys: [] }, { corrals: [1, 0, 0, 0, 0], cowboys: [] }];
const PLAYER = { seat: 0, cowboys: 3, supply: 4, revolvers: 2, roads: 1, property_tiles: 9, held: [], refused: [] };
/** What lies in front of a seat. @type {Record<string, [any, any]>} */
const MATS = {
  plain: [{}, {}],
  "with tokens": [{ held: ["saloon"] }, { guns: 0, sheriff: { ...NOWHERE.sheriff, seat: 0 }, effects: { ...EFFECTS, holders: [0, 0] }, hall: { holder: 0, drawn_by: -1 } }],
  "with horses": [{}, { horses: { stables: [{ reserve: 2, rodeos: 1 }] } }],
  "with duel tiles": [{}, { duel_tiles: { sizes: [4], totals: [14], shown: [[2, 5]], draws: [], revealed: [[]], chosen: [1] } }],
  "with what counts this round": [{ refused: [10] }, { effects: { ...EFFECTS, errand: 0, promised: [0], thrifty: [0], paved: [0], heroes: 0 } }],
};

const Plot = ({ parcel, view = {}, ui }) => html`<svg class="town parcel-sample" viewBox="-8 -8 116 116"><${Parcel} parcel=${{ ...FREE, ...parcel }} view=${{ ...NOWHERE, ...view }} ui=${ui} /></svg>`;
const Way = ({ ui, built = false, isBridge = false }) => html`<svg class="town parcel-sample" viewBox="-20 -30 140 60"><${Road} edge=${0} built=${built} isBridge=${isBridge} ui=${ui} /></svg>`;

export const Pieces = ({ contents, ui }) => html`
  <${Samples} of=${KINDS} name=${(kind) => kind} draw=${(kind) => html`<${Plot} parcel=${{ tile: kind, owner: 2, price: null }} ui=${ui} />`} />
  <${Samples} of=${Object.entries(GROUNDS)} name=${([name]) => name} draw=${([, [parcel, view]]) => html`<${Plot} parcel=${parcel} view=${view} ui=${ui} />`} />
  <${Samples} of=${states(ui, "parcel:0")} name=${([state]) => `parcel ${state}`} draw=${([, told]) => html`<${Plot} parcel=${{}} ui=${told} />`} />
  <${Samples} of=${[["road", ui], ["bridge", ui], ...states(ui, "edge:0").slice(1, 3).map(([state, told]) => [`road ${state}`, told])]} name=${([name]) => name} draw=${([name, told]) => html`<${Way} ui=${told} built=${name === "road" || name === "bridge"} isBridge=${name === "bridge"} />`} />
  <${Samples} of=${Object.entries(BOXES)} name=${([name]) => `box ${name}`} draw=${([, box]) => html`<${Row} view=${{ ...NOWHERE, boxes: [{ box: "building-8", price: null, duel: true, open: true, building: null, cowboys: [], ...box }] }} ui=${ui} />`} isWide />
  <${Samples} of=${["box with tokens"]} name=${(name) => name} draw=${() => html`<${Row} view=${{ ...NOWHERE, effects: BESIDE, boxes: [{ box: "gambling", price: null, duel: true, open: true, building: null, cowboys: [0, 1] }] }} ui=${ui} />`} isWide />
  <${Samples} of=${states(ui, "box:gambling")} name=${([state]) => `box ${state}`} draw=${([, told]) => html`<${Row} view=${{ ...NOWHERE, boxes: [{ box: "gambling", price: null, duel: true, open: true, building: null, cowboys: [] }] }} ui=${told} />`} isWide />
  <${Samples} of=${Object.entries(contents.at(-1).tables.character)} name=${([id]) => `character ${id}`} draw=${([id, { number, limit }]) => html`<${Characters} view=${{ characters: [{ character: id, number, ...limitsOf(id, limit), seat: null }] }} ui=${ui} />`} isWide />
  <${Samples} of=${[["taken", 3]]} name=${([name]) => `character ${name}`} draw=${([, seat]) => html`<${Characters} view=${{ characters: [{ character: "sheriff", number: 1, limit: 20, limit_change: 0, seat }] }} ui=${ui} />`} isWide />
  <${Samples} of=${Object.entries(MATS)} name=${([name]) => `seat ${name}`} draw=${([, [player, view]]) => html`<${Mat} seat=${0} view=${{ ...NOWHERE, players: [{ ...PLAYER, ...player }], ...view }} ui=${ui} />`} isWide />
  <${Samples} of=${states(ui, "corral:1")} name=${([state]) => `corral ${state}`} draw=${([, told]) => html`<${Corral} corral=${1} stables=${STABLES} ui=${{ ...told, content: contents.at(-1) }} />`} isWide />
  <${Samples} of=${states(ui, "kind:saloon")} name=${([state]) => `kind ${state}`} draw=${([, told]) => html`<${Building} kind="saloon" count=${3} isDoubled=${false} ui=${told} />`} />
  <${Samples} of=${["building that pays double"]} name=${(name) => name} draw=${() => html`<${Building} kind="saloon" count=${3} isDoubled ui=${ui} />`} />
  <${Samples} of=${["general supply"]} name=${(name) => name} draw=${() => html`<${Stock} view=${{ ...NOWHERE, horses: { supply: 12 }, effects: { ...EFFECTS, dynamite: 3, tokens: 2 }, outlaws: { ...NOWHERE.outlaws, parcels: [0] }, bag: { ranch: 4, bank: 2 } }} ui=${ui} />`} isWide />
  <${Samples} of=${[0, 1, 2, 3, 4, 5]} name=${(value) => `duel-tile ${value}`} draw=${(value) => html`<${DuelTile} value=${value} name=${String(value)} />`} />
  <${Samples} of=${["face down"]} name=${(name) => `duel-tile ${name}`} draw=${(name) => html`<${DuelTile} name=${name} />`} />
  <${Samples} of=${["duel tiles in the hand"]} name=${(name) => name} draw=${() => html`<${Hand} view=${{ duel_tiles: { hand: [1, 3, 3], choice: [3] } }} ui=${ui} />`} isWide />`;
