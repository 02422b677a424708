/** What each owner has besides the board in play: animals, instructions, deck and discards, as far as the viewer may know. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Token, thing } from "../thing.js";
import { Animal, cardName } from "./icons.js";
import { nameIn } from "./names.js";

const TRAPPER = 0;
const TRACKER = 1;

/** Whose things stand below the first picture. */
export const Owners = ({ view, ui }) => html`<section aria-labelledby="owners"><h2 id="owners">${say("Players and their decks")}</h2>${view.players.map((player, seat) => html`<${Owner} key=${seat} player=${player} seat=${seat} view=${view} ui=${ui} />`)}</section>`;

const Owner = ({ player, seat, view, ui }) => html`<details class="owner-of" open=${seat === ui.me}><summary><${Token} seat=${seat} /> ${nameIn(ui, seat)} <span class="small">${summary(player)}</span></summary>
  <p class="crowd">${view.board.animals.map(({ id }) => html`<${Animal} key=${id} animal=${id} ui=${ui} isFaint=${!player.animals.includes(id)} />`)}</p>
  ${ui.nameOf(seat) && html`<p class="small">${instruction(ui, TRAPPER, player.trapping)}; ${instruction(ui, TRACKER, player.tracking)}.</p>`}
  ${player.cabins.some((cabin) => cabin >= 0) && html`<p class="small">${say("Cabins: {names}.", { names: player.cabins.filter((cabin) => cabin >= 0).map((cabin) => ui.words.word("cabin", cabin)).join(", ") })}</p>`}
  <${Deck} player=${player} view=${view} ui=${ui} /></details>`;

const summary = (player) => say("animals face up: {animals}, cards shuffled: {pool}, discarded: {discard}", { animals: player.animals.length, pool: player.pool, discard: player.discard.length });

const instruction = (ui, role, value) => `${ui.words.word("role", role)}: ${ui.words.word("instruction", value)}`;

/** What is known of where the cards of an owner are. */
const Deck = ({ player, view, ui }) => html`<dl class="small piles">
  ${PILES.filter(({ of }) => of(player).length).map(({ name, of }) => html`<div key=${name}><dt>${name}</dt><dd><${Cards} cards=${of(player)} view=${view} ui=${ui} /></dd></div>`)}</dl>`;

/** By name: the cards of a pile. @type {{name: string, of: (player: any) => number[]}[]} */
const PILES = [
  { name: say("Discarded, the last one first"), of: (player) => [...player.discard].reverse() },
  { name: say("On top of the deck, as the viewer knows it"), of: (player) => [...player.top].reverse() },
  { name: say("On top of the deck, known to all"), of: (player) => player.top.filter((_, index) => player.top_open[index]).reverse() },
  { name: say("In the hand, known to all"), of: (player) => player.open },
  { name: say("At the bottom of the deck"), of: (player) => (player.bottom < 0 ? [] : [player.bottom]) },
  { name: say("Among what cannot be seen"), of: (player) => player.unseen },
];

/** Cards by their names; what is on them is told where one is pointed at. */
export const Cards = ({ cards, view, ui }) => html`<span class="crowd">${cards.map((card, index) => html`<${Named} key=${index} card=${card} view=${view} ui=${ui} />`)}</span>`;

function Named({ card, view, ui }) {
  const face = view.cards.find(({ number }) => number === card);
  const name = ui.words.word("card", card);
  return face ? html`<span ...${thing(ui, `known:${card}`, cardName(ui, face), "chip")}>${name}</span>` : html`<span class="chip">${name}</span>`;
}
