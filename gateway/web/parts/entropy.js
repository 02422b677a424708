/** Which share of the dice this browser keeps for a seat, and what is to be done with it; the doing is in seating.js. */
import { storage } from "../client/storage.js";

/** @param {string} table */
export const KEY = (table) => `sagebrush.entropy.${table}`;

/** Whether this seat must commit to other bytes: the seats changed after it revealed, or another browser of its player has what it committed to. @param {any} table  @param {string} id */
export const mustRecommit = (table, id) => table.stage === "open" && table.seats.some((seat) => seat.you && (seat.entropy === "spent" || (seat.entropy === "committed" && !storage.getItem(KEY(id)))));

/** @param {any} table  @returns {boolean} whether this seat may reveal now */
export const mayReveal = (table) =>
  table.seats.every((seat) => seat.player && seat.entropy !== "spent") && table.seats.some((seat) => seat.you && seat.entropy === "committed");
