/** What a table promised about its dice before its game: kept by this browser, compared when the game is over (docs/fairness.md). */
import { bytesOf, sha256 } from "../client/sha256.js";
import { storage } from "../client/storage.js";

/** @typedef {{commitment: string, seats: string[], size: number}} Promised `seats`: what each committed to, of all tables of a group; `size`: seats of one of these */

/** @param {string} table */
const KEY = (table) => `sagebrush.promise.${table}`;

/** @param {string} entropy in hex; "" where there is none  @returns {string} */
export const commitmentTo = (entropy) => (entropy ? sha256(bytesOf(entropy)) : "");

/** Keeps what a table shows the last time before this seat reveals. @param {any} table  @param {string} entropy of this seat */
export function keepPromise(table, entropy) {
  const seats = table.seats.map((seat) => (seat.you ? commitmentTo(entropy) : seat.entropy_commitment));
  storage.setItem(KEY(table.table), JSON.stringify({ commitment: table.commitment, seats, size: table.group?.seats ?? seats.length }));
}

/** What the table of a game promised; null where this browser has not seen it. @param {string} game  @param {any} started the event that began it  @returns {Promised | null} */
export function promiseOf(game, started) {
  try {
    return JSON.parse(storage.getItem(KEY(started?.shared?.group ?? game)) ?? "null");
  } catch {
    return null;
  }
}

/** Whether a game began with what its table had promised. @param {Promised} promise  @param {any} started the event that began it */
export function isKept({ commitment, seats, size }, started) {
  const first = (started.shared?.table ?? 0) * size;
  const promised = seats.slice(first, first + size);
  return started.commitment === commitment && started.seats.length === promised.length && started.seats.every((seat, place) => commitmentTo(seat.entropy) === promised[place]);
}
