/** Sitting down with a fair share of the dice: the seat commits to random bytes first and reveals them when all sit. */
import { Problem, randomHex } from "../client/http.js";
import { bytesOf, sha256 } from "../client/sha256.js";
import { storage } from "../client/storage.js";
import { KEY } from "./entropy.js";
import { commitmentsOf, keepPromise } from "./promise.js";

/** Where this browser keeps which share it has revealed last. @param {string} table */
export const REVEALED = (table) => `sagebrush.revealed.${table}`;

/** Takes a seat, the first free one by default. @param {any} client  @param {string} table  @param {number} [seat] */
export async function sit(client, table, seat) {
  const entropy = storage.getItem(KEY(table)) ?? randomHex(32);
  storage.setItem(KEY(table), entropy);
  const body = { entropy_commitment: sha256(bytesOf(entropy)), ...(seat === undefined ? {} : { seat }) };
  return client.post(`/tables/${table}/join`, body);
}

/** Commits this seat to other bytes than those it has revealed, to the same in every tab; keeps none where the table allows that no more. */
export async function recommit(client, table) {
  if (storage.getItem(KEY(table)) === storage.getItem(REVEALED(table))) storage.removeItem(KEY(table));
  try {
    return await sit(client, table);
  } catch (error) {
    storage.removeItem(KEY(table));
    throw error;
  }
}

/** Reveals what this seat committed to, and keeps what the table promises then; commits to something else where seats have changed meanwhile, and does nothing where there is nothing to reveal. @param {any} client  @param {any} found the table as it is shown */
export async function reveal(client, found) {
  const entropy = storage.getItem(KEY(found.table));
  if (!entropy) return null;
  keepPromise(found, entropy);
  storage.setItem(REVEALED(found.table), entropy);
  try {
    return await client.post(`/tables/${found.table}/reveal`, { entropy, entropy_commitments: commitmentsOf(found, entropy) });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "commitments-changed") throw error;
    return recommit(client, found.table);
  }
}
