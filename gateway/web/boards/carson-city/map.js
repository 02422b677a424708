/** The town: 64 parcels with what stands on them, and the roads between. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Piece, thing } from "../thing.js";
import { Stranger, Tile } from "./tiles.js";

const SIZE = 100;
const RIM = 26;
const SIDE = 8;

export const Map = ({ view, ui }) => html`<svg class="town" viewBox=${`${-RIM} ${-RIM} ${SIDE * SIZE + 2 * RIM} ${SIDE * SIZE + 2 * RIM}`} role="group" aria-label=${say("Map of the town")}>
  <rect x=${-RIM} y=${-RIM} width=${SIDE * SIZE + 2 * RIM} height=${SIDE * SIZE + 2 * RIM} class="ground" rx="10" />
  ${[..."ABCDEFGH"].map((letter, column) => html`<text key=${letter} class="rim" x=${column * SIZE + SIZE / 2} y="-8" text-anchor="middle">${letter}</text>`)}
  ${[1, 2, 3, 4, 5, 6, 7, 8].map((number) => html`<text key=${number} class="rim" x="-14" y=${number * SIZE - SIZE / 2 + 6} text-anchor="middle">${number}</text>`)}
  ${view.parcels.map((parcel) => html`<${Parcel} key=${parcel.parcel} parcel=${parcel} view=${view} ui=${ui} />`)}
  ${view.roads.map((road) => html`<${Road} key=${road.edge} edge=${road.edge} ui=${ui} built />`)}
  ${[...ui.lit].filter((ref) => ref.startsWith("edge:")).map((ref) => html`<${Road} key=${ref} edge=${Number(ref.slice(5))} ui=${ui} />`)}
</svg>`;

export function Parcel({ parcel, view, ui }) {
  const x = (parcel.parcel % SIDE) * SIZE;
  const y = Math.floor(parcel.parcel / SIDE) * SIZE;
  const isWater = view.river.includes(parcel.parcel);
  const ref = `parcel:${parcel.parcel}`;
  return html`<g transform=${`translate(${x} ${y})`} ...${thing(ui, ref, nameOf(parcel, isWater, ui), `parcel ${isWater ? "water" : ""}`)}>
    <rect class="plot" x="3" y="3" width="94" height="94" rx="6" />
    ${parcel.tile && html`<${Tile} kind=${parcel.tile} />`}
    ${parcel.owner !== null && html`<g class=${`owner seat-${parcel.owner}`}><path d="M3 9 a6 6 0 0 1 6 -6 h24 l-30 30 z" /><text x="11" y="19" text-anchor="middle">${parcel.owner + 1}</text></g>`}
    ${parcel.price !== null && !isWater && html`<text class="price" x="92" y="21" text-anchor="end">$${parcel.price}</text>`}
    ${parcel.income !== null && html`<g class="income"><rect x="60" y="76" width="37" height="21" rx="5" /><text x="78.5" y="92.5" text-anchor="middle">+${parcel.income}</text></g>`}
    ${parcel.cowboys.map((seat, index) => html`<${Piece} key=${index} seat=${seat} x=${24 + 26 * (index % 3)} y=${index < 3 ? 56 : 82} />`)}
    ${parcel.outlaw && html`<${Stranger} id="outlaw" x=${76} y=${50} />`}
    ${view.sheriff.parcel === parcel.parcel && html`<${Stranger} id="white-cowboy" x=${50} y=${54} />`}
  </g>`;
}

function nameOf(parcel, isWater, ui) {
  const parts = [parcel.name];
  if (isWater) parts.push(say("river"));
  if (parcel.tile) parts.push(ui.words.word("kind", parcel.tile));
  if (parcel.owner !== null) parts.push(say("owned by {name}", { name: ui.nameOf(parcel.owner) }));
  if (parcel.price !== null && !isWater) parts.push(say("costs {price} dollars", parcel));
  if (parcel.income !== null) parts.push(say("pays {income} dollars", parcel));
  if (parcel.cowboys.length) parts.push(say("cowboys of {names}", { names: parcel.cowboys.map(ui.nameOf).join(", ") }));
  if (parcel.outlaw) parts.push(say("an outlaw"));
  return parts.join(", ");
}

/** The two ends of an edge: 0 to 71 lie on the north side of parcels, 72 to 143 on the west side. */
function ends(edge) {
  if (edge < 72) return [edge % 8, Math.floor(edge / 8), (edge % 8) + 1, Math.floor(edge / 8)];
  const side = edge - 72;
  return [side % 9, Math.floor(side / 9), side % 9, Math.floor(side / 9) + 1];
}

export function Road({ edge, ui, built }) {
  const [x1, y1, x2, y2] = ends(edge).map((step) => step * SIZE);
  if (built) return html`<line class="road" data-ref=${`edge:${edge}`} x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
  return html`<g ...${thing(ui, `edge:${edge}`, say("Road {edge}", { edge: ui.words.word("edge", edge) }), "frontier")}><line class="reach" x1=${x1} y1=${y1} x2=${x2} y2=${y2} /><line class="line" x1=${x1} y1=${y1} x2=${x2} y2=${y2} /></g>`;
}
