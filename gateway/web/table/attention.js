/** Tells a person in the tab's title that it is their turn. */

/** @param {boolean} isMine  @param {string} game the game's name */
export function showTurn(isMine, game) {
  document.title = isMine ? `Your turn - ${game}` : `${game} - Sagebrush`;
}
