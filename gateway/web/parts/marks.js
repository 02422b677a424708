/** What lies along the slider, to be seen, and a list of it, to go there. */
import { say } from "../languages/say.js";
import { html, useEffect, useMemo, useState } from "../kept/htm-preact-standalone.module.js";
import { KINDS, branchesOf, marksOf } from "../table/marks.js";

const HEADINGS = { branch: say("Branches"), round: say("Rounds"), duel: say("Duels"), turn: say("Turns") };

/** The marks of a game; my branches of it are asked for when somebody first looks back. */
export function useMarks(store, words) {
  const [branches, setBranches] = useState(/** @type {import("../table/marks.js").Mark[]} */ ([]));
  const isBack = store.past !== null;
  useEffect(() => {
    if (isBack && store.client.mayOpenTables) store.client.get("/tables?mine=true&limit=100").then(({ tables }) => setBranches(branchesOf(tables, store.game))).catch(() => undefined);
  }, [isBack, store.game]);
  const told = useMemo(() => marksOf(store.history, store.board.marks ?? {}, (event) => words.tell(event).map((part) => part.text).join("")), [store.history, words]);
  return [...told, ...branches].sort((one, other) => one.version - other.version);
}

/** A tick for each mark, under its place on the slider. */
export const Ticks = ({ marks, last }) => html`<div class="ticks" aria-hidden="true">${marks.map(({ version, kind }) => html`<i key=${`${kind} ${version}`} class=${`mark-${kind}`} style=${{ left: `${(100 * (version - 1)) / Math.max(1, last - 1)}%` }}></i>`)}</div>`;

/** The list of marks. A branch has a link of its own. */
export function Places({ marks, go }) {
  if (!marks.length) return null;
  const at = (event) => { if (event.target.value) go(Number(event.target.value)); event.target.value = ""; };
  const branch = marks.filter((mark) => mark.table);
  return html`<select class="quiet places" aria-label=${say("Go to")} value="" onChange=${at}><option value="">${say("Go to")}…</option>${KINDS.map((kind) => {
    const of = marks.filter((mark) => mark.kind === kind);
    return of.length > 0 && html`<optgroup key=${kind} label=${HEADINGS[kind]}>${of.map(({ version, text }) => html`<option key=${version} value=${version}>${version}: ${text}</option>`)}</optgroup>`;
  })}</select>${branch.map(({ table, text }) => html` <a key=${table} class="small" href=${`#/table/${table}`}>${text}</a>`)}`;
}
