/** The hours at which the clock of one's own seat stands, said before the game in the time of this browser. */
import { say } from "../languages/say.js";
import { localTime } from "../table/time.js";
import { html, useRef, useState } from "../kept/htm-preact-standalone.module.js";

const DAY = 24 * 60;
const NONE = { begin: 0, end: 0 };

/** @param {string} time 07:30  @param {number} [ahead]  @returns {number} the minute of the day in UTC */
export function utcMinute(time, ahead = -new Date().getTimezoneOffset()) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (((60 * hours + minutes - ahead) % DAY) + DAY) % DAY;
}

/** When a seat sleeps, for whoever is to play with its player. @param {{begin: number, end: number}} sleep  @returns {string} */
export const asleep = ({ begin, end }) => say("asleep from {begin} to {end}", { begin: localTime(begin), end: localTime(end) });

/** What the clock of a seat without hours of its own does. @param {{sleep_from: number, sleep_until: number}} clock  @returns {string} */
const toldOfTable = (clock) => (clock.sleep_from === clock.sleep_until ? say("Your clock runs at night, too.") : say("Your clock stops during the hours of the table."));

/** Two times and a button, for who sits at a table whose clock lets seats sleep. */
export function Sleep({ table, act, client }) {
  const mine = table.seats.find((seat) => seat.you);
  const [begin, setBegin] = useState(mine?.sleep ? localTime(mine.sleep.begin) : "23:00");
  const [end, setEnd] = useState(mine?.sleep ? localTime(mine.sleep.end) : "07:00");
  const kept = useRef(/** @type {HTMLElement | null} */ (null));
  if (!mine || !table.clock?.own_sleep) return null;
  const told = mine.sleep ? say("Your clock stops from {begin} to {end}.", { begin: localTime(mine.sleep.begin), end: localTime(mine.sleep.end) }) : toldOfTable(table.clock);
  const join = (hours) => client.post(`/tables/${table.table}/join`, { sleep: hours });
  const keep = act(() => join({ begin: utcMinute(begin), end: utcMinute(end) }));
  const withdraw = () => { kept.current?.focus(); act(() => join(NONE))(); }; // its button goes away
  return html`<div class="row sleep"><span class="told" role="status">${told} ${say("At most {hours} hours a day.", { hours: Math.floor(table.clock.own_sleep / 60) })}</span>
    <label>${say("Asleep from")} <input type="time" name="begin" value=${begin} onInput=${(event) => setBegin(event.target.value)} /></label>
    <label>${say("until")} <input type="time" name="end" value=${end} onInput=${(event) => setEnd(event.target.value)} /></label>
    <button ref=${kept} onClick=${keep}>${say("Keep these hours")}</button>${mine.sleep && html` <button class="quiet" onClick=${withdraw}>${say("Withdraw my hours")}</button>`}</div>`;
}
