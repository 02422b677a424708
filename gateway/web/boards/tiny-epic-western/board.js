/** Tiny Epic Western: the wheel of six places with poker cards between them, influence, industries, a duel. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { later } from "../../parts/later.js";
import { refsByField } from "../../table/narrow.js";
import { capital } from "../../table/words.js";
import { Dice } from "../dice.js";
import { Glyph } from "../glyph.js";
import { Token, thing } from "../thing.js";
import { about, potOf } from "./about.js";
import { flanksOf, handsAt, pointsOf } from "./hands.js";
import { Building, onPorch } from "./building.js";
import { Poker } from "./poker.js";

const byField = refsByField({ spot: "spot", source: "spot", mat: "mat", building: "building", card: "card", boss: "boss", kind: "influence", first: "influence", second: "influence", industry: "industry" });
const INDUSTRIES = [say("Wagon"), say("Railroad"), say("Mining")];
const TOWN_HALL = 5;
const SHERIFF = 4;
const LOWER_ROW = 3; // from this place on the wheel runs from right to left
const NUMBER = 9;
const SUIT = 10;

/** @param {any} command  @returns {string[]} `side` tells apart the two uses of one spot */
const refs = (command) => [...byField(command), ...(command.side ? [`side:${command.spot}-${command.side}`] : [])];

/** What stands below the wheel. */
const Owners = later(() => import("./owners.js"), "Owners");

export const board = {
  without: new Set(["stop-duel"]),
  refs,
  about,
  round: (view) => say("round {round} of {last}", { round: view.round, last: 6 }),
  extra: () => say("The Rival"),
  order: (view) => view.players.map((_, seat) => seat),
  score: pointsOf,
  marks: { "round-began": "round", "duel-decided": "duel" },
  stats: (view, seat, ui) => {
    const player = view.players[seat];
    return [
      ...player.influence.map((amount, index) => { const kind = ui.words.word("kind", index); return [kind, amount, say("{kind} influence", { kind })]; }),
      ...(player.boss < 0 ? [] : [[say("boss"), ui.words.word("boss", player.boss)]]),
      [say("card"), player.card === null ? "-" : player.card < 0 ? say("hidden") : html`<${Poker} card=${player.card} ui=${ui} />`],
      [say("posses"), posses(view, seat), say("Posses standing in front of the seat")],
      [say("buildings"), player.stack.length + player.bought.length],
      ...(view.wanted === seat ? [["", say("Wanted")]] : []),
      ...(view.dealer === seat ? [["", say("dealer")]] : []),
    ];
  },
  Event: ({ event, ui }) => html`<${Dice} dice=${[event.attacker_die, event.defender_die, event.die]} />${pokerOf(event).map((card, index) => html`<span key=${index} class="turning"><${Poker} card=${card} ui=${ui} large /></span>`)}`,
  Draw: ({ view, ui }) => html`<div class="western">
    ${view.duel && html`<${Duel} key=${view.duel.tokens.join()} view=${view} ui=${ui} />`}
    <${Hand} view=${view} ui=${ui} />
    ${view.rival.length > 0 && html`<${Rival} view=${view} ui=${ui} />`}
    <div role="group" class="wheel">${view.wheel.map((mat, place) => html`<${Mat} key=${mat} mat=${mat} place=${place} view=${view} ui=${ui} />`)}</div>
    ${view.offer.length > 0 && html`<section><h2>${say("Drawn at the Auction House")}</h2><div class="cards">${view.offer.map((card) => html`<${Building} card=${card} view=${view} ui=${ui} />`)}</div></section>`}
    <${Owners} view=${view} ui=${ui} />
  </div>`,
};

/** The poker cards that an event shows: of the player, between the mats, of the Rival. */
const pokerOf = (event) => (event.type === "auction-drawn" ? [] : [event.gaps ?? [], event.cards ?? [], event.card ?? [], event.rival ?? []].flat().filter((card) => card >= 0));

const posses = (view, seat) => [0, 1, 2].filter((index) => (index < 2 || view.players[seat].third) && view.token_spot[3 * seat + index] === -1).length;

/** The Rival's cards: those that lie open, and the one that is turned up at the showdown; in a solo game, by which rules it plays. */
const Rival = ({ view, ui }) => html`<section class="rival" aria-label=${say("Cards of the Rival")}><span class="small">${say("Cards of the Rival")}</span> ${view.rival.map((card, index) => html`<${Poker} key=${index} card=${card} ui=${ui} />`)} <span class="small">${aboutRival(view)}</span>
  ${view.players.some((_, seat) => !ui.nameOf(seat)) && html`<details class="small"><summary>${say("How the Rival decides")}</summary><ul>${RIVAL.map((rule) => html`<li key=${rule}>${rule}</li>`)}</ul></details>`}</section>`;

/** For what its cards count: with two of them it plays a solo game. @returns {string} */
function aboutRival({ rival, rival_shown }) {
  if (rival.length === 1) return rival_shown ? say("It plays against a player who is alone at a mat.") : say("Hidden until the reveal; it plays against a player who is alone at a mat.");
  return rival_shown ? say("The best of them counts.") : say("The last one is hidden until the reveal; the best of them counts.");
}

/** Rules of the solo game [ES "Reglas para partida en solitario"]. */
const RIVAL = [
  say("It rolls for each posse: 1 to 5 count the mats clockwise from the Town Hall, and 6 sends it to where you have just placed. If it already stands there, it goes on clockwise."),
  say("It takes the influence spot of a mat, or the porch if there is none, and the leftover spot at the Sheriff's Office."),
  say("In a duel it adds the value of a poker card to its die."),
  say("It takes, for nothing, the building worth the most points where it stands; on a tie the first one clockwise from the Town Hall."),
  say("It moves the first industry that can move, read from left to right on the building that it took this round, otherwise on its older buildings."),
];

/** What I alone may choose from: cards dealt, bosses, kinds of influence. */
function Hand({ view, ui }) {
  const player = ui.me === null ? null : view.players[ui.me];
  const dealt = player?.dealt ?? [];
  const choices = [...ui.lit].filter((ref) => /^(boss|influence):/.test(ref));
  if (!dealt.length && !choices.length) return null;
  return html`<section class="hand" aria-label=${say("Your choice")}>
    ${dealt.map((card) => html`<span key=${card} ...${thing(ui, `card:${card}`, ui.words.word("card", card), "poker-choice")}><${Poker} card=${card} ui=${ui} large /></span>`)}
    ${choices.map((ref) => { const [kind, id] = ref.split(":"); const text = kind === "boss" ? ui.words.word("boss", id) : ui.words.word("kind", id); return html`<span key=${ref} ...${thing(ui, ref, text, "pick")}>${text}</span>`; })}
  </section>`;
}

export function Mat({ mat, place, view, ui }) {
  const name = capital(ui.words.word("mat", mat));
  const [before, after] = flanksOf(view, place);
  const [left, right] = place < LOWER_ROW ? [before, after] : [after, before];
  const porch = mat === SHERIFF ? 8 : 2 * mat;
  const owner = mat < SHERIFF ? view.owner[mat] : -1;
  const spots = mat === TOWN_HALL ? [] : mat === SHERIFF ? [8, 9, 10, 11] : owner < 0 ? [porch] : [porch, porch + 1]; // a dull mat has no influence spot
  return html`<div class=${`mat mat-${mat}`} style=${{ gridArea: `p${place}` }} ...${thing(ui, `mat:${mat}`, name, `mat mat-${mat}`)}>
    <header><${Poker} card=${left} ui=${ui} /><h2>${name}${owner >= 0 ? html` <${Token} seat=${owner} title=${say("Mat of {name}", { name: owned(view, owner, ui) })} />` : ""}</h2><${Poker} card=${right} ui=${ui} /></header>
    <div role="group" class="spots">${spots.map((spot) => html`<${Spot} key=${spot} spot=${spot} isPorch=${spot === porch} building=${spot === porch ? onPorch(view, mat) : -1} view=${view} ui=${ui} />`)}</div>
    ${mat !== TOWN_HALL && ui.content && html`<p class="small">${potOf(mat, ui, ui.content.tables)}</p>`}
    ${handsAt(view, place, ui).map((line) => html`<p key=${line} class="small hand-line">${line}</p>`)}
    ${mat === TOWN_HALL ? html`<${Industries} view=${view} ui=${ui} /><p class="small">${view.ranking.length ? say("Order: {names}", { names: view.ranking.map((seat) => owned(view, seat, ui)).join(", ") }) : say("The best hand wins the first choice.")}</p>` : view.market[mat] >= 0 && html`<div class="sale"><span class="small">${say("For sale")}</span><${Building} card=${view.market[mat]} view=${view} ui=${ui} /></div>`}
  </div>`;
}

const owned = (view, owner, ui) => ui.nameOf(owner) || say("the Rival");

export function Spot({ spot, isPorch, building, view, ui }) {
  const here = view.token_spot.map((at, token) => ({ at, token })).filter(({ at }) => at === spot);
  const sides = [1, 2].filter((side) => ui.lit.has(`side:${spot}-${side}`));
  const titles = here.map(({ token }) => `${owned(view, Math.floor(token / 3), ui)}${view.token_down[token] ? `, ${say("wounded")}` : ""}${["", `, ${say("left")}`, `, ${say("right")}`][view.token_side[token]]}`);
  const label = [capital(ui.words.word("spot", spot)), ...(isPorch && building >= 0 ? [ui.words.word("building", building)] : []), ...titles].join("; "); // of a button nothing else is read
  return html`<div ...${thing(ui, `spot:${spot}`, label, `spot ${isPorch ? "porch" : ""}`, sides.length > 0)}>
    <span class="spot-name">${isPorch ? say("Porch") : SPOTS[spot] ?? say("Influence")}</span>
    <span class="crowd">${here.map(({ token }, place) => html`<${Token} seat=${Math.floor(token / 3)} title=${titles[place]}>${Math.floor(token / 3) + 1}${view.token_down[token] ? "✝" : ["", "◂", "▸"][view.token_side[token]]}</${Token}>`)}</span>
    ${isPorch && building >= 0 && html`<${Building} card=${building} view=${view} ui=${ui} brief />`}
    ${sides.length > 0 && !ui.isPast && html`<span class="sides">${sides.map((side) => html`<button key=${side} class=${ui.chosen.has(`side:${spot}-${side}`) ? "chosen" : ""} onClick=${(event) => { event.stopPropagation(); ui.point(`side:${spot}-${side}`); }}>${sideName(spot, side)}</button>`)}</span>`}
  </div>`;
}

/** What the left and the right side of a spot mean. */
const sideName = (spot, side) => (spot === NUMBER || spot === SUIT ? [say("◂ lower"), say("higher ▸")] : [say("◂ now"), say("if I win ▸")])[side - 1];

const SPOTS = { [NUMBER]: say("Number"), [SUIT]: say("Suit"), 11: say("Leftover") };

const STEPS = [say("not rated"), say("third"), say("second"), say("first")];

export const Industries = ({ view, ui }) => html`<div role="group" class="industries" aria-label=${say("Industries")}>${INDUSTRIES.map((name, index) => html`<div key=${name} ...${thing(ui, `industry:${index}`, `${name}, ${STEPS[view.industry[index]]}`, "industry")}>
  <strong><${Glyph} title="tiny-epic-western" id=${`industry-${index}`} /> ${name}</strong> <span aria-hidden="true">${[3, 2, 1, 0].map((step) => (step === view.industry[index] ? "●" : "○")).join("")}</span> <span class="small">${STEPS[view.industry[index]]}</span></div>`)}</div>`;

/** It stays in sight over the board, and can be closed to a line. */
function Duel({ view, ui }) {
  const { duel } = view;
  return html`<details open class="duel" aria-label=${say("Duel")}><summary><h2>${say("Duel at {spot}", { spot: ui.words.word("spot", duel.spot) })}</h2></summary><div class="duelists">${[say("Attacker"), say("Defender")].map((role, index) => { const seat = Math.floor(duel.tokens[index] / 3); return html`<div key=${role} class=${`seat-${seat}`}><span class="small">${role}</span> <strong>${owned(view, seat, ui)}</strong> <span class="die" aria-label=${say("die {number}", { number: duel.dice[index] })}>${"⚀⚁⚂⚃⚄⚅"[duel.dice[index] - 1] ?? "–"}</span>${duel.added[index] ? html` + ${say("card")} ${duel.added[index]}` : ""} = <strong>${duel.dice[index] + duel.added[index]}</strong>${duel.free[index] ? html` <span class="small">${say("free roll used")}</span>` : ""}</div>`; })}${duel.rival_card >= 0 && html`<div><span class="small">${say("The Rival fights with")}</span> <${Poker} card=${duel.rival_card} ui=${ui} /></div>`}</div></details>`;
}
