/** A game in a frame of another page: board, what happened, slider. It speaks with that page by messages (docs/page.md). */
import { say } from "../languages/say.js";
import { html, useEffect, useMemo, useReducer, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { Token } from "../boards/thing.js";
import { useGlide } from "../boards/glide.js";
import { lookingOn } from "../table/looking.js";
import { usePlaying } from "../table/playing.js";
import { openPatiently } from "../table/patiently.js";
import { GameStore } from "../table/store.js";
import { makeWords, playerOf } from "../table/words.js";
import { Ticks, useMarks } from "./marks.js";
import { PlayButtons } from "./play-buttons.js";
import { Telling } from "./telling.js";

export function EmbedPage({ client, game, version }) {
  const store = useMemo(() => new GameStore(client, game), [game]);
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [fault, setFault] = useState("");
  useEffect(() => {
    const ended = store.subscribe(() => redraw(undefined));
    const tell = (text, isFinal) => { setFault(text); if (text && isFinal) tellPage({ type: "fault", game, text }); };
    const open = async () => { if (!store.frame) await client.known(() => store.open()); if (version) await store.look(version); };
    const opened = openPatiently(open, store.ending.signal, tell);
    return () => { ended(); opened(); store.close(); };
  }, [store]);
  if (fault) return html`<main class="embedded"><p class="fault" role="alert">${fault}</p></main>`;
  if (!store.frame || !store.view) return html`<main class="embedded"><p class="loading">${say("The table is being set.")}</p></main>`;
  return html`<${Viewer} store=${store} />`;
}

function Viewer({ store }) {
  const { frame, table, board } = store;
  const last = frame.version;
  const at = store.past ?? last;
  const go = (wanted) => store.look(wanted).catch(() => undefined);
  const playing = usePlaying(at, last, go, store.isSeen);
  const heard = useRef(/** @type {Record<string, (said: any) => void>} */ ({}));
  heard.current = { look: (said) => { playing.pause(); go(said.version); }, play: playing.play, pause: playing.pause, now: () => { playing.pause(); go(null); } };
  useEffect(() => listenToPage((said) => heard.current[said.type](said)), []);
  useEffect(() => tellPage({ type: "shown", game: store.game, title: table.title, version: at, last, over: frame.over, outcome: frame.outcome ?? null }), [at, last]);
  const nameOf = (seat) => playerOf(table.seats[seat]);
  const words = useMemo(() => makeWords(store.schemas.telling, nameOf), [store.schemas, table]);
  const ui = lookingOn(store, words, nameOf);
  const drawn = useRef(null);
  const marks = useMarks(store, words);
  useGlide(drawn, at);
  return html`<main class="embedded">
    <header class="top"><div class="middle"><h1>${table.name}</h1> <span class="small">${board.round(store.view)}</span> ${(board.order?.(store.view) ?? table.seats.map(({ seat }) => seat)).map((seat) => html`<span key=${seat} class="who"><${Token} seat=${seat} /> ${nameOf(seat) || (board.extra?.(store.view, seat) ?? "")}</span> `)}${!store.isOpen && html`<span class="fault" role="status"> ${say("No connection; trying again.")}</span>`}</div><a href=${`./#/table/${store.game}`} target="_blank" rel="noopener">${say("To the table")}</a></header>
    <section ref=${drawn} class="board" aria-label=${say("Board")} tabindex="0"><${board.Draw} view=${store.view} ui=${ui} /></section>
    <${Telling} store=${store} words=${words} ui=${ui} />
    <footer class="foot"><p class="said" tabindex="0">${sentence(store, at, words) || say("You are looking at move {past} of {last}.", { past: at, last })}</p>
      <div class="time"><${PlayButtons} playing=${playing} />
        <button onClick=${() => go(at - 1)} disabled=${at <= 1} aria-label=${say("One move back")}>‹</button>
        <div class="slider"><input type="range" min="1" max=${last} value=${at} aria-label=${say("Moves of the game")} onInput=${(event) => go(Number(event.target.value))} /><${Ticks} marks=${marks} last=${last} /></div>
        <button onClick=${() => go(at + 1)} disabled=${store.past === null} aria-label=${say("One move on")}>›</button>
        <span class="small">${at} / ${last}</span></div></footer>
  </main>`;
}

/** What the move at this version did, in words. */
function sentence(store, version, words) {
  const frame = store.history.find((one) => one.version === version);
  return (frame?.events ?? []).map((event) => words.tell(event).map((part) => part.text).join("")).join(" ").trim();
}

/** Says to the page around what every spectator may see, so to whichever page it is. @param {Record<string, unknown>} said */
function tellPage(said) {
  if (parent !== window) parent.postMessage({ source: "sagebrush", ...said }, "*");
}

const MESSAGES = new Set(["look", "play", "pause", "now"]);

/** Hears the page around and nobody else; it can only move the slider. @param {(said: any) => void} hear  @returns {() => void} ends listening */
function listenToPage(hear) {
  /** @param {MessageEvent} event */
  function arrived({ source, data }) {
    if (parent === window || source !== parent || !MESSAGES.has(data?.type)) return;
    if (data.type === "look" && !(Number.isInteger(data.version) && data.version > 0)) return;
    hear(data);
  }
  addEventListener("message", arrived);
  return () => removeEventListener("message", arrived);
}
