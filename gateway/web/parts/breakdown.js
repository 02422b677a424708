/** What the points of a finished game are made of: a table with a bar in each cell, and what decided between equal points. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";
import { comparisons, pointsFor, rowsOf, ties } from "../table/breakdown.js";
import { capital, spoken } from "../table/words.js";

/** A bar as long as its part of the most that anybody has for one thing; a loss is drawn as an outline. */
function Cell({ seat, points, most }) {
  const width = `calc((100% - 2rem) * ${Math.abs(points) / most})`;
  return html`<td class=${`seat-${seat}`}><span class="part-points">${points}</span><span class=${points < 0 ? "bar-of loss" : "bar-of"} style=${{ width }} aria-hidden="true"></span></td>`;
}

export function Breakdown({ scores, ranking, words, called }) {
  const rows = rowsOf(scores);
  if (!rows.length) return null;
  const word = (/** @type {string} */ name) => capital(words.part?.[name] ?? spoken(name));
  const most = Math.max(1, ...scores.flatMap((score) => rows.map((name) => Math.abs(pointsFor(score, name)))));
  return html`<div class="breakdown"><div class="rows" tabindex="0" role="group" aria-label=${say("What the points are made of")}>
    <table><caption>${say("What the points are made of")}</caption>
      <thead><tr><td></td>${scores.map((score) => html`<th key=${score.seat} scope="col" class=${`seat-${score.seat}`}>${called(score.seat)}</th>`)}</tr></thead>
      <tbody>${rows.map((name) => html`<tr key=${name}><th scope="row">${word(name)}</th>${scores.map((score) => html`<${Cell} key=${score.seat} seat=${score.seat} points=${pointsFor(score, name)} most=${most} />`)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${say("Together")}</th>${scores.map((score) => html`<td key=${score.seat}><span class="part-points">${score.total}</span></td>`)}</tr></tfoot></table></div>
    ${ties(scores, ranking.map((line) => line.seat)).map((group) => html`<p key=${group[0].total} class="small">${say("Equal points ({score}):", { score: group[0].total })} ${comparisons(group).map(({ name, values }) => html`<span key=${name}>${word(name)} – ${group.map((score, place) => `${called(score.seat)}: ${values[place]}`).join(", ")}. </span>`)}</p>`)}
  </div>`;
}
