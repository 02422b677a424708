/** Leaving a game that runs: a computer plays on until its player returns, or for good. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";
import { Folded, later } from "./later.js";

const LeaveOrEnd = later(() => import("./leave-or-end.js"), "LeaveOrEnd");
const Offering = later(() => import("./offering.js"), "Offering");

/** Why this seat's player does not decide now. */
const WHY = {
  away: say("A computer plays your seat."),
  once: say("Your time was up: a computer makes this one decision."),
  out: say("You gave up; a computer plays your seat."),
  absent: say("You were away too long: the others play on without you."),
};

export function Leaving({ store }) {
  const { seat, state, table } = store;
  if (store.frame.over || store.past !== null || (seat === null && !table.host)) return null;
  const why = seat === null ? undefined : WHY[state];
  return html`${why && html`<div class="leaving" role="status"><p>${why}</p>${state === "away" && html`<button class="primary" disabled=${store.isSending} onClick=${() => store.tell({ type: "return-to-seat" })}>${say("Come back")}</button> <${Offering} store=${store} />`}</div>`}
    <${Folded} className="leaving" name=${say("Leave or end")} part=${LeaveOrEnd} store=${store} isPlaying=${!why} />`;
}
