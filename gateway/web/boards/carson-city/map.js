/** The town: 64 parcels with what stands on them, and the roads between. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Piece, thing } from "../thing.js";
import { Mark, Stranger, Tile } from "./tiles.js";

const SIZE = 100;
const RIM = 26;
const SIDE = 8;

export const Map = ({ view, ui }) => html`<svg class="town" viewBox=${`${-RIM} ${-RIM} ${SIDE * SIZE + 2 * RIM} ${SIDE * SIZE + 2 * RIM}`} role="group" aria-label=${say("Map of the town")}>
  <rect x=${-RIM} y=${-RIM} width=${SIDE * SIZE + 2 * RIM} height=${SIDE * SIZE + 2 * RIM} class="ground" rx="10" />
  ${[..."ABCDEFGH"].map((letter, column) => html`<text key=${letter} class="rim" x=${column * SIZE + SIZE / 2} y="-8" text-anchor="middle">${letter}</text>`)}
  ${[1, 2, 3, 4, 5, 6, 7, 8].map((number) => html`<text key=${number} class="rim" x="-14" y=${number * SIZE - SIZE / 2 + 6} text-anchor="middle">${number}</text>`)}
  ${view.parcels.map((parcel) => html`<${Parcel} key=${parcel.parcel} parcel=${parcel} view=${view} ui=${ui} />`)}
  ${view.roads.map((road) => html`<${Road} key=${road.edge} edge=${road.edge} isBridge=${isBridge(road.edge, view.river)} ui=${ui} built />`)}
  ${[...ui.lit].filter((ref) => ref.startsWith("edge:")).map((ref) => html`<${Road} key=${ref} edge=${Number(ref.slice(5))} ui=${ui} />`)}
</svg>`;

export function Parcel({ parcel, view, ui }) {
  const x = (parcel.parcel % SIDE) * SIZE;
  const y = Math.floor(parcel.parcel / SIDE) * SIZE;
  const isWater = view.river.includes(parcel.parcel);
  const ref = `parcel:${parcel.parcel}`;
  return html`<g transform=${`translate(${x} ${y})`} ...${thing(ui, ref, nameOf(parcel, view, ui), `parcel ${isWater ? "water" : ""} ${isDue(parcel.parcel, view) ? "due" : ""}`)}>
    <rect class="plot" x="3" y="3" width="94" height="94" rx="6" />
    ${isWater && html`<path class="waves" d="M14 34q9-9 18 0t18 0 18 0 18 0M14 54q9-9 18 0t18 0 18 0 18 0M14 74q9-9 18 0t18 0 18 0 18 0" />`}
    ${plannedOn(parcel.parcel, view.plan).map((kind) => html`<g class="planned" key=${kind}><rect x="7" y="7" width="86" height="86" rx="6" /><${Tile} kind=${kind} /></g>`)}
    ${parcel.tile && html`<${Tile} kind=${parcel.tile} />`}
    ${parcel.owner !== null && html`<g class=${`owner seat-${parcel.owner}`}><path d="M3 9 a6 6 0 0 1 6 -6 h24 l-30 30 z" /><text x="12" y="20" text-anchor="middle">${parcel.owner + 1}</text></g>`}
    ${parcel.price !== null && html`<text class="price" x="92" y="21" text-anchor="end">${say("${dollars}", { dollars: parcel.price })}</text>`}
    ${parcel.income !== null && html`<g class="income"><rect x="60" y="76" width="37" height="21" rx="5" /><text x="78.5" y="92.5" text-anchor="middle">+${parcel.income}</text></g>`}
    ${parcel.cowboys.filter((seat) => seat !== holderOf(parcel, view)).map((seat, index) => html`<${Piece} key=${index} seat=${seat} x=${24 + 26 * (index % 3)} y=${topOf(parcel) + 26 * Math.floor(index / 3)} />${isCharged(seat, parcel.parcel, view) && html`<${Mark} id="dynamite" x=${34 + 26 * (index % 3)} y=${topOf(parcel) + 26 * Math.floor(index / 3) - 12} />`}`)}
    ${holderOf(parcel, view) >= 0 && html`<${Piece} seat=${holderOf(parcel, view)} x=${20} y=${22} />`}
    ${parcel.outlaw && html`<${Stranger} id="outlaw" x=${76} y=${parcel.price === null ? 24 : 46} strength=${view.outlaws.strength} isWaiting=${view.outlaws.unmoved.includes(parcel.parcel)} />`}
    ${factor(parcel, view, ui) > 1 && html`<g class="factor"><rect x="3" y="76" width="30" height="21" rx="5" /><text x="18" y="92.5" text-anchor="middle">×${factor(parcel, view, ui)}</text></g>`}
    ${view.sheriff.parcel === parcel.parcel && html`<${Stranger} id="white-cowboy" x=${50} y=${54} />`}
  </g>`;
}

/** What a plan puts on a parcel: its building, or a house of it. */
const plannedOn = (parcel, plan) => (!plan ? [] : plan.parcel === parcel ? [plan.kind] : plan.houses.includes(parcel) || plan.asking === parcel ? ["house"] : []);

/** Where the first row of cowboys stands: above the name of what is built. */
const topOf = ({ tile }) => (tile ? 41 : 56);

/** Whose cowboy holds the town hall that stands on a parcel; -1: nobody's. */
const holderOf = ({ tile }, { hall }) => (tile === "town-hall" ? hall.holder : -1);

/** Whether a duel or an outlaw on a parcel is next. */
const isDue = (parcel, { progress, outlaws, effects }) => [progress.called, outlaws.at, effects.throw?.place].includes(parcel);

const isCharged = (seat, parcel, { effects }) => effects.charges.some((one) => one.seat === seat && one.place === parcel);

/** How often what the tile shows is paid this round: a blasted mine, a ranch with a horse for it. */
function factor({ parcel }, { effects, horses }, ui) {
  if (effects.blasted.includes(parcel)) return ui.content?.tables["character-gain"]["mine-blasted"]?.value ?? 1;
  return horses?.doubled.includes(parcel) ? 2 : 1;
}

/** The parcels on both sides of an edge, one at the rim. @param {number} edge  @returns {number[]} */
function beside(edge) {
  if (edge < 72) return [edge - SIDE, edge].filter((parcel) => parcel >= 0 && parcel < SIDE * SIDE);
  const [row, column] = [Math.floor((edge - 72) / 9), (edge - 72) % 9];
  return [column - 1, column].filter((one) => one >= 0 && one < SIDE).map((one) => row * SIDE + one);
}

/** A bridge has water on both sides, or water and the outside of the map [ruling R71]. */
const isBridge = (edge, river) => beside(edge).every((parcel) => river.includes(parcel));

function nameOf(parcel, view, ui) {
  const isWater = view.river.includes(parcel.parcel);
  const parts = [parcel.name];
  if (isWater) parts.push(say("river"));
  if (parcel.tile) parts.push(ui.words.word("kind", parcel.tile));
  if (parcel.owner !== null) parts.push(say("owned by {name}", { name: ui.nameOf(parcel.owner) }));
  if (parcel.price !== null) parts.push(say("costs ${price}", parcel));
  if (parcel.income !== null) parts.push(say("pays ${income}", parcel));
  if (parcel.cowboys.length) parts.push(say("cowboys of {names}", { names: parcel.cowboys.map(ui.nameOf).join(", ") }));
  if (parcel.outlaw) parts.push(`${say("an outlaw of strength {strength}", view.outlaws)}${view.outlaws.unmoved.includes(parcel.parcel) ? `, ${say("still to move")}` : ""}${view.effects.unbeaten.includes(parcel.parcel) ? `, ${say("has beaten cowboys")}` : ""}`);
  if (view.sheriff.parcel === parcel.parcel) parts.push(say("The white cowboy"));
  if (parcel.cowboys.some((seat) => isCharged(seat, parcel.parcel, view))) parts.push(say("dynamite"));
  if (holderOf(parcel, view) >= 0) parts.push(say("held by {name}", { name: ui.nameOf(holderOf(parcel, view)) }));
  if (factor(parcel, view, ui) > 1) parts.push(say("pays {times} times as much this round", { times: factor(parcel, view, ui) }));
  for (const kind of plannedOn(parcel.parcel, view.plan)) parts.push(say("planned: {kind}", { kind: ui.words.word("kind", kind) }));
  return parts.join(", ");
}

/** The two ends of an edge: 0 to 71 lie on the north side of parcels, 72 to 143 on the west side. */
function ends(edge) {
  if (edge < 72) return [edge % 8, Math.floor(edge / 8), (edge % 8) + 1, Math.floor(edge / 8)];
  const side = edge - 72;
  return [side % 9, Math.floor(side / 9), side % 9, Math.floor(side / 9) + 1];
}

export function Road({ edge, ui, built, isBridge }) {
  const [x1, y1, x2, y2] = ends(edge).map((step) => step * SIZE);
  if (built && isBridge) return html`<g class="bridge" data-ref=${`edge:${edge}`}><line class="road" x1=${x1} y1=${y1} x2=${x2} y2=${y2} /><line class="planks" x1=${x1} y1=${y1} x2=${x2} y2=${y2} /></g>`;
  if (built) return html`<line class="road" data-ref=${`edge:${edge}`} x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
  return html`<g ...${thing(ui, `edge:${edge}`, say("Road on {edge}", { edge: ui.words.word("edge", edge) }), "frontier")}><line class="reach" x1=${x1} y1=${y1} x2=${x2} y2=${y2} /><line class="line" x1=${x1} y1=${y1} x2=${x2} y2=${y2} /></g>`;
}
