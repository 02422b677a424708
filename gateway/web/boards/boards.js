/** The board of a title; a title without one is played by prompt, list and log. */
import { learn } from "../languages/say.js";
import { generic } from "./generic.js";

/** @param {string} title  @returns {Promise<any>} */
export async function loadBoard(title) {
  try {
    return (await loadPart(title, "board")).board;
  } catch (error) {
    console.warn(`The board of ${title} cannot be shown.`, error);
    return generic;
  }
}

/** A module of the folder of a title, with its words and its style; a title without a folder is asked for no style. @param {string} title  @param {string} name  @returns {Promise<any>} */
export async function loadPart(title, name) {
  await learn(title);
  const part = await import(`./${title}/${name}.js`);
  await styled(title);
  return part;
}

/** @type {Map<string, Promise<unknown>>} by title: its style, asked for once */
const styles = new Map();

/** @param {string} title */
function styled(title) {
  if (!styles.has(title)) styles.set(title, new Promise((done, failed) => {
    const onerror = () => { link.remove(); styles.delete(title); failed(new Error(link.href)); };
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(`./${title}/look.css`, import.meta.url).href, onload: done, onerror });
    document.head.append(link);
  }));
  return styles.get(title);
}
