/** A thing on a board: lit, chosen or shown; a button while it can be chosen, with a name for everybody. */
import { html } from "../kept/htm-preact-standalone.module.js";

/** @param {any} ui `far` has what several moves lead to  @param {string} ref  @returns {string} the classes of its state */
export const marks = (ui, ref) => [ui.lit.has(ref) && !ui.isPast ? "lit" : "", ui.far?.has(ref) && !ui.isPast ? "far" : "", ui.chosen.has(ref) ? "chosen" : "", ui.shown === ref ? "shown" : "", ui.told.has(ref) ? "told" : ""].filter(Boolean).join(" ");

/**
 * Properties of an SVG or HTML element that stands for `ref`. `isGroup`: its parts are the buttons, not the thing itself.
 * @param {any} ui  @param {string} ref  @param {string} name
 */
export function thing(ui, ref, name, className = "", isGroup = false) {
  const isLit = ui.lit.has(ref) && !ui.isPast;
  const common = { "data-ref": ref, class: `thing ${className} ${marks(ui, ref)}`, "aria-label": name };
  if (!isLit || isGroup) return { ...common, role: "group" };
  const choose = () => ui.point(ref);
  return { ...common, role: "button", tabindex: 0, onClick: choose, onKeyDown: (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(); } } };
}

/** A piece of a seat: its colour and its number, so that colour is never the only mark. */
export const Piece = ({ seat, x, y, r = 15, children }) => html`<g class=${`piece seat-${seat}`} transform=${`translate(${x} ${y})`}><circle r=${r} /><text y="5" text-anchor="middle">${children ?? seat + 1}</text></g>`;

/** The same in HTML. */
export const Token = ({ seat, children, title }) => html`<span class=${`token seat-${seat}`} role=${title && "img"} aria-label=${title} title=${title}>${children ?? seat + 1}</span>`;
