/** What can be chosen and lies nowhere on the board: figures, resources, tiles of animals, a Pair of Boots. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { thing } from "../thing.js";

/** By kind of thing: what a reader calls the one with this id. @type {Record<string, (id: string, ui: any) => string>} */
const NAMES = {
  figure: (id, ui) => ui.words.word("figure", id),
  token: () => say("Open a Pair of Boots"),
  resource: (id, ui) => ui.words.word("resource", id),
  animal: (id, ui) => ui.words.word("animal", id),
};

/** @param {{ui: any}} props */
export function Picks({ ui }) {
  const refs = [...ui.lit].map((ref) => ref.split(":")).filter(([kind]) => NAMES[kind]);
  if (!refs.length || ui.isPast) return null;
  return html`<p class="picks" role="group" aria-label=${say("To choose here")}>${refs.map(([kind, id]) => html`<span key=${kind + id} ...${thing(ui, `${kind}:${id}`, NAMES[kind](id, ui), "pick")}>${NAMES[kind](id, ui)}</span> `)}</p>`;
}
