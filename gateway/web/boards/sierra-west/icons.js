/** The notation of cards as chips: "AG1AR1!" is one green and one red apple, and must not be skipped for nothing. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Glyph } from "../glyph.js";

const CODE = /([A-Z]+)(\d?)/g;

const isMandatory = (icon) => icon.endsWith("!");

/** @param {any} ui  @param {string} icon  @returns {string} in words, as the catalogue has them */
export const inWords = (ui, icon) => `${ui.words.word("path-icon", icon)}${isMandatory(icon) ? `, ${say("mandatory")}` : ""}`;

/** @param {{icon: string, ui: any, isNamed?: boolean}} props `isNamed`: with its words, where there is room */
export const Icon = ({ icon, ui, isNamed }) => html`<span class=${`icon ${isMandatory(icon) ? "must" : ""}`} role="img" data-ref=${`icon:${icon}`} aria-label=${inWords(ui, icon)}>${[...icon.matchAll(CODE)].map(([, code, amount]) => html`${amount > "1" && !isNamed ? amount : ""}<${Glyph} title="sierra-west" id=${code} />`)}${isNamed && html` <span class="small">${ui.words.word("path-icon", icon)}</span>`}</span>`;

/** @param {{animal: string, ui: any, isFaint?: boolean}} props by its English name; `isFaint` where it does not lie face up */
export function Animal({ animal, ui, isFaint }) {
  const name = ui.words.word("animal", animal);
  return html`<span class=${isFaint ? "animal faint" : "animal"} role="img" data-ref=${`animal:${animal}`} aria-label=${isFaint ? say("{name}, face down", { name }) : name}><${Glyph} title="sierra-west" id=${animal} /> ${isFaint ? "◌ " : ""}${name}</span>`;
}

/** @param {string} text  @returns {string} the row of the box's summit actions: the word before its cost */
export const summitKind = (text) => /^[A-Z-]*/.exec(text)?.[0] ?? "";

/** Both paths, the middle icon, the summit and the animal of a card, for whoever sees no icons. @param {any} ui  @param {any} face  @returns {string} */
export function cardName(ui, face) {
  const icons = (from, to) => face.icons.slice(from, to).map((icon) => inWords(ui, icon)).join(", ");
  return [
    say("Card {id}", { id: ui.words.word("card", face.number) }), say("Green: {icons}", { icons: icons(0, 2) }), say("Tan: {icons}", { icons: icons(2, 4) }), say("Middle: {icons}", { icons: icons(4, 5) }),
    say("Summit: {what}", { what: ui.words.word("summit", face.summit) }), ...(face.animal ? [ui.words.word("animal", face.animal)] : []), ...(face.star ? [say("counts as a claimed card")] : []),
  ].join("; ");
}
