/** A player's board: laying cards, then walking both paths icon by icon. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Token, thing } from "../thing.js";
import { Icon, summitInWords } from "./icons.js";
import { Card } from "./mountain.js";

const SLOTS = ["left", "middle", "right"];
const PATHS = ["green", "tan"];

/** The hand, each card with the slots it can still go to. */
export function Planning({ view, ui, seat }) {
  const hand = view.players[seat]?.hand ?? [];
  const known = hand.filter((card) => card >= 0);
  if (!known.length) return null;
  return html`<section class="planning" aria-label="Hand"><h2>Your hand</h2><div role="group" class="cards">${known.map((card) => { const face = view.cards.find((one) => one.number === card); return html`<div key=${card} ...${thing(ui, `card:${card}`, face.id, "plan-card", SLOTS.some((_, slot) => ui.lit.has(`lay:${card}-${slot}`)))}>
    <${Card} face=${face} /><span class="icon-row small">middle: <${Icon} icon=${face.icons[4]} /></span>
    <span class="sides">${SLOTS.map((name, slot) => { const ref = `lay:${card}-${slot}`; return ui.lit.has(ref) && !ui.isPast && html`<button key=${name} class=${ui.chosen.has(ref) ? "chosen" : ""} onClick=${() => ui.point(ref)}>${name}</button>`; })}</span></div>`; })}</div></section>`;
}

/** Both paths of the cards laid, with the pioneers on them. */
export function Walk({ view, ui, seat }) {
  const player = view.players[seat];
  if (!player?.played.length) return html`<p class="quiet">${ui.nameOf(seat) || "Hastings"} has laid no cards yet.</p>`;
  const faces = player.played.map((card) => view.cards.find((one) => one.number === card));
  const isActive = seat === view.turn.seat;
  return html`<section class="walk" aria-label=${`Board of ${ui.nameOf(seat)}`}><h2><${Token} seat=${seat} /> ${ui.nameOf(seat) || "Hastings"}${isActive ? "'s turn" : ""}</h2>
    ${PATHS.map((name, pioneer) => html`<${Path} key=${name} name=${name} pioneer=${pioneer} faces=${faces} player=${player} view=${view} ui=${ui} isActive=${isActive} seat=${seat} />`)}
    <div role="group" class="slots">${faces.map((face, slot) => html`<div key=${slot} ...${thing(ui, isActive ? `summit:${slot}` : `other-summit:${slot}`, `Summit action ${SLOTS[slot]}: ${summitInWords(face.summit)}`, "slot")}><span class="small">${SLOTS[slot]} summit</span> ${summitInWords(face.summit)}
      <span class="crowd">${player.figures.map((at, figure) => at === 20 + slot && html`<${Token} seat=${seat} title=${`${PATHS[figure]} pioneer`}>${figure ? "t" : "g"}</${Token}>`)}</span></div>`)}</div>
    <div role="group" class="cabins">${player.cabins.map((cabin, space) => html`<div key=${space} ...${thing(ui, isActive ? `cabin:${space}` : `other-cabin:${space}`, cabin < 0 ? "No cabin" : view.cabins[cabin].name, `cabin-tile ${view.cabins[cabin]?.colour ?? ""}`)}>${cabin < 0 ? html`<em>no cabin</em>` : html`<strong>${view.cabins[cabin].name}</strong> <span class="small">${view.cabins[cabin].text}</span>`}</div>`)}</div>
    ${isActive && html`<p class="small">Boots left: green ${view.turn.boots[0]}, tan ${view.turn.boots[1]}${view.turn.opened ? `, from a token ${view.turn.opened}` : ""}. ${[0, 1, 2].map((figure) => ui.lit.has(`figure:${figure}`) && html`<span ...${thing(ui, `figure:${figure}`, `${[...PATHS, "mule"][figure]}`, "pick")}>${[...PATHS, "mule"][figure]}</span>`)} ${ui.lit.has("token:0") && html`<span ...${thing(ui, "token:0", "Open a Pair of Boots", "pick")}>open a Pair of Boots</span>`}</p>`}
  </section>`;
}

function Path({ name, pioneer, faces, player, view, ui, isActive, seat }) {
  const steps = view.board.paths[pioneer];
  const at = player.figures[pioneer];
  const next = at < 0 ? 0 : at < steps.length ? at + 1 : steps.length;
  return html`<div role="group" class=${`path ${name}`} aria-label=${`${name} path`}>
    <div class="start">${name}${at < 0 || at >= 10 ? html` <${Token} seat=${seat} title=${`${name} pioneer`}>${name[0]}</${Token}> <span class="small">${placeName(at)}</span>` : ""}</div>
    ${steps.map((step, index) => html`<div key=${index} class=${index < next && at >= 0 ? "done" : index === next ? "next" : ""}>
      <${Icon} icon=${faces[step.card].icons[step.cell]} />${step.price ? html`<span class="small"> pay ${step.price}</span>` : ""}
      ${at === index && html`<${Token} seat=${seat} title=${`${name} pioneer`}>${name[0]}</${Token}>`}
      ${isActive && index === next && html`<span class="sides">${["step", "skip"].map((kind) => ui.lit.has(`${kind}:${pioneer}`) && !ui.isPast && html`<button key=${kind} class=${kind === "step" ? "primary" : ""} onClick=${() => ui.point(`${kind}:${pioneer}`)}>${kind === "step" ? "Use" : "Skip"}</button>`)}</span>`}
    </div>`)}
  </div>`;
}

const placeName = (at) => (at === -1 ? "in camp" : at === -2 ? "as Tracker" : at === -3 ? "as Trapper" : at >= 30 ? "on the ford" : at >= 20 ? "on a summit" : "in a cabin");
