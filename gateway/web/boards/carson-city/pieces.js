/** The pieces of Carson City, drawn by the board. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Samples, states } from "../samples.js";
import { Characters, Row } from "./board.js";
import { Parcel, Road } from "./map.js";
import { KINDS } from "./tiles.js";

const FREE = { parcel: 0, name: "A1", tile: null, owner: null, price: 3, income: null, cowboys: [], outlaw: false };
const NOWHERE = { river: [], sheriff: { parcel: -1, box: null } };
const SEATS = [0, 1, 2, 3, 4, 5];
/** A parcel by what is on it. @type {Record<string, [Partial<typeof FREE> | any, any?]>} */
const GROUNDS = {
  free: [{}], owned: [{ owner: 0, price: null }], water: [{}, { river: [0] }], mountain: [{ tile: "mountain" }],
  "with its income": [{ tile: "bank", owner: 1, price: null, income: 12 }],
  ...Object.fromEntries(SEATS.map((seat) => [`cowboy of seat-${seat}`, [{ cowboys: [seat] }]])),
  "six cowboys": [{ cowboys: SEATS }], outlaw: [{ outlaw: true }], "white-cowboy": [{}, { sheriff: { parcel: 0, box: null } }],
};
const BOXES = { open: {}, closed: { open: false }, "with a building": { building: "saloon", price: 8 }, "with cowboys": { cowboys: [0, 1, 1] } };

const Plot = ({ parcel, view = {}, ui }) => html`<svg class="town parcel-sample" viewBox="-8 -8 116 116"><${Parcel} parcel=${{ ...FREE, ...parcel }} view=${{ ...NOWHERE, ...view }} ui=${ui} /></svg>`;
const Way = ({ ui, built = false }) => html`<svg class="town parcel-sample" viewBox="-20 -30 140 60"><${Road} edge=${0} built=${built} ui=${ui} /></svg>`;

export const Pieces = ({ contents, ui }) => html`
  <${Samples} of=${KINDS} name=${(kind) => kind} draw=${(kind) => html`<${Plot} parcel=${{ tile: kind, owner: 2, price: null }} ui=${ui} />`} />
  <${Samples} of=${Object.entries(GROUNDS)} name=${([name]) => name} draw=${([, [parcel, view]]) => html`<${Plot} parcel=${parcel} view=${view} ui=${ui} />`} />
  <${Samples} of=${states(ui, "parcel:0")} name=${([state]) => `parcel ${state}`} draw=${([, told]) => html`<${Plot} parcel=${{}} ui=${told} />`} />
  <${Samples} of=${[["road", ui], ...states(ui, "edge:0").slice(1, 3).map(([state, told]) => [`road ${state}`, told])]} name=${([name]) => name} draw=${([name, told]) => html`<${Way} ui=${told} built=${name === "road"} />`} />
  <${Samples} of=${Object.entries(BOXES)} name=${([name]) => `box ${name}`} draw=${([, box]) => html`<${Row} view=${{ ...NOWHERE, boxes: [{ box: "building-8", price: null, duel: true, open: true, building: null, cowboys: [], ...box }] }} ui=${ui} />`} isWide />
  <${Samples} of=${states(ui, "box:gambling")} name=${([state]) => `box ${state}`} draw=${([, told]) => html`<${Row} view=${{ ...NOWHERE, boxes: [{ box: "gambling", price: null, duel: true, open: true, building: null, cowboys: [] }] }} ui=${told} />`} isWide />
  <${Samples} of=${Object.entries(contents.at(-1).tables.character)} name=${([id]) => `character ${id}`} draw=${([id, { number, limit }]) => html`<${Characters} view=${{ characters: [{ character: id, number, limit, seat: null }] }} ui=${ui} />`} isWide />
  <${Samples} of=${[["taken", 3]]} name=${([name]) => `character ${name}`} draw=${([, seat]) => html`<${Characters} view=${{ characters: [{ character: "sheriff", number: 1, limit: 20, seat }] }} ui=${ui} />`} isWide />`;
