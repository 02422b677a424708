/** Pieces side by side, each with its name: an id of a sheet, or a class of its state. */
import { html } from "../kept/htm-preact-standalone.module.js";

/** @param {{of: Iterable<any>, name: (one: any) => string, draw: (one: any) => any, isWide?: boolean, isAll?: boolean}} props `isWide`: as wide as a card; `isAll`: as wide as the page */
export const Samples = ({ of, name, draw, isWide, isAll }) => html`<div class="samples">${[...of].map((one) => html`<figure key=${name(one)} class=${isWide ? "wide" : isAll ? "all" : ""} data-piece=${name(one)}>${draw(one)}<figcaption>${name(one)}</figcaption></figure>`)}</div>`;

/** The states of anything that can be pointed at, as what a board is told of it. @param {any} ui  @param {string} ref  @returns {[string, any][]} */
export const states = (ui, ref) => [
  ["plain", ui], ["lit", { ...ui, lit: new Set([ref]) }], ["chosen", { ...ui, chosen: new Set([ref]) }], ["shown", { ...ui, shown: ref }], ["told", { ...ui, told: new Set([ref]) }],
];
