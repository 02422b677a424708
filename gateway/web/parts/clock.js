/** The time that a seat has left, counted down by this browser between two commits. */
import { say } from "../languages/say.js";
import { serverNow } from "../client/http.js";
import { written } from "../table/time.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";

const SECOND = 1000;
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
  const isShort = Boolean(running) && (left < SHORT || isWarned(running, now));
  return html`<span class=${`clock ${running ? "running" : ""} ${isShort ? "short" : ""}`} title=${running ? (isShort ? say("This time runs out.") : say("This time runs.")) : say("Time left")}>${isShort ? "! " : ""}${written(left)}</span>`;
}

/** Whether an instant has passed at which the table warns the seat. @param {any} running  @param {number} now */
const isWarned = (running, now) => (running.warnings ?? []).some((one) => one.at <= now);

/** Milliseconds that a seat has left; while it is night, no more than at the last commit. */
export function remaining(clock, seat, now) {
  const running = clock.running.find((one) => one.seat === seat);
  return running ? Math.max(0, Math.min(running.ends - now, clock.left[seat])) : clock.left[seat];
}

/** Clocks that a table may be opened with here; the API takes others. */
export const CLOCKS = {
  none: null,
  quick: { kind: "decision", seconds: 60, at_end: "computer" },
  bank: { kind: "bank", seconds: 1200, increment: 10, at_end: "computer" },
  days: { kind: "decision", seconds: 259200, at_end: "computer", own_sleep: 600 },
};

export const clockNames = () => ({ none: say("none"), quick: say("1 minute a decision"), bank: say("20 minutes, 10 seconds a decision"), days: say("3 days a decision") });
