/** A game: seats, board, bar, choices and log, from one store. */
import { say } from "../languages/say.js";
import { html, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { goByArrow } from "../boards/arrows.js";
import { useGlide } from "../boards/glide.js";
import { listen, usesKeys } from "../table/keys.js";
import { narrowed, pointed } from "../table/narrow.js";
import { usePreview } from "../table/preview.js";
import { openPatiently } from "../table/patiently.js";
import { GameStore } from "../table/store.js";
import { makeWords, playerOf } from "../table/words.js";
import { askToNotify, mayAsk, showNoTurn, showTurn, warnInTime } from "../table/attention.js";
import { About } from "./about.js";
import { Bar } from "./bar.js";
import { Choices } from "./choices.js";
import { Header } from "./header.js";
import { Folded, later } from "./later.js";
import { Leaving } from "./leaving.js";
import { Log } from "./log.js";
import { Plan, PlanBar } from "./plan.js";
import { Absent } from "./presence.js";
import { Seats } from "./seats.js";
import { Telling } from "./telling.js";
import { Time } from "./time.js";

const End = later(() => import("./end.js"), "End");
const RulesInShort = later(() => import("./rules-in-short.js"), "RulesInShort");

/** @param {any} props */
export function GamePage({ client, id, me, at }) {
  const store = useMemo(() => new GameStore(client, id), [id]);
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [fault, setFault] = useState("");
  const [tab, setTab] = useState("choices");
  useEffect(() => {
    const ended = store.subscribe(() => redraw(undefined));
    const opened = openPatiently(() => store.open(), store.ending.signal, setFault);
    const unheard = listen(store);
    return () => { ended(); unheard(); opened(); store.close(); };
  }, [store]);
  const isSet = store.frame !== null;
  useLayoutEffect(() => { if (isSet && at) store.visit(at.version || null); }, [isSet, at]); // at once: the next address may come before this one is drawn
  useLayoutEffect(() => { if (isSet && at) nameVersion(at, id, store.past); }, [store.past, at]);
  const isMine = store.isMyTurn;
  useEffect(() => { if (store.table) showTurn(isMine, { game: id, name: store.table.name }); }, [isMine, store.table]);
  useEffect(() => { if (isMine && !isReading()) setTab("choices"); }, [isMine]);
  useEffect(() => { if (isSet && (store.seat === null || store.frame?.over)) setTab("log"); }, [isSet]); // who only watches chooses nothing
  const running = store.frame?.clock?.running.find(({ seat }) => seat === store.seat);
  useEffect(() => (store.table ? warnInTime(running, { game: id, name: store.table.name }) : undefined), [running?.ends, store.table]);
  useEffect(() => showNoTurn, []);
  if (fault) return html`<${Header} me=${me} /><main class="card"><p class="fault" role="alert">${fault}</p><p><a href="#/">${say("To the lobby")}</a></p></main>`;
  if (!store.frame || !store.view) return html`<${Header} me=${me} /><main><h1 class="unseen">${say("Table")}</h1><p class="loading">${say("The table is being set.")}</p></main>`;
  return html`<${Table} store=${store} me=${me} tab=${tab} setTab=${setTab} />`;
}

/** Whether somebody has scrolled back in the log, or has the focus in it: it is not taken away then. */
const isReading = () => document.querySelector(".log.back, .log:focus-within") !== null;

/** A link leads back to what is looked at. An address that this page has not heard of yet stays: the browser goes there. */
function nameVersion(at, id, version) {
  if (location.hash !== at.hash) return;
  history.replaceState(history.state, "", version === null ? `#/table/${id}` : `#/table/${id}/${version}`);
  at.hash = location.hash;
}

function Table({ store, me, tab, setTab }) {
  const { table, frame } = store;
  const { board } = store;
  const nameOf = (seat) => playerOf(table.seats[seat]);
  const words = useMemo(() => makeWords(store.schemas.telling, nameOf), [store.schemas, table]);
  const planning = store.isMyTurn || store.past !== null ? null : store.planning;
  const legal = planning?.legal ?? (store.past === null && store.state === "playing" ? frame.legal ?? [] : []);
  const choice = narrowed(legal, store.chosen, board.refs);
  const armed = store.armed ?? choice.armed;
  const [gestures, isTrying] = usePossible(store, (!planning && legal.length && board.gestures?.(store.view, legal, words)) || new Map());
  const preview = usePreview(store, planning ? null : armed);
  const view = preview?.view ?? store.view;
  const [isFolded, setFolded] = useState(false);
  const open = (name) => { setTab(name); setFolded(false); };
  useEffect(() => { if (frame.over && !isReading()) setFolded(true); }, [frame.over]); // there is nothing to choose, and a result to see
  const drawn = useRef(/** @type {HTMLElement | null} */ (null));
  useGlide(drawn, preview ? `preview of ${preview.version}` : store.past ?? frame.version);
  useEffect(() => { if (armed && drawn.current) lift(drawn.current); }, [armed, preview]);
  const { ownVersion } = store;
  useEffect(() => { if (ownVersion) setTimeout(() => { if (usesKeys() && document.activeElement === document.body) drawn.current?.focus({ preventScroll: true }); }); }, [ownVersion]); // its place may be gone
  const clicked = useRef(/** @type {any[]} */ ([]));
  /** The second half of a double click on the board counts only where the first one has changed nothing, wherever that was. */
  function click(event) {
    const now = [store.frame, store.chosen, store.armed, store.sending];
    if (event.detail > 1 && drawn.current?.contains(event.target) && now.some((one, place) => one !== clicked.current[place])) event.stopPropagation();
    clicked.current = now;
  }
  const final = (one) => one.draws || one.reveals || one.hands_on;
  function commit(one) { store.send(one.commands ?? one.command); }
  function arm(one) {
    if (store.isSending) return;
    if (planning || final(one)) store.set({ armed: one, notice: null });
    else commit(one);
  }
  function point(ref) {
    if (!legal.length || store.isSending) return;
    const gesture = gestures.get(ref);
    if (gesture) return store.compose(ref, gesture);
    const chosen = pointed(legal, store.chosen, ref, board.refs);
    const next = narrowed(legal, chosen, board.refs);
    store.set({ chosen, armed: null, notice: null });
    if (chosen.length && next.armed && board.looksFirst?.has(next.armed.command.type)) store.set({ armed: next.armed });
    else if (chosen.length && next.armed) arm(next.armed);
  }
  const ui = { lit: new Set([...choice.lit, ...gestures.keys()]), far: gestures, chosen: new Set(armed?.ref ? [armed.ref] : armed ? board.refs(armed.command) : store.chosen), shown: store.lit, told: toldRefs(store, words), content: store.content, words, nameOf, me: store.seat, point, isPast: store.past !== null, isPreview: Boolean(preview), show: (ref) => store.set({ lit: ref ?? "" }) };
  const tabs = [["choices", `${say("Choices")}${legal.length ? ` (${choice.left.length})` : ""}`], ["log", say("Log")], ["seats", say("Seats")]];
  return html`<main class=${isFolded ? "game folded" : "game"} data-tab=${tab} onClickCapture=${click}>
    <h1 class="unseen">${table.name}</h1>
    <${Header} me=${me} beside=${html`${!store.isOpen && html`<span class="fault" role="status">${say("No connection; trying again.")}</span>`}${store.seat !== null && html`<${Bell} />`}`}><strong>${table.name}</strong><span class="small"> ${board.round(view)}</span></${Header}>
    <section ref=${drawn} class=${`board ${preview ? "preview" : ""}`} aria-label=${say("Board")} aria-busy=${store.isSending || isTrying} tabindex="0" onKeyDown=${goByArrow}><${board.Draw} view=${view} ui=${ui} /></section>
    ${!store.telling && html`<${About} drawn=${drawn} board=${board} view=${view} ui=${ui} content=${store.content} store=${store} />`}
    <${Telling} store=${store} words=${words} ui=${ui} />
    <aside class="side">
      <${Seats} store=${store} board=${board} view=${view} ui=${ui} />
      <${Leaving} store=${store} />
      <${Folded} className="leaving" name=${say("How to play")} part=${RulesInShort} client=${store.client} title=${table.title} edition=${table.edition} />
      ${store.past === null && !frame.over && html`<${Absent} store=${store} nameOf=${nameOf} />`}
      <${Plan} store=${store} words=${words} nameOf=${nameOf} />
      <div class="tabs"><div class="tablist" role="tablist">${tabs.map(([name, text]) => html`<button role="tab" key=${name} data-tab=${name} aria-selected=${tab === name} onClick=${() => open(name)}>${text}</button>`)}</div><button class="fold" aria-expanded=${!isFolded} aria-label=${isFolded ? say("Show the list") : say("Hide the list")} onClick=${() => setFolded(!isFolded)}>${isFolded ? "▴" : "▾"}</button></div>
      ${tab === "log" ? html`<${Log} store=${store} words=${words} ui=${ui} />` : html`<${Choices} own=${ownVersion} legal=${choice.left} all=${legal} chosen=${store.chosen} words=${words} board=${board} arm=${arm} armed=${armed} clear=${() => store.set({ chosen: [], armed: null })} />`}
    </aside>
    <section class="foot" aria-label=${say("Your move")}>
      ${frame.over && store.past === null && html`<${End} store=${store} board=${board} nameOf=${nameOf} />`}
      ${planning ? html`<${PlanBar} store=${store} words=${words} armed=${armed} nameOf=${nameOf} />` : html`<${Bar} preview=${preview} store=${store} board=${board} words=${words} choice=${choice} armed=${armed} commit=${commit} final=${final} nameOf=${nameOf} />`}
      <${Time} store=${store} words=${words} nameOf=${nameOf} />
    </section>
  </main>`;
}

/**
 * Those of `gestures` that are possible, and whether that is still asked: a walk may be refused on its way, so it is lit once the server has tried it.
 * @param {GameStore} store  @param {Map<string, import("../table/gesture.js").Gesture>} gestures  @returns {[Map<string, import("../table/gesture.js").Gesture>, boolean]}
 */
function usePossible(store, gestures) {
  const version = store.frame?.version ?? 0;
  const isAsked = [...gestures.values()].some(({ isTried }) => isTried);
  useEffect(() => {
    if (!isAsked) return undefined;
    const ending = new AbortController();
    const tell = (why) => { if (!ending.signal.aborted) store.set({ tried: { version, why } }); };
    import("../table/gesture.js").then(({ refusals }) => refusals(store, gestures, ending.signal)).then(tell, () => tell(new Map())); // where it cannot be asked, a click tells
    return () => ending.abort();
  }, [version, isAsked]);
  const { tried } = store;
  const isKnown = tried.version === version;
  return [new Map([...gestures].filter(([ref, { isTried }]) => !isTried || (isKnown && !tried.why.has(ref)))), isAsked && !isKnown];
}

/** Scrolls to what is chosen where it is out of sight: it was taken from the list, or the bar is higher with a move that is ready. @param {Element} board */
function lift(board) {
  const thing = board.querySelector(".chosen");
  for (let box = thing?.parentElement; thing && box && board.contains(box); box = box.parentElement) {
    const [seen, at] = [box, thing].map((one) => one.getBoundingClientRect());
    box.scrollTop += beyond(at.top - seen.top, at.bottom - seen.bottom);
    box.scrollLeft += beyond(at.left - seen.left, at.right - seen.right);
  }
}

/** How far something lies beyond one of two edges. @param {number} near  @param {number} far */
const beyond = (near, far) => Math.max(0, Math.min(near, far)) + Math.min(0, Math.max(near, far));

/** The things that the event told right now is about. @returns {Set<string>} */
function toldRefs({ telling, past }, words) {
  if (!telling || past !== null) return new Set();
  return new Set(words.tell(telling.events[telling.at]).map((part) => part.ref).filter(Boolean));
}

/** Offers to notify whoever looks elsewhere when the turn comes; until the browser has been asked. */
function Bell() {
  const [isOffered, setOffered] = useState(mayAsk());
  const ask = async () => { await askToNotify(); setOffered(false); };
  return isOffered && html` <button class="quiet bell" onClick=${ask} title=${say("Tell me when it is my turn")} aria-label=${say("Tell me when it is my turn")}><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path fill="currentColor" d="M8 1a4.5 4.5 0 0 0-4.5 4.5V9L2 12h12l-1.5-3V5.5A4.5 4.5 0 0 0 8 1zM6.2 13a1.9 1.9 0 0 0 3.6 0z" /></svg></button>`;
}
