/** What a table promised about its dice before its game: kept by this browser, compared when the game is over (docs/fairness.md). */
import { bytesOf, sha256 } from "../client/sha256.js";
import { storage } from "../client/storage.js";

/** @typedef {{commitment: string, seats: string[], group: string, table: number}} Promised `seats`: what those of this table committed to; `group`: the table at which a group sat down, of whose tables this one is `table` */

/** @param {string} table */
const KEY = (table) => `sagebrush.promise.${table}`;

/** @param {string} entropy in hex; "" where there is none  @returns {string} */
export const commitmentTo = (entropy) => (entropy ? sha256(bytesOf(entropy)) : "");

/** What each seat of a table has committed to. @param {any} shown  @param {string} entropy of this seat  @returns {string[]} */
export const commitmentsOf = (shown, entropy) => shown.seats.map((seat) => (seat.you ? commitmentTo(entropy) : seat.entropy_commitment));

/** Keeps what a table shows the last time before this seat reveals. @param {any} shown  @param {string} entropy of this seat */
export function keepPromise(shown, entropy) {
  const all = commitmentsOf(shown, entropy);
  const size = shown.group?.seats ?? all.length;
  const table = Math.floor(shown.seats.findIndex((seat) => seat.you) / size);
  const promised = { commitment: shown.commitment, seats: all.slice(table * size, (table + 1) * size), group: shown.group ? shown.table : "", table };
  storage.setItem(KEY(shown.table), JSON.stringify(promised));
}

/** A group has sat down: what its table promised is a promise about the game of this seat. @param {string} table  @param {string} game */
export function keepForGame(table, game) {
  const kept = storage.getItem(KEY(table));
  if (kept) storage.setItem(KEY(game), kept);
}

/** What the table of a game promised; null where this browser has not seen it. @param {string} game  @returns {Promised | null} */
export function promiseOf(game) {
  try {
    return JSON.parse(storage.getItem(KEY(game)) ?? "null");
  } catch {
    return null;
  }
}

/** Whether a game began with what its table had promised. @param {Promised} promise  @param {any} started the event that began it, of a file that a verifier has checked */
export function isKept({ commitment, seats, group, table }, started) {
  const isSame = started.commitment === commitment && (started.shared?.group ?? "") === group && (started.shared?.table ?? 0) === table;
  return isSame && started.seats.length === seats.length && started.seats.every((seat, place) => commitmentTo(seat.entropy) === seats[place]);
}
