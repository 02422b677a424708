/** The board of a title; a title without one is played by prompt, list and log. */
import { learn, say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";

/** Where no file can be had any more, because the host has another release by now. The list has every move here, too. */
const lost = {
  refs: () => [],
  round: () => "",
  stats: () => [],
  Draw: () => html`<p class="fault" role="alert">${say("This part of the page cannot be loaded.")} <button onClick=${() => location.reload()}>${say("Load the page again")}</button></p>`,
};

/** @param {string} title  @returns {Promise<any>} */
export async function loadBoard(title) {
  try {
    return (await loadPart(title, "board")).board;
  } catch (error) {
    console.warn(`The board of ${title} cannot be shown.`, error);
    return import("./generic.js").then(({ generic }) => generic, () => lost);
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
