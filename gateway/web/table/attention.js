/** Tells a person in the tab's title that it is their turn. */

import { say } from "../languages/say.js";

/** @param {boolean} isMine  @param {string} game the game's name */
export function showTurn(isMine, game) {
  document.title = isMine ? say("Your turn - {game}", { game }) : `${game} - Sagebrush`;
}
