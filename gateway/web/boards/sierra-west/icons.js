/** The notation of cards as chips: "AG1AR1!" is one green and one red apple, and must not be skipped for nothing. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Glyph } from "../glyph.js";

const NAMES = {
  F: say("food"), W: say("wood"), S: say("stone"), G: say("gold"), B: say("boot"), PB: say("pair of boots"), SH: say("shovel"), MU: say("mule"), FT: say("fur trade"), BH: say("bear"),
  AG: say("green apple"), AR: say("red apple"), HV: say("harvest"), P: say("paddle"), FI: say("fish"), PN: say("pan gold"), BJ: say("banjo"), MI: say("mine"), LA: say("lantern"), DY: say("dynamite"),
  K: say("bullet"), RL: say("reload"), SF: say("sheriff"), AM: say("ambush"),
};
/** What several of them are called, where that is another word. */
const SEVERAL = { B: say("boots"), AG: say("green apples"), AR: say("red apples"), P: say("paddles"), K: say("bullets") };
const CODE = /([A-Z]+)(\d?)/g;

/** @param {string} text  @returns {string} in words */
export function inWords(text) {
  const parts = [...text.matchAll(CODE)].map(([, code, amount]) => { const name = (amount > "1" && SEVERAL[code]) || (NAMES[code] ?? code); return amount ? `${amount} ${name}` : name; });
  return parts.join(` ${say("and")} `) + (text.endsWith("!") ? `, ${say("mandatory")}` : "");
}

/** @param {{icon: string, isNamed?: boolean}} props `isNamed`: with its words, where there is room */
export const Icon = ({ icon, isNamed }) => html`<span class=${`icon ${icon.endsWith("!") ? "must" : ""}`} role="img" data-ref=${`icon:${icon}`} aria-label=${inWords(icon)}>${[...icon.matchAll(CODE)].map(([, code, amount]) => html`${amount > "1" && !isNamed ? amount : ""}<${Glyph} title="sierra-west" id=${code} />`)}${isNamed && html` <span class="small">${inWords(icon).replace(`, ${say("mandatory")}`, "")}</span>`}</span>`;

/** @param {{animal: string, ui: any, isFaint?: boolean}} props by its English name; `isFaint` where it does not lie face up */
export function Animal({ animal, ui, isFaint }) {
  const name = ui.words.word("animal", animal);
  return html`<span class=${isFaint ? "animal faint" : "animal"} role="img" data-ref=${`animal:${animal}`} aria-label=${isFaint ? say("{name}, face down", { name }) : name}><${Glyph} title="sierra-west" id=${animal} /> ${isFaint ? "◌ " : ""}${name}</span>`;
}

export const CODES = Object.keys(NAMES);

/** @param {string} text  @returns {string} the row of the box's summit actions: the word before its cost */
export const summitKind = (text) => /^[A-Z-]*/.exec(text)?.[0] ?? "";

/** A summit action in words: "HOME(food) ∞: 2F+1*" pays 2 food and 1 basic resource for a step on the food track. */
export function summitInWords(text) {
  const found = /^([A-Z-]+)(?:\((\w+)\))?( ∞)?(?:: (.+?))?(?: → (.+))?$/.exec(text);
  if (!found) return text;
  const [, word, track, endless, cost, gain] = found;
  const what = ACTIONS[word] ?? word;
  return `${what}${track ? ` (${say(track)})` : ""}${cost ? `: ${say("pay {cost}", { cost: amounts(cost) })}` : ""}${gain ? `, ${say("gain {gain}", { gain: amounts(gain) })}` : ""}${endless ? `, ${say("as often as you like")}` : ""}`;
}

const ACTIONS = { HOME: say("Homestead"), WAGON: say("Wagon"), "APPLE-TRADE": say("Trade apples"), "APPLE-HOME": say("Apple homestead"), "MINE-TWICE": say("Mine two times"), "LOAD-CART": say("Load a mine cart"), "FISH-MARKET": say("Fish market"), "SIX-SHOOTER": say("Six-shooter"), RIFLE: say("Rifle"), BOUNTY: say("Bounty") };
const PAID = { F: say("food"), W: say("wood"), S: say("stone"), G: say("gold"), "*": say("basic"), AG: say("green apples"), AR: say("red apples"), "A*": say("apples"), K: say("bullets"), trout: say("trout"), bass: say("bass"), salmon: say("salmon") };

const amounts = (text) => text.split("+").map((part) => part.replace(/^(\d*)([A-Za-z*]+?)(\d*)$/, (_, before, code, after) => `${before || after} ${PAID[code] ?? code}`)).join(", ");

/** Both paths, the middle icon, the summit and the animal of a card, for whoever sees no icons. @param {any} ui  @param {any} face  @returns {string} */
export function cardName(ui, face) {
  const icons = (from, to) => face.icons.slice(from, to).map(inWords).join(", ");
  return [
    say("Card {id}", { id: ui.words.word("card", face.number) }), say("Green: {icons}", { icons: icons(0, 2) }), say("Tan: {icons}", { icons: icons(2, 4) }), say("Middle: {icons}", { icons: icons(4, 5) }),
    say("Summit: {what}", { what: summitInWords(face.summit) }), ...(face.animal ? [ui.words.word("animal", face.animal)] : []), ...(face.star ? [say("counts as a claimed card")] : []),
  ].join("; ");
}
