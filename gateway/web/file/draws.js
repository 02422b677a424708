/** What is drawn in the games of all titles, by the names that files have for it. */
import { say } from "../languages/say.js";
import { spoken } from "../table/words.js";

const DRAWN = {
  bag: say("a building tile"), "turn-order": say("the turn order"), duel: say("a duel"), outlaws: say("the outlaws"),
  "centre-column": say("the middle of the town"), "centre-row": say("the middle of the town"), "mountain-column": say("a mountain"), "mountain-row": say("a mountain"),
  "gambling-white": say("the white gambling die"), "gambling-black": say("the black gambling die"),
  dealer: say("the dealer"), mats: say("the mats"), bosses: say("the bosses"), building: say("a building card"), poker: say("a poker card"),
  "duel-die": say("a duel"), "rival-die": say("where the Rival goes"),
  first: say("who begins"), mountain: say("a card of the mountain"), special: say("a special card"), cabin: say("a cabin"), card: say("a card of a hand"),
  hastings: say("the plan of Hastings"), mine: say("the mine"), "six-shooter": say("the six-shooter"),
};

/** @param {string} purpose as a file names it  @returns {string} in the reader's language where this release knows it */
export const drawnFor = (purpose) => DRAWN[purpose] ?? spoken(purpose);

/** @param {string} id of a title, as `carson-city`  @returns {string} its name, by the rule that all ids of titles follow */
export const titleOf = (id) => spoken(id).replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
