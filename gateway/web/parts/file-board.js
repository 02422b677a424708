/** The board beside the moves of a file, where this server has the game, too; asked for, because asking says which file is here. */
import { say } from "../languages/say.js";
import { html, useEffect, useReducer, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { useGlide } from "../boards/glide.js";
import { AnotherGame, keptGame } from "../file/kept-game.js";
import { lookingOn } from "../table/looking.js";
import { sentenceFor } from "../table/store.js";

const ABSENT = new Set([403, 404]);

/** @param {any} error */
function whyNot(error) {
  if (error instanceof AnotherGame) return say("This server has another game of this name.");
  return ABSENT.has(error.status) ? say("This server does not have this game, or does not show it to you.") : sentenceFor(error);
}

export function FileBoard({ client, game, at, words, nameOf }) {
  const [store, setStore] = useState(/** @type {any} */ (null));
  const [said, setSaid] = useState("");
  const show = () => { setSaid(say("The table is being set.")); keptGame(client, game.header.game, game.lines).then(setStore, (error) => setSaid(whyNot(error))); };
  if (store) return html`<${Board} store=${store} at=${at} words=${words} nameOf=${nameOf} />`;
  return html`<p class="row"><button onClick=${show}>${say("Show the board")}</button> <span class="small">${say("This asks the server for the game of this name; its moves must be those of the file.")}</span></p>${said && html`<p role="status">${said}</p>`}`;
}

function Board({ store, at, words, nameOf }) {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [fault, setFault] = useState("");
  const drawn = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    const ended = store.subscribe(() => redraw(undefined));
    return () => { ended(); store.close(); };
  }, [store]);
  useEffect(() => { store.look(at).then(() => setFault(""), (error) => setFault(sentenceFor(error))); }, [store, at]);
  useGlide(drawn, store.past ?? store.frame.version);
  return html`${fault && html`<p class="fault" role="alert">${fault}</p>`}
    <section ref=${drawn} class="board" aria-label=${say("Board")} tabindex="0"><${store.board.Draw} view=${store.view} ui=${lookingOn(store, words, nameOf)} /></section>`;
}
