/** The board of a title; a title without one is played by prompt, list and log. */
import { generic } from "./generic.js";

/** @param {string} title  @returns {Promise<any>} */
export async function loadBoard(title) {
  try {
    return (await import(`./${title}/board.js`)).board;
  } catch (error) {
    console.warn(`The board of ${title} cannot be shown.`, error);
    return generic;
  }
}
