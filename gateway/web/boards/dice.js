/** Dice as they were thrown. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";

const FACES = "⚀⚁⚂⚃⚄⚅";

/** @param {{dice: number[]}} props what is no face of a die is left out */
export const Dice = ({ dice }) => html`<span class="thrown">${dice.filter((number) => FACES[number - 1]).map((number, index) => html`<span key=${index} class=${`die tumbling tumble-${index % 3}`} role="img" aria-label=${say("die {number}", { number })}>${FACES[number - 1]}</span>`)}</span>`;
