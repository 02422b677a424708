/** Whoever went to another screen while an answer was on its way stays there. */

const screen = () => location.hash.split("/").slice(1, 3).join("/"); // whichever moment of a game

/** @returns {() => boolean} whether, later, the reader is still on the screen of now */
export function staying() {
  const asked = screen();
  return () => screen() === asked;
}
