/** Things that are counted: a drawing, a number, and both in words. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Glyph } from "../glyph.js";

export const TITLE = "carson-city";

/** @param {{id: string, name: string, count?: number | string, label?: string, about?: string}} props `id` of the sheet; `label` where the words are others than name and count; `about`: the text of the box that says what it does */
export const Chip = ({ id, name, count = "", label = count === "" ? name : `${name}: ${count}`, about }) => html`<span class="chip" data-ref=${about} role="img" aria-label=${label} title=${label}><${Glyph} title=${TITLE} id=${id} />${count}</span>`;

/** A duel tile, open with its value or face down. @param {{value?: number, name: string}} props */
export const DuelTile = ({ value, name }) => html`<span class=${`duel-tile ${value === undefined ? "down" : ""}`} role="img" aria-label=${name} title=${name}>${value ?? "?"}</span>`;
