/** Who is away, shown at the seat; and the way to play on without somebody for whom the game has waited long enough. */
import { locale, say } from "../languages/say.js";
import { html, useEffect, useReducer } from "../kept/htm-preact-standalone.module.js";
import { serverNow } from "../client/http.js";
import { sentenceFor } from "../table/store.js";
import { absentOthers, awayFrom, hasAgreed, votesAgainst, when } from "../table/presence.js";
import { spoken } from "../table/words.js";
import { later } from "./later.js";

const Offering = later(() => import("./offering.js"), "Offering");
const EVERY = 10_000; // milliseconds between two looks at the clock

/** What became of the player of a seat, and what is asked about it; nothing while he plays. */
export function SeatPresence({ presence, seat, nameOf }) {
  const away = awayFrom(presence, seat);
  const voters = votesAgainst(presence, seat).map(nameOf);
  return html`${away && html`<p class="small presence">${absence(away)}</p>`}
    ${hasAgreed(presence, seat) && html`<p class="small presence">${say("Asks to end the game.")}</p>`}
    ${voters.length > 0 && html`<p class="small presence">${say("Asked to play on without this seat: {names}", { names: voters.join(", ") })}</p>`}`;
}

function absence(away) {
  const computer = say(spoken(away.opponent));
  if (!away.returns) return say("Out of the game; a computer ({computer}) plays.", { computer });
  if (!away.since) return say("Away; a computer ({computer}) plays.", { computer });
  return say("Away since {time}; a computer ({computer}) plays.", { computer, time: when(away.since, locale, Date.now()) });
}

/** Who is away, or for whom the game waits, and the button to play on without him once that is allowed. */
export function Absent({ store, nameOf }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useEffect(() => { const timer = setInterval(() => redraw(undefined), EVERY); return () => clearInterval(timer); }, []);
  if (store.state !== "playing" && !store.table.host) return null;
  const due = absentOthers(store.frame.presence, store.seat).filter(({ at }) => at <= serverNow());
  return due.map((one) => html`<div class="leaving absent" role="status" key=${one.seat}>
    <p>${say(one.isAway ? "{name} has been away since {time}." : "The game has waited for {name} since {time}.", { name: nameOf(one.seat), time: when(one.since, locale, Date.now()) })}</p>
    ${one.hasVoted ? html`<p class="small">${say("You asked to play on. Most of the others must ask, too.")}</p>` : html`<button disabled=${store.isSending} onClick=${() => remove(store, one.seat)}>${store.table.host ? say("Play on without {name}", { name: nameOf(one.seat) }) : say("Ask to play on without {name}", { name: nameOf(one.seat) })}</button>`}
  </div>`);
}

/** The host puts a player out; everybody else votes. */
async function remove(store, seat) {
  if (!store.table.host) return store.tell({ type: "vote-to-remove", against: seat });
  try { await store.client.request("DELETE", `/tables/${store.game}/seats/${seat}`); } catch (error) { store.set({ notice: { text: sentenceFor(error), isError: true } }); }
  return undefined;
}
