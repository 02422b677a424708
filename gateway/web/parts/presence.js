/** Who is away, shown at the seat; and for whom the game has waited long enough. */
import { locale, say } from "../languages/say.js";
import { html, useEffect, useReducer } from "../kept/htm-preact-standalone.module.js";
import { serverNow } from "../client/http.js";
import { absentOthers, awayFrom, hasAgreed, votesAgainst, when } from "../table/presence.js";
import { spoken } from "../table/words.js";
import { later } from "./later.js";

const AbsentPlayer = later(() => import("./absent.js"), "AbsentPlayer");
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

/** Those who are away, or for whom the game waits, once it may go on without them. */
export function Absent({ store, nameOf }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  useEffect(() => { const timer = setInterval(() => redraw(undefined), EVERY); return () => clearInterval(timer); }, []);
  if (store.state !== "playing" && !store.table.host) return null;
  const due = absentOthers(store.frame.presence, store.seat).filter(({ at }) => at <= serverNow());
  return due.map((one) => html`<${AbsentPlayer} key=${one.seat} store=${store} one=${one} name=${nameOf(one.seat)} />`);
}
