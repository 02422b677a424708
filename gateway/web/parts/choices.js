/** Every legal command as a list: grouped, searchable, reachable by keyboard. The board is only a faster way to it. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { grouped, searched } from "../table/narrow.js";
import { spoken } from "../table/words.js";

const MOST = 60;
const SHORT = 8; // so many are found without a search

export function Choices({ own, legal, all, chosen, words, board, arm, armed, clear }) {
  const [query, setQuery] = useState("");
  useEffect(() => setQuery(""), [own]); // what was searched for has been done
  if (!all.length) return html`<div class="choices-list"><p class="quiet">${say("Nothing to choose now.")}</p></div>`;
  const found = searched(legal.map((one) => ({ ...one, sentence: words.named(one.sentence) })), all.length > SHORT ? query : "");
  const enter = (event) => { if (event.key === "Enter" && query && found.length) { event.preventDefault(); arm(found[0]); } };
  return html`<div class="choices-list" role="tabpanel">
    ${all.length > SHORT && html`<input type="search" id="find" placeholder=${say("Find a move ( / )")} aria-label=${say("Find a move")} value=${query} onInput=${(event) => setQuery(event.target.value)} onKeyDown=${enter} />`}
    ${chosen.length > 0 && html`<p class="small">${say("{count} of {all} shown.", { count: legal.length, all: all.length })} <button class="link" onClick=${clear}>${say("Show all")}</button></p>`}
    ${grouped(found, board.refs).map((group) => html`<section key=${group.type}><h2>${say(spoken(group.type))}</h2>
      <ul>${group.commands.slice(0, MOST).map((one) => html`<li key=${JSON.stringify(one.command)}><button class=${armed && JSON.stringify(armed.command) === JSON.stringify(one.command) ? "armed" : ""} onClick=${({ detail }) => detail < 2 && arm(one)}>${one.sentence}${one.draws ? html` <span class="mark-draws" title=${say("Draws: cannot be taken back")}>⚄</span>` : ""}${one.reveals ? html` <span class="mark-draws" title=${say("Reveals: cannot be taken back")}>◉</span>` : ""}</button></li>`)}</ul>
      ${group.commands.length > MOST && html`<p class="small">${say("And {count} more: type to find them.", { count: group.commands.length - MOST })}</p>`}
    </section>`)}
    ${!found.length && html`<p class="quiet">${say("No legal move has these words.")}</p>`}
  </div>`;
}
