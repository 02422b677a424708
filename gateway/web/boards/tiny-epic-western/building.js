/** A building: what it costs, what it is worth, what it does. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { thing } from "../thing.js";

const KINDS = ["Law", "Force", "Money"];
const INDUSTRIES = ["wagon", "rail", "mine"];
const WHEN = { immediate: "at once", buy: "when buying", resolution: "at the reveal" };

export function Building({ card, view, ui, brief }) {
  const row = view.buildings.find((one) => one.number === card);
  const name = ui.words.word("building", card);
  if (!row) return html`<span class="building-card hidden">${name}</span>`;
  if (brief) return html`<span class="building-line" title=${row.text}><strong>${name}</strong> <span class="small">${row.text}</span></span>`;
  const cost = row.cost.map((amount, kind) => (amount ? `${amount} ${KINDS[kind]}` : "")).filter(Boolean).join(", ");
  return html`<div ...${thing(ui, `building:${card}`, `${name}, costs ${cost}, ${row.vp} points. ${row.text}`, "building-card")}>
    <header><strong>${name}</strong><span class="vp" title="Points">${row.vp}</span></header>
    <p class="small"><span class="cost">${cost}</span> · ${row.shares.map((share) => INDUSTRIES[share]).join(", ")}${WHEN[row.timing] ? ` · ${WHEN[row.timing]}` : ""}</p>
    <p class="small">${row.text}${row.unofficial ? html` <em title="This card could not be read in any source">(our proposal)</em>` : ""}</p>
  </div>`;
}
