/** Points over the game as a curve, and the same as a table. A seat is told by its number and its dashes, too. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { apart, loadCurve, scale, untilNow } from "../table/curve.js";
import { sentenceFor } from "../table/store.js";

const WIDTH = 560;
const HEIGHT = 130;
const LINE = 19; // what a label needs on a phone, where its letters are larger
const NUMBER = 27; // the same for the width of a seat's number in it
const LEFT = 58; // and for points below -99 and their distance to the lines
const DASHES = ["", "10 5", "3 4", "14 4 3 4", "6 3", "1 5"];

/** Where the labels of the lines are, and whose they are. @param {import("../table/curve.js").Sample[]} samples  @param {(points: number) => number} y  @returns {[number, number[]][]} */
function ends(samples, y) {
  const found = new Map();
  samples.at(-1)?.points.forEach((points, seat) => found.set(points, [...(found.get(points) ?? []), seat + 1]));
  const names = [...found].sort(([one], [other]) => other - one);
  return apart(names.map(([points]) => y(points)), HEIGHT, LINE).map((at, index) => [at, names[index][1]]);
}

export function Curve({ store, nameOf }) {
  const [known, setKnown] = useState(/** @type {import("../table/curve.js").Sample[]} */ ([]));
  const [fault, setFault] = useState("");
  const last = store.frame.version;
  const samples = untilNow(known, store);
  useEffect(() => {
    const ending = new AbortController();
    loadCurve(store, ending.signal).then((found) => { if (!ending.signal.aborted) setKnown(found); }).catch((error) => setFault(sentenceFor(error)));
    return () => ending.abort();
  }, [store.game]);
  if (fault) return html`<div class="curve"><p class="fault" role="alert">${fault}</p></div>`;
  if (!samples.length) return html`<div class="curve"><p role="status">…</p></div>`;
  const seats = samples[0].points.map((_, seat) => seat);
  const { x, y, least, most } = scale(samples, WIDTH, HEIGHT);
  const look = (event) => { const box = event.currentTarget.getBoundingClientRect(); store.visit(1 + Math.round(((last - 1) * (event.clientX - box.left)) / box.width)); };
  const called = (seat) => nameOf(seat) || store.board.extra?.(store.view, seat) || say("Seat {number}", { number: seat + 1 });
  const heading = say("Points over the game");
  const labels = ends(samples, y);
  const room = LEFT + 6 + NUMBER * Math.max(...labels.map(([, names]) => names.length));
  return html`<section class="curve" aria-label=${heading}>
    <svg viewBox=${`${-LEFT} -18 ${WIDTH + room} ${HEIGHT + 30}`} role="img" aria-label=${`${heading}: ${seats.map((seat) => `${called(seat)} ${samples.at(-1)?.points[seat]}`).join(", ")}`}>
      ${[least, most].map((points) => html`<line key=${points} class="grid" x1="0" x2=${WIDTH} y1=${y(points)} y2=${y(points)} /><text key=${`at ${points}`} x="-6" y=${y(points) + 4} text-anchor="end">${points}</text>`)}
      <line class="now" x1=${x(store.past ?? last)} x2=${x(store.past ?? last)} y1="0" y2=${HEIGHT} />
      ${seats.map((seat) => html`<g key=${seat} class=${`seat-${seat}`}><polyline stroke-dasharray=${DASHES[seat]} points=${samples.map((one) => `${x(one.version)},${y(one.points[seat])}`).join(" ")} /></g>`)}
      ${labels.map(([at, names]) => html`<text key=${`end at ${at}`} x=${WIDTH + 6} y=${at + 4}>${names.join(", ")}</text>`)}
      <rect class="reach" x="0" y="0" width=${WIDTH} height=${HEIGHT} onClick=${look} />
    </svg>
    <ul class="legend">${seats.map((seat) => html`<li key=${seat} class=${`seat-${seat}`}><svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true"><polyline stroke-dasharray=${DASHES[seat]} points="0,4 34,4" /></svg> ${seat + 1} ${called(seat)}</li>`)}</ul>
    <details><summary>${say("As a table")}</summary><div class="rows" tabindex="0" role="group" aria-label=${heading}><table><thead><tr><th>${say("Move")}</th>${seats.map((seat) => html`<th key=${seat}>${called(seat)}</th>`)}</tr></thead>
      <tbody>${samples.map((one) => html`<tr key=${one.version}><th scope="row"><button class="link" onClick=${() => store.visit(one.version)}>${one.version}</button></th>${one.points.map((points, seat) => html`<td key=${seat}>${points}</td>`)}</tr>`)}</tbody></table></div></details>
  </section>`;
}
