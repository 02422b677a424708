/** The end of the lobby: what is not about tables. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";
import { prefer, preferences } from "../table/prefs.js";

export function Foot() {
  const hasDocuments = document.querySelector("link[rel=help]") !== null; // a checkout has none until they are built
  return html`<p class="small">${say("Do you have the file of a game?")} <a href="#/file">${say("Check and replay a game")}</a>${hasDocuments && html` · <a href="docs">${say("Rules, guides and the API")}</a>`}</p>
    <label class="tick small"><input type="checkbox" checked=${preferences().letters} onChange=${(event) => prefer({ letters: event.target.checked })} /> ${say("At a table / finds a move, b goes to the board, and u takes a step back")}</label>`;
}
