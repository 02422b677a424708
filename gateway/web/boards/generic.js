/** A board for a title that has none: the view as it came, folded. Everything can be played from the list of choices. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";

export const generic = {
  refs: () => [],
  round: (view) => (typeof view.round === "number" ? say("round {round}", view) : ""),
  stats: () => [],
  Draw: ({ view }) => html`<div class="generic"><p>${say("This page has no board for this title yet. The list has every move.")}</p><details><summary>${say("The table as data")}</summary><pre>${JSON.stringify(view, null, 2)}</pre></details></div>`,
};
