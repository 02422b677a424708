/** What can stand on a parcel, from the sheet of pieces, in a square of 100. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Glyph } from "../glyph.js";
import { TITLE } from "./chip.js";

/** Captions of buildings; what has none is known by its shape. */
const SHORT = { ranch: say("Ranch"), mine: say("Mine"), drugstore: say("Drugstore"), bank: say("Bank"), saloon: say("Saloon"), hotel: say("Hotel"), church: say("Church"), prison: say("Prison"), "general-store": say("Store"), blacksmith: say("Smith"), school: say("School"), station: say("Station"), "town-hall": say("Town hall") };
export const KINDS = ["mountain", "house", "terraced-house", ...Object.keys(SHORT)];

export function Tile({ kind }) {
  if (!KINDS.includes(kind)) return html`<text class="caption" x="50" y="58" text-anchor="middle" aria-hidden="true">${kind}</text>`;
  if (!SHORT[kind]) return html`<g class="tile" aria-hidden="true"><${Glyph} title=${TITLE} id=${kind} x=${8} y=${6} size=${84} /></g>`;
  return html`<g class="tile" aria-hidden="true"><${Glyph} title=${TITLE} id=${kind} x=${23} y=${3} size=${54} /><text class="caption" x="50" y="72" text-anchor="middle">${SHORT[kind]}</text></g>`;
}

/** An outlaw, or the white cowboy of the sheriff. @param {{id: "outlaw" | "white-cowboy", x: number, y: number, strength?: number, isWaiting?: boolean}} props its middle; how strong it is; whether it has still to move */
export const Stranger = ({ id, x, y, strength = 0, isWaiting = false }) => html`<g class=${`stranger ${isWaiting ? "waiting" : ""}`}>${isWaiting && html`<circle cx=${x} cy=${y} r="21" />`}<${Glyph} title=${TITLE} id=${id} x=${x - 17} y=${y - 17} size=${34} />${strength > 0 && html`<rect x=${x - 14} y=${y + 10} width="28" height="18" rx="5" /><text x=${x} y=${y + 24} text-anchor="middle">${strength}</text>`}</g>`;

/** A token beside a cowboy. */
export const Mark = ({ id, x, y }) => html`<${Glyph} title=${TITLE} id=${id} x=${x - 11} y=${y - 11} size=${22} />`;
