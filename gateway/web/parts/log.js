/** What happened, newest last; a name in a line points at the thing on the board. */
import { say } from "../languages/say.js";
import { html, useEffect, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { later } from "./later.js";

const Why = later(() => import("./thought.js"), "Why");
const Lowered = later(() => import("./thought.js"), "Lowered");
const LINES = 100; // commits shown at first, and by each request for earlier ones

const isComputers = (frame, store) => frame.actor !== null && frame.actor >= 0 && Boolean(store.table.seats[frame.actor]?.opponent);

export function Log({ store, words, ui }) {
  const box = useRef(/** @type {Element | null} */ (null));
  const { history, past } = store;
  const last = history.at(-1)?.version ?? 0;
  const [isBack, setBack] = useState(false);
  useEffect(() => { if (box.current) settle(box.current); }, [past]);
  useEffect(() => { if (box.current && past === null && !isBack) settle(box.current); }, [last]);
  const [count, setCount] = useState(LINES);
  const shown = Math.max(count, past === null ? 0 : last - past + LINES);
  const lines = history.slice(-shown).flatMap((frame) => lineOf(frame, words) ?? []);
  const here = past === null ? null : lines.findLast(({ frame }) => frame.version <= past)?.frame.version; // of a commit that says nothing, the one before
  return html`<div class=${isBack ? "log back" : "log"} role="tabpanel" aria-label=${say("Log")} ref=${box} tabindex="0" onScroll=${({ currentTarget }) => setBack(isScrolledBack(currentTarget))}>${history.length > shown && html`<button class="small" onClick=${() => setCount(shown + LINES)}>${say("Earlier moves")}</button>`}<ol>${lines.map((line) => html`<${Commit} key=${line.frame.version} ...${line} isHere=${line.frame.version === here} ui=${ui} store=${store} />`)}</ol></div>`;
}

/** The sentences of a commit; null where it says nothing. @returns {{frame: any, told: import("../table/words.js").Part[][]} | null} */
function lineOf(frame, words) {
  const told = (frame.events ?? []).map((event) => words.tell(event)).filter((parts) => parts.some((part) => part.text.trim()));
  return told.length || frame.hint !== undefined || frame.lowered ? { frame, told } : null;
}

const NEAR = 40; // pixels: a line

/** Whether the newest move is out of sight. @param {Element} log */
const isScrolledBack = ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight < scrollHeight - NEAR;

/** Scrolls to the move that is looked at, where it is out of sight; in the present to the newest. @param {Element} log */
function settle(log) {
  const [here, seen] = [log.querySelector(".here")?.getBoundingClientRect(), log.getBoundingClientRect()];
  if (!here) log.scrollTop = log.scrollHeight;
  else if (here.top < seen.top || here.bottom > seen.bottom) log.scrollTop += here.top - seen.top - seen.height / 2;
}

function Commit({ frame, told, isHere, ui, store }) {
  const about = told.flat().find((part) => part.ref)?.ref ?? "";
  const who = frame.actor === null || frame.actor < 0 ? "" : `seat-${frame.actor}`;
  return html`<li class=${`${who} ${frame.actor === ui.me ? "own" : ""} ${isHere ? "here" : ""}`}>
    <button class="version" title=${say("See the table after this move")} onFocus=${() => ui.show(about)} onBlur=${() => ui.show("")} onClick=${() => store.visit(frame.version)}>${frame.version}</button>
    <div>${frame.hint !== undefined && html`<p class="small">${say("After a hint of the engine:")}</p>`}${told.map((parts) => html`<p>${parts.map((part) => part.ref ? html`<span class="name" onMouseEnter=${() => ui.show(part.ref)} onMouseLeave=${() => ui.show("")} onClick=${() => ui.show(part.ref)}>${part.text}</span>` : part.text)}</p>`)}${frame.lowered && html`<${Lowered} lowered=${frame.lowered} />`}${store.frame?.over && isComputers(frame, store) && html`<${Why} store=${store} version=${frame.version} />`}</div>
  </li>`;
}
