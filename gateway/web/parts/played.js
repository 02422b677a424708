/** What is played at a table, beside its name. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { spoken } from "../table/words.js";
import { editionOf, nameOf } from "./table-choices.js";

/** Title, edition, variants and options of `table`, as far as it has them, in the reader's language once the titles are known. */
export function Played({ client, table }) {
  const [title, setTitle] = useState(/** @type {any} */ (null));
  useEffect(() => { client.once("/titles").then(({ titles }) => setTitle(titles.find(({ id }) => id === table.title)), () => undefined); }, []);
  const named = (list, id) => list?.find((one) => one.id === id)?.name ?? spoken(id);
  const what = title ? editionOf(title, table.edition) : `${spoken(table.title)}, ${spoken(table.edition)}`;
  const variants = (table.variants ?? []).map((id) => named(title?.variants, id)).join(", ");
  const optionOf = (id) => title?.options.find((one) => one.id === id);
  const options = Object.entries(table.options ?? {}).map(([id, value]) => `${named(title?.options, id)}: ${nameOf(optionOf(id), value)}`).join("; ");
  return html`<span class="played">${what}${variants && `, ${say("Variants")}: ${variants}`}${options && ` (${options})`}.</span>`;
}
