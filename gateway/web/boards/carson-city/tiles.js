/** What can stand on a parcel, as small drawings of our own in a square of 100. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";

const roof = "M22 52 L50 26 L78 52 Z";
const SHAPES = {
  mountain: html`<path class="rock" d="M10 86 L36 34 L50 58 L64 30 L92 86 Z" /><path class="snow" d="M36 34 L44 49 L36 46 L29 48 Z M64 30 L73 48 L64 44 L56 47 Z" />`,
  house: html`<path class="roof" d="M30 56 L50 38 L70 56 Z" /><rect class="wall" x="35" y="56" width="30" height="24" /><rect class="door" x="46" y="64" width="9" height="16" />`,
  "terraced-house": html`<path class="roof" d="M18 56 L34 40 L50 56 L66 40 L82 56 Z" /><rect class="wall" x="22" y="56" width="56" height="24" /><rect class="door" x="32" y="64" width="8" height="16" /><rect class="door" x="60" y="64" width="8" height="16" />`,
};
const SHORT = { ranch: say("Ranch"), mine: say("Mine"), drugstore: say("Drugstore"), bank: say("Bank"), saloon: say("Saloon"), hotel: say("Hotel"), church: say("Church"), prison: say("Prison"), "general-store": say("Store"), blacksmith: say("Smith"), school: say("School"), station: say("Station"), "town-hall": say("Town hall") };
const SIGNS = { ranch: "♞", mine: "⚒", drugstore: "✚", bank: "$", saloon: "♣", hotel: "⌂", church: "✝", prison: "▦", "general-store": "▤", blacksmith: "⚓", school: "✎", station: "≡", "town-hall": "★" };

export function Tile({ kind }) {
  const shape = SHAPES[kind];
  if (shape) return html`<g class=${`tile kind-${kind}`} aria-hidden="true">${shape}</g>`;
  return html`<g class=${`tile building kind-${kind}`} aria-hidden="true"><path class="roof" d=${roof} /><rect class="wall" x="20" y="50" width="60" height="34" /><text class="sign" x="50" y="50" text-anchor="middle">${SIGNS[kind] ?? "?"}</text><text class="caption" x="50" y="71" text-anchor="middle">${SHORT[kind] ?? kind}</text></g>`;
}
