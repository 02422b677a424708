/** What is written or held in secret: my duel tiles, and the sheets of A New Beginning. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Token, thing } from "../thing.js";
import { DuelTile } from "./chip.js";

/** My duel tiles, each value once; those laid face down are marked. */
export function Hand({ view: { duel_tiles: tiles }, ui }) {
  const values = [...new Set(tiles?.hand ?? [])];
  const count = (value, of) => of.filter((one) => one === value).length;
  const laid = tiles?.choice ?? [];
  return values.length > 0 && html`<div role="group" class="chips duel-hand" aria-label=${say("My duel tiles")}>${values.map((value) => html`<span key=${value} ...${thing(ui, `tile:${value}`, tileName(value, count(value, tiles.hand), count(value, laid)), "pick")}>
    <span aria-hidden="true"><${DuelTile} value=${value} name="" /> ×${count(value, tiles.hand)}${laid.includes(value) && ` · ${say("laid")}`}</span></span>`)}</div>`;
}

const tileName = (value, count, laid) => `${say("Duel tile {value}", { value })}, ×${count}${laid ? `, ${say("laid")}` : ""}`;

/** The sheets: line by line what each seat has written; open while they are filled in. */
export const Sheets = ({ view: { sheets }, ui }) => sheets && html`<details class="sheets" open=${!sheets.revealed}><summary>${sheets.revealed ? say("What everybody began with") : say("The sheets, filled in in secret")}</summary>
  <table><thead><tr><td></td>${sheets.budgets.map((_, seat) => html`<th key=${seat} scope="col"><${Token} seat=${seat} title=${ui.nameOf(seat)} /></th>`)}</tr></thead>
  <tbody>${sheets.lines.map((line, row) => html`<tr key=${line}><th scope="row">${ui.words.word("line", line)}</th>${sheets.written.map((numbers, seat) => html`<td key=${seat}>${cell(numbers[row])}</td>`)}</tr>`)}</tbody>
  <tfoot><tr><th scope="row">${say("Budget")}</th>${sheets.budgets.map((budget, seat) => html`<td key=${seat}>${say("${dollars}", { dollars: budget })}</td>`)}</tr></tfoot></table>
  <p class="numbers">${[...ui.lit].filter((ref) => ref.startsWith("number:")).map((ref) => html`<span key=${ref} ...${thing(ui, ref, ref.slice(7), "pick")}>${ref.slice(7)}</span>`)}</p>
</details>`;

const cell = (number) => (number === undefined ? "–" : number < 0 ? "?" : number);
