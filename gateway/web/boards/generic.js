/** A board for a title that has none: the view as it came, folded. Everything can be played from the list of choices. */
import { html } from "../kept/htm-preact-standalone.module.js";

export const generic = {
  refs: () => [],
  handsOn: () => true,
  prompt: () => "Your turn: choose a move from the list.",
  round: (view) => (typeof view.round === "number" ? `round ${view.round}` : ""),
  stats: () => [],
  Draw: ({ view }) => html`<div class="generic"><p>This page has no board for this title yet. The list has every move.</p><details><summary>The table as data</summary><pre>${JSON.stringify(view, null, 2)}</pre></details></div>`,
};
