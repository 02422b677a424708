/** What a table agrees on for clocks and for people who stay away: chosen when it is opened, read by who comes. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";
import { spoken } from "../table/words.js";
import { LevelChoice } from "./levels.js";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What is chosen before anybody chooses; the same as the API's. */
const USUAL_TERMS = { remove_after: DAY, substitute: "casual", end_after: 0, abandoned: "no-result" };

/** The same beside a clock: nobody is given up while he has time left for a decision. @param {{kind: string, seconds: number} | null} clock */
export const usualTerms = (clock) => (clock?.kind === "decision" ? { ...USUAL_TERMS, remove_after: Math.max(USUAL_TERMS.remove_after, clock.seconds) } : USUAL_TERMS);

const WAITS = [600, HOUR, DAY, 3 * DAY, 7 * DAY];
const ENDS = [0, DAY, 7 * DAY, 30 * DAY];

/** @param {number} seconds  @returns {string} "3 days" */
export function lasting(seconds) {
  const of = (unit) => seconds >= unit && seconds % unit === 0;
  if (of(DAY)) return seconds === DAY ? say("a day") : say("{count} days", { count: seconds / DAY });
  if (of(HOUR)) return seconds === HOUR ? say("an hour") : say("{count} hours", { count: seconds / HOUR });
  if (seconds < 120) return say("{count} seconds", { count: seconds });
  return say("{count} minutes", { count: Math.round(seconds / 60) });
}

const number = (change, name) => (event) => change({ [name]: Number(event.target.value) });

/** The terms of absence as a form; `change` gets what is chosen anew. */
export function TermsChoice({ client, terms, change }) {
  return html`<details class="terms"><summary>${say("When somebody stays away")}</summary><div class="row">
    <label>${say("The others may play on after")} <select name="remove_after" value=${terms.remove_after} onChange=${number(change, "remove_after")}>${WAITS.map((one) => html`<option value=${one}>${lasting(one)}</option>`)}</select></label>
    <${LevelChoice} client=${client} level=${terms.substitute} choose=${(substitute) => change({ substitute })} name="substitute" label=${say("Then a computer plays")} />
    <label>${say("Time without a move until the game ends")} <select name="end_after" value=${terms.end_after} onChange=${number(change, "end_after")}>${ENDS.map((one) => html`<option value=${one}>${one ? lasting(one) : say("no limit")}</option>`)}</select></label>
    ${terms.end_after > 0 && html`<label>${say("and then")} <select name="abandoned" value=${terms.abandoned} onChange=${(event) => change({ abandoned: event.target.value })}>
      <option value="no-result">${say("nobody wins")}</option><option value="absent-lose">${say("the player it waits for loses")}</option></select></label>`}
  </div></details>`;
}

const AT_END = {
  computer: say("Then a computer takes the seat until its player returns."),
  "computer-once": say("Then a computer makes this one decision."),
  default: say("Then the usual answer is given: pass, decline, keep."),
};

/** What happens at the end of somebody's time. */
export function AtEndChoice({ atEnd, change }) {
  return html`<label>${say("When time is up")} <select name="at_end" value=${atEnd} onChange=${(event) => change(event.target.value)}>${Object.entries(AT_END).map(([name, text]) => html`<option value=${name}>${text}</option>`)}</select></label>`;
}

/** What the table has agreed on, in sentences. */
export function Terms({ table }) {
  const { clock, absence } = table;
  const computer = say(spoken(absence.substitute));
  return html`<ul class="small terms">
    ${clock && html`<li>${clock.kind === "bank" ? say("Clock: {time} for the whole game, {more} more for each decision.", { time: lasting(clock.seconds), more: lasting(clock.increment) }) : say("Clock: {time} for each decision.", { time: lasting(clock.seconds) })} ${AT_END[clock.at_end]}</li>`}
    ${table.group && html`<li>${say("{count} tables play with the same dice and cards; a game that is still being played {time} after the start is stopped.", { count: table.group.tables, time: lasting(table.group.hours * HOUR) })}</li>`}
    <li>${say("If the game waits {time} for somebody, the others may play on; a computer ({computer}) takes the seat.", { time: lasting(absence.remove_after), computer })}</li>
    ${absence.end_after > 0 && html`<li>${say("A game that nobody plays for {time} ends:", { time: lasting(absence.end_after) })} ${absence.abandoned === "no-result" ? say("nobody wins") : say("the player it waits for loses")}.</li>`}
    ${table.hints && html`<li>${say("Hints: a player may ask the engine, and all see it")}.</li>`}
  </ul>`;
}

/** Clocks that a table may be opened with here; the API takes others. */
export const CLOCKS = {
  none: null,
  quick: { kind: "decision", seconds: 60, at_end: "computer" },
  bank: { kind: "bank", seconds: 1200, increment: 10, at_end: "computer" },
  days: { kind: "decision", seconds: 259200, at_end: "computer", own_sleep: 600 },
};

export const clockNames = () => ({ none: say("none"), quick: say("1 minute a decision"), bank: say("20 minutes, 10 seconds a decision"), days: say("3 days a decision") });
