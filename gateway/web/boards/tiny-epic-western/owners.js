/** What each owner has: boss, buildings, what holds for this round; and the decks. Below the wheel. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Token, thing } from "../thing.js";
import { Building } from "./building.js";
import { Poker } from "./poker.js";

export const Owners = ({ view, ui }) => html`<section class="estates" aria-labelledby="estates"><h2 id="estates">${say("Players and decks")}</h2>
  ${view.players.map((player, seat) => html`<${Owner} key=${seat} player=${player} seat=${seat} view=${view} ui=${ui} />`)}
  <ul class="small">${decks(view, ui).map((line) => html`<li key=${line}>${line}</li>`)}</ul>
  ${view.seen.length > 0 && html`<p class="small">${say("The Rival has fought with")} ${view.seen.map((card) => html`<${Poker} key=${card} card=${card} ui=${ui} />`)}</p>`}</section>`;

function Owner({ player, seat, view, ui }) {
  const buildings = [...player.stack, ...player.bought];
  return html`<details open=${seat === ui.me}><summary><${Token} seat=${seat} /> ${ui.words.word("player", seat)} <span class="small">${say("buildings: {count}", { count: buildings.length })}</span></summary>
    <${Boss} number=${player.boss} view=${view} ui=${ui} />
    <ul class="small">${facts(player, ui).map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>
    ${player.discarded.length > 0 && html`<p class="small">${say("Not kept this round:")} ${player.discarded.map((card, index) => html`<${Poker} key=${index} card=${card} ui=${ui} />`)}</p>`}
    <div class="cards">${buildings.map((card) => html`<${Building} key=${card} card=${card} view=${view} ui=${ui} />`)}</div></details>`;
}

/** A boss and what it does. */
function Boss({ number, view, ui }) {
  const row = view.bosses.find((boss) => boss.number === number);
  if (!row) return null;
  const name = ui.words.word("boss", number);
  const text = ui.words.printed(row.text);
  return html`<div ...${thing(ui, `boss-of:${number}`, say("Boss: {name}. {text}", { name, text }), "building-card")}><strong>${name}</strong> <span class="small">${text}${row.unofficial ? ` (${say("our proposal")})` : ""}</span></div>`;
}

/** What holds for an owner in this round and in the next. @returns {string[]} */
const facts = (player, ui) => [
  player.mat >= 0 && say("Plays the colour of {mat}.", { mat: ui.words.word("mat", player.mat) }),
  player.third && say("Has a third posse this round."),
  player.third_won && say("Will have a third posse next round."),
  player.avoids && say("Keeps out of duels this round."),
  player.powder && say("Has a free roll in each duel of this round."),
  player.peeked && say("Has looked at the Rival's hidden card."),
  player.shown && say("Has shown the poker card."),
  player.duels_won > 0 && say("Duels won this round: {duels_won}", player),
  player.purchases > 0 && say("Buildings bought in phase four: {purchases}", player),
].filter((fact) => typeof fact === "string");

/** What is left to draw, and why the game ended. @returns {string[]} */
const decks = (view, ui) => [
  say("Cards left: {poker_left} poker cards, {buildings_left} buildings", view),
  view.ending && ui.words.word("ending", view.ending),
  view.unofficial.length > 0 && say("{count} printed cards of this table are our proposals, since no source shows them.", { count: view.unofficial.length }),
].filter(Boolean);
