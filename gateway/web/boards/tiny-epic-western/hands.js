/** Three-card hands at the mats, in words, and points as the rules count them; numbers and names from the box's content. */
import { say } from "../../languages/say.js";

const [SHERIFF, TOWN_HALL] = [4, 5];
const [NUMBER, SUIT] = [9, 10]; // the spots of the Sheriff's Office that change a card
const LEFT = 1; // the side of a spot that counts down
const POSSES = [0, 1, 2]; // of a seat

/** @param {number[]} cards  @returns {string} the row of the content's table of hands */
export function kindOf(cards) {
  const values = cards.map((card) => card % 5).sort();
  const isFlush = new Set(cards.map((card) => Math.floor(card / 5))).size === 1;
  const isRow = values[1] - values[0] === 1 && values[2] - values[1] === 1;
  const different = new Set(values).size;
  if (isFlush && isRow) return "straight-flush";
  if (different === 1) return "three-of-a-kind";
  if (isFlush) return "flush";
  if (isRow) return "straight";
  return different === 2 ? "pair" : "high-card";
}

/** Hand first, then the value of the own card, then its suit. */
const worth = (card, flanks, content) => (content.tables.hands[kindOf([card, ...flanks])].strength * 10 + (card % 5)) * 10 + Math.floor(card / 5);

/** A card of a seat as the Sheriff's Office changes it: where its posse stands, value or suit go up or down, and around. @param {any} view  @param {number} seat  @param {number} card */
function cardInForce(view, seat, card) {
  const step = (spot) => {
    const token = POSSES.map((posse) => POSSES.length * seat + posse).find((one) => view.token_spot[one] === spot && !view.token_down[one]);
    return token === undefined ? 0 : view.token_side[token] === LEFT ? -1 : 1;
  };
  return card < 0 ? card : ((Math.floor(card / 5) + step(SUIT) + 4) % 4) * 5 + ((card % 5) + step(NUMBER) + 5) % 5;
}

/** The cards left and right of the place of a mat. @param {any} view  @param {number} place  @returns {number[]} */
export const flanksOf = (view, place) => [view.gaps[(place + 5) % 6], view.gaps[place]];

/** Whether somebody has a posse on a mat, standing or wounded. */
const isOn = (view, seat, mat) => POSSES.some((posse) => { const spot = view.token_spot[POSSES.length * seat + posse]; return spot >= 0 && Math.min(Math.floor(spot / 2), SHERIFF) === mat; });

/** Whether the Rival compares hands at a mat: everywhere in a solo game, where it has two cards; otherwise with whoever is alone there, and never at the Town Hall. */
function meetsRival(view, mat) {
  const present = view.players.filter((_, seat) => isOn(view, seat, mat)).length;
  return view.rival.length > 1 || (mat !== TOWN_HALL && (view.rival_shown ? present === 1 : present < 2));
}

/** Whether the hand of a seat may count at a mat: once all have placed, only where it has a posse. */
const mayCompete = (view, seat, mat) => !view.rival_shown || mat === TOWN_HALL || isOn(view, seat, mat);

/**
 * What whoever looks can say of the hands at a mat: my best, with a card I may keep or kept, and the best that is shown.
 * @param {any} view  @param {number} place  @param {any} ui  @returns {string[]}
 */
export function handsAt(view, place, ui) {
  const flanks = flanksOf(view, place);
  if (!ui.content || flanks.some((card) => !(card >= 0))) return [];
  const mat = view.wheel[place];
  const best = (cards) => [...cards].filter((card) => card >= 0).sort((one, other) => worth(other, flanks, ui.content) - worth(one, flanks, ui.content))[0];
  const named = (card) => say("{hand} with {card}", { hand: ui.words.printed(ui.content.tables.hands[kindOf([card, ...flanks])].name), card: ui.words.word("card", card) });
  const lines = [];
  const me = ui.me === null ? null : view.players[ui.me];
  const mine = me && best((me.card >= 0 && me.card !== null ? [me.card] : me.dealt).map((card) => cardInForce(view, ui.me, card)));
  if (mine !== null && mine !== undefined) lines.push(say("You: {hand}", { hand: named(mine) }));
  const shown = view.players.flatMap((player, seat) => (seat !== ui.me && mayCompete(view, seat, mat) && player.card !== null && player.card >= 0 ? [{ card: cardInForce(view, seat, player.card), name: ui.nameOf(seat) || say("the Rival") }] : []));
  if (view.rival && meetsRival(view, mat)) shown.push(...view.rival.filter((card) => card >= 0).map((card) => ({ card, name: say("the Rival") })));
  const top = best(shown.map(({ card }) => card));
  if (top !== undefined) lines.push(say("Best shown: {hand}, {name}", { hand: named(top), name: shown.find(({ card }) => card === top)?.name }));
  return lines;
}

/** What an owner would have if the game ended now: buildings, industries, Wanted. @returns {number} */
export function pointsOf(view, seat, content) {
  const rows = view.players.map((player) => [...player.stack, ...player.bought].map((card) => view.buildings.find((row) => row.number === card)).filter(Boolean));
  const buildings = rows[seat].reduce((sum, row) => sum + row.vp, 0);
  if (!content) return buildings;
  const steps = ["off", "third", "second", "first"].map((step) => content.tables.industry_steps[step][view.players.length < 3 ? "few" : "many"]);
  const industries = [0, 1, 2].map((industry) => award(rows.map((owned) => owned.flatMap((row) => row.shares).filter((share) => share === industry).length), seat, steps[view.industry[industry]]));
  const wanted = view.wanted === seat ? content.tables.constants.wanted_points.value : 0;
  return buildings + wanted + industries.reduce((sum, points) => sum + points, 0);
}

/** Points for most and second most shares; a tie for most leaves no second, and nobody is paid for none. */
function award(shares, seat, [most, second]) {
  const [first, next = 0] = [...shares].sort((one, other) => other - one);
  if (shares[seat] === 0) return 0;
  if (shares[seat] === first) return most;
  return first > next && shares[seat] === next ? second : 0;
}
