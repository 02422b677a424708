/** What nobody has: houses, buildings in the bag, horses, tokens; and the outlaws. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Glyph } from "../glyph.js";
import { thing } from "../thing.js";
import { Chip, TITLE } from "./chip.js";

export const Stock = ({ view, ui }) => html`<div role="group" class="stock" aria-label=${say("General supply")}>
  <span class="chips">${supplies(view).map((chip) => html`<${Chip} key=${chip.id} ...${chip} />`)}${view.outlaws.parcels.length > 0 && html`<span class="small">${say("Outlaws since round {raid}: strength {strength}, {points} points for each", view.outlaws)}</span>`}</span>
  <span class="bag">${Object.entries(view.bag).map(([kind, count]) => html`<${Building} key=${kind} kind=${kind} count=${count} isDoubled=${view.progress.doubled === kind} ui=${ui} />`)}</span>
</div>`;

const supplies = ({ houses_left, horses, effects }) => [
  { id: "house", name: say("Houses left"), count: houses_left },
  ...(horses ? [{ id: "horse", name: say("Horses left"), count: horses.supply }] : []),
  ...(effects.dynamite ? [{ id: "dynamite", about: "dynamite:tokens", name: say("Dynamite"), count: effects.dynamite }] : []),
  ...(effects.tokens ? [{ id: "no-duel", name: say("No-duel tokens of the Singer"), count: effects.tokens }] : []),
];

/** A kind of building, and how many of it are in the bag. */
export function Building({ kind, count, isDoubled, ui }) {
  const word = ui.words.word("kind", kind);
  const name = `${say("{kind}: {count} in the bag", { kind: word, count })}${isDoubled ? `, ${say("pays double")}` : ""}`;
  return html`<span ...${thing(ui, `kind:${kind}`, name, "chip")} title=${name}><${Glyph} title=${TITLE} id=${kind} />${count}${isDoubled && html` <b>×2</b>`}</span>`;
}
