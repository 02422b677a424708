/** A piece from the sheet of its title, `pieces/TITLE.svg`: whoever draws better replaces the sheet and no code (docs/pieces.md). */
import { html } from "../kept/htm-preact-standalone.module.js";

/** @param {string} title  @param {string} id of a symbol of the sheet  @returns {string} */
export const address = (title, id) => `${new URL(`../pieces/${title}.svg`, import.meta.url).pathname}#${id}`;

/** @param {{title: string, id: string, x?: number, y?: number, size?: number}} props `x`, `y` and `size` where it stands in a drawing; in a text it is as high as the letters */
export const Glyph = ({ title, id, x, y, size }) => html`<svg class="glyph" aria-hidden="true" viewBox="0 0 100 100" x=${x} y=${y} width=${size} height=${size}><use href=${address(title, id)} /></svg>`;
