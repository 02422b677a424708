/** Tells a person that it is their turn: in the tab's title always, by a notification where they allowed it. */

const TITLE = "Sagebrush";

/** @param {boolean} isMine  @param {string} game the game's name */
export function show_turn(isMine, game) {
  document.title = isMine ? `Your turn - ${game}` : `${game} - ${TITLE}`;
  if (isMine && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("It is your turn", { body: game, tag: game });
  }
}

export const can_notify = () => "Notification" in window && Notification.permission === "default" && window.isSecureContext;
