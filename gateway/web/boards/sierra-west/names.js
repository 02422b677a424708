/** What paths are called, and the signs of both. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";

export const PATHS = [say("green"), say("tan")];
const SIGNS = ["▲", "■"];
const COLOURS = ["green", "tan"];

/** The sign of a path and of the pioneer who walks it, so that its colour is never the only mark. @param {number} path */
export const signOf = (path) => SIGNS[path] ?? "";

/** The sign of what has a colour of a path. @param {{colour: string | undefined}} props */
export const Sign = ({ colour }) => html`<span class="sign" aria-hidden="true">${signOf(COLOURS.indexOf(colour ?? ""))}</span>`;

/** @param {number} path  @returns {string} its colour as a class */
export const colourOf = (path) => COLOURS[path];

/** A seat, or who plays without one. @param {any} ui  @param {number} owner  @returns {string} */
export const nameIn = (ui, owner) => ui.words.word("player", owner);
