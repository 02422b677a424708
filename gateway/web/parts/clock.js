/** The time that a seat has left, counted down by this browser between two commits. */
import { say } from "../languages/say.js";
import { serverNow } from "../client/http.js";
import { localTime, written } from "../table/time.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const SHORT = 30 * SECOND; // below this a clock is marked

export function Clock({ clock, seat }) {
  const running = clock.running.find((one) => one.seat === seat);
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(serverNow()), SECOND / 2);
    return () => clearInterval(timer);
  }, [running?.ends]);
  const left = remaining(clock, seat, now);
  const hours = running && hoursOf(clock, seat);
  if (hours && isAsleep(hours, now)) return html`<span class="clock">${written(left)}, ${say("stopped until {time}", { time: localTime(hours.until) })}</span>`;
  const isShort = Boolean(running) && (left < SHORT || isWarned(running, now));
  return html`<span class=${`clock ${running ? "running" : ""} ${isShort ? "short" : ""}`} title=${running ? (isShort ? say("This clock is running out.") : say("This clock is running.")) : say("Time left")}>${isShort ? "! " : ""}${written(left)}</span>`;
}

/** Whether an instant has passed at which the table warns the seat. @param {any} running  @param {number} now */
const isWarned = (running, now) => (running.warnings ?? []).some((one) => one.at <= now);

/** The minutes of the day (UTC) between which the clock of a seat stands: its own, or those of the table. */
const hoursOf = ({ sleep, terms }, seat) => sleep?.find((one) => one.seat === seat) ?? { from: terms?.sleep_from ?? 0, until: terms?.sleep_until ?? 0 };

/** @param {number} value  @returns {number} `value` without whole days */
const inDay = (value) => ((value % DAY) + DAY) % DAY;

const asleepFor = ({ from, until }) => inDay((until - from) * MINUTE);

const isAsleep = (hours, now) => inDay(now - hours.from * MINUTE) < asleepFor(hours);

/** Milliseconds of sleep until `now`, since some beginning. */
function slept(hours, now) {
  const since = now - hours.from * MINUTE;
  return Math.floor(since / DAY) * asleepFor(hours) + Math.min(inDay(since), asleepFor(hours));
}

/** Milliseconds that a seat has left: those until its end in which its clock runs; no more than at the last commit. */
export function remaining(clock, seat, now) {
  const running = clock.running.find((one) => one.seat === seat);
  if (!running) return clock.left[seat];
  const hours = hoursOf(clock, seat);
  return Math.max(0, Math.min(running.ends - now - slept(hours, running.ends) + slept(hours, now), clock.left[seat]));
}
