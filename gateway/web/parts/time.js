/** The slider through the game's versions; nothing can be sent from the past. */
import { say } from "../languages/say.js";
import { usesKeys } from "../table/keys.js";
import { usePlaying } from "../table/playing.js";
import { Places, Ticks, useMarks } from "./marks.js";
import { PlayButtons } from "./play-buttons.js";
import { later } from "./later.js";
import { html, useEffect, useRef, useState } from "../kept/htm-preact-standalone.module.js";

const Branching = later(() => import("./branching.js"), "Branching");
const Curve = later(() => import("./scores.js"), "Curve");

export function Time({ store, words, nameOf }) {
  const [from, setFrom] = useState(0); // the version that a branch is asked about
  useEffect(() => setFrom(0), [store.past]);
  const last = store.frame.version;
  const now = store.past ?? last;
  const go = (version) => store.visit(version);
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  const back = () => { if (usesKeys() && document.activeElement === document.body) line.current?.focus(); };
  const press = (version) => { go(version).then(() => setTimeout(back)); }; // a button that leads no further loses the focus
  const playing = usePlaying(now, last, go, store.isSeen);
  const marks = useMarks(store, words);
  return html`<div class="time">
    <${PlayButtons} playing=${playing} />
    <button onClick=${() => press(now - 1)} disabled=${now <= 1} aria-label=${say("One move back")}>‹</button>
    <div class="slider"><input ref=${line} type="range" min="1" max=${last} value=${now} aria-label=${say("Moves of the game")} onInput=${(event) => go(Number(event.target.value))} /><${Ticks} marks=${marks} last=${last} /></div>
    <button onClick=${() => press(now + 1)} disabled=${store.past === null} aria-label=${say("One move on")}>›</button>
    <button class=${store.past === null ? "quiet" : "primary"} disabled=${store.past === null} onClick=${() => press(null)}>${say("Now")}</button>
    <${Places} marks=${marks} go=${go} />
    ${store.board.score && html`<${Scores} store=${store} nameOf=${nameOf} />`}
    ${store.client.mayOpenTables && html`<button class="branch" disabled=${store.past === null} onClick=${() => setFrom(now)}>${say("Play on from here")}</button>`}
    ${from === store.past && html`<${Branching} key=${from} store=${store} />`}
  </div>`;
}

/** The curve of points, once it is asked for. */
function Scores({ store, nameOf }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event) => { if (event.key === "Escape") { event.stopPropagation(); setOpen(false); } };
    addEventListener("keydown", close, true); // before it leads back to the present
    return () => removeEventListener("keydown", close, true);
  }, [isOpen]);
  return html`<button aria-expanded=${isOpen} onClick=${() => setOpen(!isOpen)}>${say("Points")}</button>${isOpen && html`<${Curve} store=${store} nameOf=${nameOf} />`}`;
}
