/** The game of a file as this server keeps it: the server knows the rules, so it has the boards that a file has not. */
import { GameStore } from "../table/store.js";
import { ViewerClient } from "../client/viewer.js";

/** @typedef {import("./checked.js").Line} Line */

/** The server has a game of the name that the file gives, and other things happened in it. */
export class AnotherGame extends Error {}

/**
 * A store of the game, opened; throws Problem where this server does not have it or does not show it, and AnotherGame.
 * @param {import("../client/http.js").Client} client  @param {string} game  @param {Line[]} lines of the file
 */
export async function keptGame(client, game, lines) {
  const guest = client.me ? client : new ViewerClient(client.language);
  const store = new GameStore(guest, game);
  await guest.known(() => store.open());
  if (tellSame(store.history, lines)) return store;
  store.close();
  throw new AnotherGame(game);
}

/** Whether two tellings of a game have the same events in the same commits. @param {{version: number, events?: any[]}[]} told  @param {Line[]} lines */
export function tellSame(told, lines) {
  return told.length === lines.length && told.every(({ version, events }, index) => version === lines[index].version && sorted(events) === sorted(lines[index].events));
}

/** JSON whose names are in order. @param {any} value */
const sorted = (value) => JSON.stringify(value, (_name, part) => (part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part));
