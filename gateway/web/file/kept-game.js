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

/**
 * Whether two tellings of a game have the same events in the same commits. A server goes on hiding what a file reveals, so that
 * what it does not tell is no difference.
 * @param {{version: number, events?: any[]}[]} told  @param {Line[]} lines
 */
export function tellSame(told, lines) {
  return told.length === lines.length && told.every(({ version, events }, index) => version === lines[index].version && areSame(events, lines[index].events, isSame));
}

/** @param {any} told  @param {any} read  @param {(told: any, read: any) => boolean} same of two that stand in one place */
const areSame = (told, read, same) => Array.isArray(told) && Array.isArray(read) && told.length === read.length && told.every((one, index) => same(one, read[index]));

/** @param {any} told  @param {any} read  @returns {boolean} */
function isSame(told, read) {
  if (isHidden(told)) return true;
  if (Array.isArray(told)) return areSame(told, read, isSame);
  if (!isRecord(told) || !isRecord(read)) return told === read;
  return Object.keys({ ...told, ...read }).every((name) => isSame(told[name], read[name]));
}

/** @param {any} part */
const isRecord = (part) => part !== null && typeof part === "object" && !Array.isArray(part);

/** @param {any} told a card, number or tile as -1, a list of tiles as an empty one, a whole event as "redacted" */
const isHidden = (told) => told === -1 || told === null || told === undefined || told.type === "redacted" || (Array.isArray(told) && !told.length);
