/** Tells a person that it is their turn: in the tab's title, in its icon, and by a notification where the browser allows one. */

import { say } from "../languages/say.js";
import { serverNow } from "../client/http.js";
import { written } from "./time.js";

/** @param {boolean} isMine  @param {{game: string, name: string}} table  */
export function showTurn(isMine, { game, name }) {
  const title = isMine ? say("Your turn - {game}", { game: name }) : `${name} - Sagebrush`;
  document.title = title;
  showIcon(isMine ? "icon-turn.svg" : "icon.svg");
  if (isMine && document.hidden) notify(title, game);
}

const LONGEST = 2 ** 31 - 1; // milliseconds that a browser's timer can wait

/**
 * Says in the tab's title, and by a notification, that the time of this seat runs out, at each instant at which the table warns.
 * @param {{ends: number, warnings?: {seconds: number, at: number}[]} | undefined} running the clock of this seat  @param {{game: string, name: string}} table
 * @returns {() => void} ends it
 */
export function warnInTime(running, { game, name }) {
  const now = serverNow();
  const before = document.title;
  let said = "";
  const due = (running?.warnings ?? []).map((one) => one.at).filter((at) => at > now && at - now < LONGEST);
  const timers = due.map((at) => setTimeout(() => {
    said = say("{time} left - {game}", { time: written((running?.ends ?? at) - serverNow()), game: name });
    document.title = said;
    if (document.hidden) notify(said, game);
  }, at - now));
  return () => { timers.forEach(clearTimeout); if (said && document.title === said) document.title = before; };
}

/** Puts the tab's title and icon back, for a screen without a turn. */
export function showNoTurn() {
  document.title = "Sagebrush";
  showIcon("icon.svg");
}

/** @param {string} file beside the one that is shown */
function showIcon(file) {
  const link = document.querySelector("link[rel=icon]");
  link?.setAttribute("href", (link.getAttribute("href") ?? "").replace(/[^/]*$/, file));
}

/** @returns {boolean} whether the browser would ask its reader; a page on a home network may not notify at all */
export const mayAsk = () => isSecureContext && globalThis.Notification?.permission === "default";

/** Asks the reader; only from a click. @returns {Promise<boolean>} whether notifications are allowed */
export async function askToNotify() {
  return (await Notification.requestPermission()) === "granted";
}

/** One notification for a game, however many of its tabs are open. @param {string} title  @param {string} game */
function notify(title, game) {
  if (!isSecureContext || globalThis.Notification?.permission !== "granted") return;
  try {
    const shown = new Notification(title, { tag: `sagebrush ${game}` });
    shown.onclick = () => { window.focus(); shown.close(); };
  } catch {
    // phones notify from a service worker alone: title and icon must do
  }
}
