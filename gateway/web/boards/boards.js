/** The board of a title; a title without one is played by prompt, list and log. */
import { generic } from "./generic.js";

/** @param {string} title  @returns {Promise<any>} */
export async function load_board(title) {
  try {
    return (await import(`./${title}/board.js`)).board;
  } catch {
    return generic;
  }
}
