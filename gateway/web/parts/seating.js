/** Sitting down with a fair share of the dice: the seat commits to random bytes first and reveals them when all sit. */
import { randomHex } from "../client/http.js";
import { bytesOf, sha256 } from "../client/sha256.js";
import { storage } from "../client/storage.js";

const KEY = (table) => `sagebrush.entropy.${table}`;

/** Takes a seat, the first free one by default. @param {any} client  @param {string} table  @param {number} [seat] */
export async function sit(client, table, seat) {
  const entropy = storage.getItem(KEY(table)) ?? randomHex(32);
  storage.setItem(KEY(table), entropy);
  const body = { entropy_commitment: sha256(bytesOf(entropy)), ...(seat === undefined ? {} : { seat }) };
  return client.post(`/tables/${table}/join`, body);
}

/** Commits this seat to other bytes; keeps none where the table allows that no more. */
export async function recommit(client, table) {
  storage.removeItem(KEY(table));
  try {
    return await sit(client, table);
  } catch (error) {
    storage.removeItem(KEY(table));
    throw error;
  }
}

/** Whether this seat must commit to other bytes: the seats changed after it revealed, or another browser of its player has what it committed to. @param {any} table  @param {string} id */
export const mustRecommit = (table, id) => table.stage === "open" && table.seats.some((seat) => seat.you && (seat.entropy === "spent" || (seat.entropy === "committed" && !storage.getItem(KEY(id)))));

/** Reveals what this seat committed to; does nothing where there is nothing to reveal. */
export async function reveal(client, table) {
  const entropy = storage.getItem(KEY(table));
  return entropy ? client.post(`/tables/${table}/reveal`, { entropy }) : null;
}

/** @param {any} table  @returns {boolean} whether this seat may reveal now */
export const mayReveal = (table) =>
  table.seats.every((seat) => seat.player && seat.entropy !== "spent") && table.seats.some((seat) => seat.you && seat.entropy === "committed");
