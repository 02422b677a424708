/** What the page says, in the language of its reader. Texts stand in English in the code; catalogues give them by it. */
import { preferences } from "../table/prefs.js";
/** Languages by code, as their readers call them. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" };

/** @returns {string} the preferred language, else the first of the browser's that there is a catalogue of */
function chosen() {
  const wanted = [preferences().language, ...(globalThis.navigator?.languages ?? []).map((range) => range.slice(0, 2).toLowerCase())];
  return wanted.find((one) => one in LANGUAGES) ?? "en";
}

/** The language of this visit; who changes it loads the page anew. */
export const language = chosen();

/** The browser's own kind of that language: in Britain a day has 24 hours. */
export const locale = globalThis.navigator?.languages?.find((one) => one.slice(0, 2).toLowerCase() === language) ?? language;

/** @type {Record<string, string>} the catalogue of this visit: what the first table says, nothing is said before it is there; `learn` adds the words of a board, `more` the rest */
const texts = language === "en" ? {} : (await import(`./${language}.js`))[language];

/** @type {Promise<void> | null} */
let rest = null;

/** Fetches, once, what the parts say that are fetched later; until then these must not be loaded. @returns {Promise<void>} */
export function more() {
  rest ??= language === "en" ? Promise.resolve() : import(`./later/${language}.js`).then(({ later }) => { Object.assign(texts, later); });
  rest.catch(() => { rest = null; });
  return rest;
}

/** Fetches what the board of a title says; until then it must not be loaded. @param {string} title  @returns {Promise<void>} */
export async function learn(title) {
  if (language !== "en") Object.assign(texts, (await import(`./${title}/${language}.js`)).words);
}

/** @param {string} english  @param {Record<string, any>} [values] for its holes  @returns {string} */
export function say(english, values = {}) {
  const text = texts[english] ?? english;
  return text.replace(/\{(\w+)\}/g, (hole, name) => (name in values ? String(values[name]) : hole));
}
