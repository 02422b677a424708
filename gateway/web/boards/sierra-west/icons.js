/** The notation of cards as chips: "AG1AR1!" is one green and one red apple, and must not be skipped for nothing. */
import { html } from "../../kept/htm-preact-standalone.module.js";

const NAMES = {
  F: "food", W: "wood", S: "stone", G: "gold", B: "boot", PB: "pair of boots", SH: "shovel", MU: "mule", FT: "fur trade", BH: "bear",
  AG: "green apple", AR: "red apple", HV: "harvest", P: "paddle", FI: "fish", PN: "pan gold", BJ: "banjo", MI: "mine", LA: "lantern", DY: "dynamite",
  K: "bullet", RL: "reload", SF: "sheriff", AM: "ambush",
};
const CODE = /([A-Z]+)(\d?)/g;

/** @param {string} text  @returns {string} in words */
export function inWords(text) {
  const parts = [...text.matchAll(CODE)].map(([, code, amount]) => { const name = NAMES[code] ?? code; return amount ? `${amount} ${name}${amount === "1" ? "" : plural(name)}` : name; });
  return parts.join(" and ") + (text.endsWith("!") ? ", mandatory" : "");
}

const plural = (name) => (["food", "wood", "stone", "gold"].includes(name) ? "" : "s");

/** @param {{icon: string}} props */
export const Icon = ({ icon }) => html`<span class=${`icon ${icon.replace(/\d|!/g, "")} ${icon.endsWith("!") ? "must" : ""}`} title=${inWords(icon)}>${inWords(icon).replace(", mandatory", "")}</span>`;

/** A summit action in words: "HOME(food) ∞: 2F+1*" pays 2 food and 1 basic resource for a step on the food track. */
export function summitInWords(text) {
  const found = /^([A-Z-]+)(?:\((\w+)\))?( ∞)?(?:: (.+?))?(?: → (.+))?$/.exec(text);
  if (!found) return text;
  const [, word, track, endless, cost, gain] = found;
  const what = ACTIONS[word] ?? word.toLowerCase();
  return `${what}${track ? ` (${track})` : ""}${cost ? `: pay ${amounts(cost)}` : ""}${gain ? `, gain ${amounts(gain)}` : ""}${endless ? ", as often as you like" : ""}`;
}

const ACTIONS = { HOME: "Homestead", WAGON: "Wagon", "APPLE-TRADE": "Trade apples", "APPLE-HOME": "Apple homestead" };
const PAID = { F: "food", W: "wood", S: "stone", G: "gold", "*": "basic", AG: "green apples", AR: "red apples", "A*": "apples", K: "bullets" };

const amounts = (text) => text.split("+").map((part) => part.replace(/^(\d*)([A-Z*]+)(\d*)$/, (_, before, code, after) => `${before || after} ${PAID[code] ?? code}`)).join(", ");
