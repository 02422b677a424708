/** Why a seat cannot commit to a share of the dice any more, and what its player can do. */
import { storage } from "../client/storage.js";
import { say } from "../languages/say.js";
import { REVEALED } from "./seating.js";

/** Another browser has what the seat committed to, unless this one has sent it already, to seats that had changed. @param {string} table  @returns {string} */
export const whyFixed = (table) => (storage.getItem(REVEALED(table)) === null
  ? say("Your share of the dice is in the browser in which you sat down: open the table there once, or ask the host to free your seat and sit down again.")
  : say("The seats changed while you sent your share of the dice, so it does not count. Another seat has revealed its own since, so you cannot commit to a new one. Stand up and sit down again."));
