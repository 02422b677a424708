/** A player's board: laying cards, then walking both paths icon by icon. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { carried } from "../carry.js";
import { Glyph } from "../glyph.js";
import { Token, thing } from "../thing.js";
import { Icon, cardName, inWords } from "./icons.js";
import { Card } from "./mountain.js";
import { PATHS, Sign, colourOf, nameIn, signOf } from "./names.js";
import { CABIN, GREY, SUMMIT, fordOf, nextIcon } from "./paths.js";

const SLOTS = [say("left"), say("middle"), say("right")];

/** The hand, each card with the slots it can still go to. */
export function Planning({ view, ui, seat }) {
  const hand = view.players[seat]?.hand ?? [];
  const known = hand.filter((card) => card >= 0);
  if (!known.length) return null;
  const isLaying = known.some((card) => SLOTS.some((_, slot) => ui.lit.has(`lay:${card}-${slot}`) || ui.chosen.has(`lay:${card}-${slot}`)));
  const carry = (card) => (isLaying && !ui.isPast ? carried((slot) => ui.point(`lay:${card}-${slot}`)) : {});
  return html`<section class="planning" aria-label=${say("Hand")}><h2>${ui.me === null ? say("Hand") : say("Your hand")}</h2><div role="group" class="cards">${known.map((card) => { const face = view.cards.find((one) => one.number === card); return html`<div key=${card} ...${carry(card)} ...${thing(ui, `card:${card}`, cardName(ui, face), isLaying ? "plan-card laying-card" : "plan-card", SLOTS.some((_, slot) => ui.lit.has(`lay:${card}-${slot}`)))}>
    <strong class="grip">${isLaying && "⠿ "}${ui.words.word("card", card)}</strong><${Card} face=${face} ui=${ui} /><span class="icon-row small">${say("middle")}: <${Icon} icon=${face.icons[4]} ui=${ui} isNamed /></span>
    <span class="sides">${SLOTS.map((name, slot) => { const ref = `lay:${card}-${slot}`; return ui.lit.has(ref) && !ui.isPast && html`<button key=${name} class=${ui.chosen.has(ref) ? "chosen" : ""} onClick=${() => ui.point(ref)}>${name}</button>`; })}</span></div>`; })}</div>${isLaying && html`<${Laying} cards=${known} view=${view} ui=${ui} />`}</section>`;
}

/** Where cards of the hand are dropped, and both paths as they would be walked with what lies there. */
function Laying({ cards, view, ui }) {
  const laid = SLOTS.map((_, slot) => view.cards.find(({ number }) => cards.includes(number) && ui.chosen.has(`lay:${number}-${slot}`)));
  return html`<div class="laying" role="group" aria-label=${say("Planning board")}>
    ${SLOTS.map((name, slot) => html`<div key=${name} class="lay-slot" data-slot=${slot}><span class="small">${name}</span> <strong>${laid[slot] ? ui.words.word("card", laid[slot].number) : say("drop a card here")}</strong></div>`)}
    ${laid.some(Boolean) && PATHS.map((name, pioneer) => html`<div key=${name} class=${`path planned ${colourOf(pioneer)}`} role="group" aria-label=${say("{path} path", { path: name })}><div class="start"><${Sign} colour=${colourOf(pioneer)} /> ${name}</div>${view.board.paths[pioneer].map((step, index) => { const face = laid[step.card]; return html`<div key=${index}>${face ? html`<${Icon} icon=${face.icons[step.cell]} ui=${ui} isNamed />` : "…"}</div>`; })}</div>`)}
  </div>`;
}

/** Both paths of the cards laid, with the pioneers on them, summits and cabins. */
export function Walk({ view, ui, seat }) {
  const player = view.players[seat];
  const name = nameIn(ui, seat);
  if (!player?.played.length) return html`<p class="quiet">${say("{name} has laid no cards yet.", { name })}</p>`;
  const faces = player.played.map((card) => view.cards.find((one) => one.number === card));
  const isActive = seat === view.turn.seat;
  const props = { view, ui, seat, player, faces, isActive };
  return html`<section class="walk" aria-label=${say("Board of {name}", { name })}><h2><${Token} seat=${seat} /> ${isActive ? say("{name}'s turn", { name }) : name}</h2>
    ${PATHS.map((path, pioneer) => html`<${Path} key=${path} pioneer=${pioneer} ...${props} />`)}
    <${Summits} ...${props} />
    <${Cabins} ...${props} />
    ${isActive && html`<p class="small">${say("Boots left: green {green}, tan {tan}", { green: view.turn.boots[0], tan: view.turn.boots[1] })}${view.turn.opened ? `, ${say("from a token {opened}", view.turn)}` : ""}.</p>`}
  </section>`;
}

/** A pioneer: the colour of its owner, the sign of its path. */
const Pioneer = ({ seat, figure, ui }) => html`<${Token} seat=${seat} title=${`${ui.words.word("figure", figure)} (${nameIn(ui, seat)})`}>${signOf(figure)}</${Token}>`;

/** The pioneers and the mule of an owner that are on one place. */
function Figures({ view, ui, seat, at }) {
  const isMule = view.mule === seat && view.mule_place === at;
  return html`<span class="crowd">${view.players[seat].figures.map((place, figure) => place === at && html`<${Pioneer} key=${figure} seat=${seat} figure=${figure} ui=${ui} />`)}${isMule && html`<${Token} seat=${seat} title=${ui.words.word("figure", 2)}><${Glyph} title="sierra-west" id="MU" /></${Token}>`}</span>`;
}

const Summits = ({ view, ui, seat, faces, isActive }) => html`<div role="group" class="slots">${faces.map((face, slot) => html`<div key=${slot} ...${thing(ui, isActive ? `summit:${slot}` : `other-summit:${slot}`, say("Summit action {slot}: {what}", { slot: SLOTS[slot], what: ui.words.word("summit", face.summit) }), "slot")}><span class="small">${say("{slot} summit", { slot: SLOTS[slot] })}</span> ${ui.words.word("summit", face.summit)}
  <${Figures} view=${view} ui=${ui} seat=${seat} at=${SUMMIT + slot} /></div>`)}</div>`;

/** The spaces for cabins: who enters one, and what lies on it; and the grey cabin of the mule. */
const Cabins = ({ view, ui, seat, player, isActive }) => html`<div role="group" class="cabins">${player.cabins.map((cabin, space) => {
  const { colour, pioneer } = view.board.cabin_spaces[space];
  const name = cabin < 0 ? say("no cabin") : ui.words.word("cabin", cabin);
  const text = cabin < 0 ? "" : ui.words.printed(view.cabins[cabin].text);
  return html`<div key=${space} ...${thing(ui, isActive ? `cabin:${space}` : `other-cabin:${space}`, `${name}, ${ui.words.word("figure", pioneer)}`, `cabin-tile ${colour}`)}>
    <span class="small">${signOf(pioneer)} ${ui.words.word("figure", pioneer)}</span>${cabin < 0 ? html`<em>${name}</em>` : html`<strong>${name}</strong> <span class="small">${text}</span>`}<${Figures} view=${view} ui=${ui} seat=${seat} at=${CABIN + space} /></div>`;
})}${view.mule === seat && html`<div ...${thing(ui, isActive ? "grey:0" : "other-grey:0", say("Grey cabin of the mule"), "cabin-tile")}><strong>${say("Grey cabin of the mule")}</strong> <span class="small">${say("any basic resource: {count}", { count: view.board.grey_gain })}</span><${Figures} view=${view} ui=${ui} seat=${seat} at=${GREY} /></div>`}</div>`;

function Path({ pioneer, faces, player, view, ui, isActive, seat }) {
  const steps = view.board.paths[pioneer];
  const at = player.figures[pioneer];
  const next = nextIcon(view, seat, pioneer);
  const isAway = at < 0 || at >= steps.length;
  return html`<div role="group" class=${`path ${colourOf(pioneer)}`} aria-label=${say("{path} path", { path: PATHS[pioneer] })}>
    <div class="start"><span><${Sign} colour=${colourOf(pioneer)} /> ${PATHS[pioneer]}</span>${isAway && html`${at < 0 && html`<${Pioneer} seat=${seat} figure=${pioneer} ui=${ui} />`}<span class="small">${placeName(at)}</span>`}</div>
    ${steps.map((step, index) => {
      const icon = faces[step.card].icons[step.cell];
      const state = index < next ? "done" : index === next ? "next" : "";
      const name = [say("Icon {number}: {icon}", { number: index + 1, icon: inWords(ui, icon) }), step.price && say("pay {price}", step), STATES[state]].filter(Boolean).join(", ");
      return html`<div key=${index} ...${thing(ui, `${isActive ? "walk" : "other-walk"}:${pioneer}-${index}`, name, state)}>
      <${Icon} icon=${icon} ui=${ui} isNamed />${step.price ? html`<span class="small"> ${say("pay {price}", step)}</span>` : ""}
      ${at === index && html`<${Pioneer} seat=${seat} figure=${pioneer} ui=${ui} />`}${pioneer && fordOf(player) === index ? html`<${Pioneer} seat=${seat} figure=${0} ui=${ui} />` : ""}
      ${isActive && !ui.isPreview && index === next && html`<span class="sides">${["step", "skip"].map((kind) => ui.lit.has(`${kind}:${pioneer}`) && !ui.isPast && html`<button key=${kind} class=${kind === "step" ? "primary" : ""} onClick=${() => ui.point(`${kind}:${pioneer}`)}>${kind === "step" ? say("Use") : say("Skip")}</button>`)}</span>`}
    </div>`; })}
  </div>`;
}

const STATES = { done: say("gone past"), next: say("comes next") };

const placeName = (at) => (at === -1 ? say("in camp") : at === -2 ? say("as Tracker") : at === -3 ? say("as Trapper") : at >= 30 ? say("on the ford") : at >= 20 ? say("on a summit") : say("in a cabin"));
