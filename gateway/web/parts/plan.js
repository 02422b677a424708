/** Planned moves: the button that begins one, and what is planned; all but the button is fetched when somebody plans. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { MOST_MOVES, lastOffers } from "../table/planning.js";
import { later } from "./later.js";

const Planned = later(() => import("./planned.js"), "Planned");

/** In the place of the bar while a move is planned. */
export const PlanBar = later(() => import("./planned.js"), "PlanBar");

/** What is planned, and the way to plan while somebody else decides. */
export function Plan({ store, words, nameOf }) {
  if (store.seat === null || store.past !== null || store.frame.over || store.state !== "playing") return null;
  const { plan, planning } = store;
  const isFull = plan.moves.length >= MOST_MOVES;
  const begin = () => lastOffers(store).then((found) => store.isMyTurn || store.set({ offers: found, planning: found[0] ?? null, chosen: [], armed: null, notice: found.length ? null : { text: say("You can plan once you have made a move."), isError: false } }), (error) => store.set({ notice: { text: sentenceFor(error), isError: true } }));
  const mayPlan = !planning && !store.isMyTurn && !isFull;
  const isTold = plan.moves.length > 0 || plan.ended;
  if (!isTold && !mayPlan) return null;
  return html`<section class="leaving plan" aria-label=${say("Your plan")}>
    ${isTold && html`<${Planned} store=${store} words=${words} nameOf=${nameOf} />`}
    ${mayPlan && html`<button onClick=${begin}>${plan.moves.length ? say("Plan one more") : say("Plan your answer")}</button>`}
  </section>`;
}
