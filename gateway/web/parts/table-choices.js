/** A variant and an option of a table to open: what it is, and where it cannot be combined with the rest, why not. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";

/** @typedef {{edition: string, seats: number, variants: string[], options: Record<string, any>}} Chosen */

const named = (list, id) => list.find((one) => one.id === id)?.name ?? id;

/** Why a variant cannot be chosen with the rest; empty where it can. @param {any} title  @param {any} variant  @param {Chosen} chosen  @returns {string} */
export function whyNoVariant(title, variant, { edition, variants }) {
  if (!variant.editions.includes(edition)) return onlyWith(variant.editions.map((id) => named(title.editions, id)));
  const missing = variant.needs.find((id) => !variants.includes(id));
  if (missing) return variant.reasons[missing] ?? onlyWith([named(title.variants, missing)]);
  const other = variants.find((id) => variant.excludes.includes(id));
  return other ? variant.reasons[other] ?? say("Not with: {names}", { names: named(title.variants, other) }) : "";
}

/** Why another value than the default of an option would change nothing; empty where it can be chosen. @param {any} title  @param {any} option  @param {Chosen} chosen  @returns {string} */
export function whyNoOption(title, option, { edition, seats, variants, options }) {
  if (option.editions?.length && !option.editions.includes(edition)) return onlyWith(option.editions.map((id) => named(title.editions, id)));
  if (option.variant && !variants.includes(option.variant)) return onlyWith([named(title.variants, option.variant)]);
  if (option.seats.length && !option.seats.includes(seats)) return say("Only with this number of seats: {numbers}", { numbers: option.seats.join(", ") });
  const missing = title.options.find(({ id, default: byDefault }) => option.needs?.[id] && !option.needs[id].includes(options[id] ?? byDefault));
  return missing ? onlyWith(option.needs[missing.id].map((value) => `${missing.name}: ${nameOf(missing, value)}`)) : "";
}

/** Why one value of an option cannot be chosen with the rest; empty where it can. @param {any} title  @param {any} option  @param {any} value  @param {Chosen} chosen  @returns {string} */
export function whyNoValue(title, option, value, { edition, variants }) {
  const place = option.values.indexOf(value);
  const editions = option.value_editions?.[place] ?? [];
  if (editions.length && !editions.includes(edition)) return onlyWith(editions.map((id) => named(title.editions, id)));
  const variant = option.value_variants?.[place];
  return variant && !variants.includes(variant) ? onlyWith([named(title.variants, variant)]) : "";
}

/** @param {string[]} names */
const onlyWith = (names) => say("Only with: {names}", { names: names.join(", ") });

/** What a value of an option is called. @param {any} option  @param {any} value  @returns {string} */
export const nameOf = (option, value) => option?.value_names?.[option.values.indexOf(value)] ?? String(value);

/** One that is on can be turned off, whatever speaks against it. */
export const Variant = ({ variant, why, isOn, turn }) => html`<label class="tick"><input type="checkbox" checked=${isOn} disabled=${Boolean(why) && !isOn} onChange=${(event) => turn(event.target.checked)} /> <span>${variant.name} <span class="small">${variant.summary}</span>${why && html` <strong class="small">${why}</strong>`}</span></label>`;

/** What was chosen and cannot be any more stays, with the reason, until it is changed. */
const Option = ({ option, value = option.default, choose, whyNot }) => html`<label>${option.name}
  <select name=${option.id} onChange=${(event) => choose(option.values[event.target.selectedIndex])}>${option.values.map((one) => html`<option selected=${one === value} disabled=${Boolean(whyNot(one)) && one !== value}>${nameOf(option, one)}${whyNot(one) && ` – ${whyNot(one)}`}</option>`)}</select><span class="small">${option.summary}${whyNot(value) && html` <strong>${whyNot(value)}</strong>`}</span></label>`;

/** Those of `options` that can be changed, each with its choice. */
const Choice = ({ options, title, chosen, choose }) => options.map((one) => html`<${Option} key=${one.id} option=${one} value=${chosen.options[one.id]} choose=${(value) => choose(one.id, value)} whyNot=${(value) => whyNoValue(title, one, value, chosen)} />`);

/** How hard it is to play alone, for the row beside the seats: the first thing to choose then. */
export const Difficulty = ({ title, chosen, choose }) => html`<${Choice} options=${title.options.filter((one) => isDifficulty(one) && !whyNoOption(title, one, chosen))} title=${title} chosen=${chosen} choose=${choose} />`;

const isDifficulty = ({ id }) => id === "difficulty";

/** The options of a title: those that can be combined with the rest, then the others by what they lack. */
export function Options({ title, chosen, choose }) {
  const why = (option) => whyNoOption(title, option, chosen);
  const open = title.options.filter((one) => !why(one) && !isDifficulty(one));
  const reasons = [...new Set(title.options.map(why).filter(Boolean))];
  if (!open.length && !reasons.length) return null;
  return html`<details><summary>${say("Options")} (${open.length})</summary>
    <div class="options"><${Choice} options=${open} title=${title} chosen=${chosen} choose=${choose} /></div>
    ${reasons.map((reason) => html`<p class="small" key=${reason}><strong>${reason}</strong><br />${title.options.filter((one) => why(one) === reason).map(({ name }) => name).join(", ")}</p>`)}
  </details>`;
}

/** Which edition of which title: where its name has that of the title, once. @param {any} title  @param {string} edition */
export function editionOf(title, edition) {
  const name = named(title.editions, edition);
  return title.editions.length < 2 ? title.name : name.startsWith(title.name) ? name : `${title.name}, ${name}`;
}
