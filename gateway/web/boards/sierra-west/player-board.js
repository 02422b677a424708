/** A player's board: laying cards, then walking both paths icon by icon. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { carried } from "../carry.js";
import { Token, thing } from "../thing.js";
import { Icon, summitInWords } from "./icons.js";
import { Card } from "./mountain.js";
import { PATHS } from "./names.js";

const SLOTS = [say("left"), say("middle"), say("right")];
const COLOURS = ["green", "tan"];

/** The hand, each card with the slots it can still go to. */
export function Planning({ view, ui, seat }) {
  const hand = view.players[seat]?.hand ?? [];
  const known = hand.filter((card) => card >= 0);
  if (!known.length) return null;
  const isLaying = known.some((card) => SLOTS.some((_, slot) => ui.lit.has(`lay:${card}-${slot}`) || ui.chosen.has(`lay:${card}-${slot}`)));
  const carry = (card) => (isLaying && !ui.isPast ? carried((slot) => ui.point(`lay:${card}-${slot}`)) : {});
  return html`<section class="planning" aria-label=${say("Hand")}><h2>${ui.me === null ? say("Hand") : say("Your hand")}</h2><div role="group" class="cards">${known.map((card) => { const face = view.cards.find((one) => one.number === card); return html`<div key=${card} ...${carry(card)} ...${thing(ui, `card:${card}`, face.id, isLaying ? "plan-card laying-card" : "plan-card", SLOTS.some((_, slot) => ui.lit.has(`lay:${card}-${slot}`)))}>
    <${Card} face=${face} /><span class="icon-row small">${say("middle")}: <${Icon} icon=${face.icons[4]} isNamed /></span>
    <span class="sides">${SLOTS.map((name, slot) => { const ref = `lay:${card}-${slot}`; return ui.lit.has(ref) && !ui.isPast && html`<button key=${name} class=${ui.chosen.has(ref) ? "chosen" : ""} onClick=${() => ui.point(ref)}>${name}</button>`; })}</span></div>`; })}</div>${isLaying && html`<${Laying} cards=${known} view=${view} ui=${ui} />`}</section>`;
}

/** Where cards of the hand are dropped, and both paths as they would be walked with what lies there. */
function Laying({ cards, view, ui }) {
  const laid = SLOTS.map((_, slot) => view.cards.find(({ number }) => cards.includes(number) && ui.chosen.has(`lay:${number}-${slot}`)));
  return html`<div class="laying" role="group" aria-label=${say("Planning board")}>
    ${SLOTS.map((name, slot) => html`<div key=${name} class="lay-slot" data-slot=${slot}><span class="small">${name}</span> <strong>${laid[slot]?.id ?? say("drop a card here")}</strong></div>`)}
    ${laid.some(Boolean) && PATHS.map((name, pioneer) => html`<div key=${name} class=${`path planned ${COLOURS[pioneer]}`} role="group" aria-label=${say("{path} path", { path: name })}><div class="start">${name}</div>${view.board.paths[pioneer].map((step, index) => { const face = laid[step.card]; return html`<div key=${index}>${face ? html`<${Icon} icon=${face.icons[step.cell]} isNamed />` : "…"}</div>`; })}</div>`)}
  </div>`;
}

/** Both paths of the cards laid, with the pioneers on them. */
export function Walk({ view, ui, seat }) {
  const player = view.players[seat];
  if (!player?.played.length) return html`<p class="quiet">${say("{name} has laid no cards yet.", { name: ui.nameOf(seat) || "Hastings" })}</p>`;
  const faces = player.played.map((card) => view.cards.find((one) => one.number === card));
  const isActive = seat === view.turn.seat;
  return html`<section class="walk" aria-label=${say("Board of {name}", { name: ui.nameOf(seat) })}><h2><${Token} seat=${seat} /> ${isActive ? say("{name}'s turn", { name: ui.nameOf(seat) || "Hastings" }) : ui.nameOf(seat) || "Hastings"}</h2>
    ${PATHS.map((name, pioneer) => html`<${Path} key=${name} name=${name} pioneer=${pioneer} faces=${faces} player=${player} view=${view} ui=${ui} isActive=${isActive} seat=${seat} />`)}
    <div role="group" class="slots">${faces.map((face, slot) => html`<div key=${slot} ...${thing(ui, isActive ? `summit:${slot}` : `other-summit:${slot}`, say("Summit action {slot}: {what}", { slot: SLOTS[slot], what: summitInWords(face.summit) }), "slot")}><span class="small">${say("{slot} summit", { slot: SLOTS[slot] })}</span> ${summitInWords(face.summit)}
      <span class="crowd">${player.figures.map((at, figure) => at === 20 + slot && html`<${Token} seat=${seat} title=${say("{path} pioneer", { path: PATHS[figure] })}>${figure ? "t" : "g"}</${Token}>`)}</span></div>`)}</div>
    <div role="group" class="cabins">${player.cabins.map((cabin, space) => html`<div key=${space} ...${thing(ui, isActive ? `cabin:${space}` : `other-cabin:${space}`, cabin < 0 ? say("no cabin") : ui.words.printed(view.cabins[cabin].name), `cabin-tile ${view.cabins[cabin]?.colour ?? ""}`)}>${cabin < 0 ? html`<em>${say("no cabin")}</em>` : html`<strong>${ui.words.printed(view.cabins[cabin].name)}</strong> <span class="small">${ui.words.printed(view.cabins[cabin].text)}</span>`}</div>`)}</div>
    ${isActive && html`<p class="small">${say("Boots left: green {green}, tan {tan}", { green: view.turn.boots[0], tan: view.turn.boots[1] })}${view.turn.opened ? `, ${say("from a token {opened}", view.turn)}` : ""}.</p>`}
  </section>`;
}

function Path({ name, pioneer, faces, player, view, ui, isActive, seat }) {
  const steps = view.board.paths[pioneer];
  const at = player.figures[pioneer];
  const next = at < 0 ? 0 : at < steps.length ? at + 1 : steps.length;
  return html`<div role="group" class=${`path ${COLOURS[pioneer]}`} aria-label=${say("{path} path", { path: name })}>
    <div class="start">${name}${at < 0 || at >= 10 ? html` <${Token} seat=${seat} title=${say("{path} pioneer", { path: name })}>${COLOURS[pioneer][0]}</${Token}> <span class="small">${placeName(at)}</span>` : ""}</div>
    ${steps.map((step, index) => html`<div key=${index} class=${index < next && at >= 0 ? "done" : index === next ? "next" : ""}>
      <${Icon} icon=${faces[step.card].icons[step.cell]} isNamed />${step.price ? html`<span class="small"> ${say("pay {price}", step)}</span>` : ""}
      ${at === index && html`<${Token} seat=${seat} title=${say("{path} pioneer", { path: name })}>${COLOURS[pioneer][0]}</${Token}>`}
      ${isActive && index === next && html`<span class="sides">${["step", "skip"].map((kind) => ui.lit.has(`${kind}:${pioneer}`) && !ui.isPast && html`<button key=${kind} class=${kind === "step" ? "primary" : ""} onClick=${() => ui.point(`${kind}:${pioneer}`)}>${kind === "step" ? say("Use") : say("Skip")}</button>`)}</span>`}
    </div>`)}
  </div>`;
}

const placeName = (at) => (at === -1 ? say("in camp") : at === -2 ? say("as Tracker") : at === -3 ? say("as Trapper") : at >= 30 ? say("on the ford") : at >= 20 ? say("on a summit") : say("in a cabin"));
