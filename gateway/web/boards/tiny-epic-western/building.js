/** A building: what it costs, what it is worth, what it does. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Glyph } from "../glyph.js";
import { thing } from "../thing.js";

const INDUSTRIES = [say("wagon"), say("rail"), say("mine")];
const WHEN = { immediate: say("at once"), buy: say("when buying"), resolution: say("at the reveal") };

/** The building on the porch of a mat: the newest of its owner, else the one printed there; -1 where there is none. @param {any} view  @param {number} mat  @returns {number} */
export const onPorch = ({ owner, players, porch }, mat) => (owner?.[mat] >= 0 ? players[owner[mat]]?.stack?.at(-1) : porch?.[mat]) ?? -1;

export function Building({ card, view, ui, brief }) {
  const row = view.buildings.find((one) => one.number === card);
  const name = ui.words.word("building", card);
  if (!row) return html`<span class="building-card hidden">${name}</span>`;
  const text = ui.words.printed(row.text);
  if (brief) return html`<span class="building-line" title=${text}><strong>${name}</strong> <span class="small">${text}</span></span>`;
  const cost = row.cost.map((amount, kind) => (amount ? `${amount} ${ui.words.word("kind", kind)}` : "")).filter(Boolean).join(", ");
  const price = row.cost.map((amount, kind) => amount > 0 && html`<span class="amount" title=${ui.words.word("kind", kind)}>${amount}<${Glyph} title="tiny-epic-western" id=${`kind-${kind}`} /></span>`);
  return html`<div ...${thing(ui, `building:${card}`, `${say("{name}, costs {cost}, points: {points}", { name, cost, points: row.vp })}. ${text}`, "building-card")}>
    <header><strong>${name}</strong><span class="vp" title=${say("Points")}>${row.vp}</span></header>
    <p class="small"><span class="cost" role="img" aria-label=${cost}>${price}</span> · ${row.shares.map((share) => INDUSTRIES[share]).join(", ")}${WHEN[row.timing] ? ` · ${WHEN[row.timing]}` : ""}</p>
    <p class="small">${text}${row.unofficial ? html` <em title=${say("This card could not be read in any source")}>(${say("our proposal")})</em>` : ""}</p>
  </div>`;
}
