/** What somebody who has never played a title must know before the first move; variants and editions change details. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";

/** By title; `value` is what a row of a table of its box prints, with the host's corrections. @type {Record<string, (value: (table: string, row: string) => number | string) => string[]>} */
const RULES = {
  "carson-city": (value) => [
    say("After four rounds the player with the most points wins."),
    say("Each round begins with the choice of a character. Its number gives your place in the turn order, its help is yours for the round, and its dollars are the most money you may keep at the end of the round."),
    say("Then you place cowboys, one after another in turn order, until all have passed: on an action to do it, on a parcel to buy it, on somebody else's building to rob half of its income."),
    say("When all have passed, the actions are done along their row. Where several want the same, they duel: a die and the firepower, which is your revolvers and the cowboys that you have not placed. The losers take their cowboys back."),
    say("A building needs a free parcel of your own. Most also need a road that touches it, and bring a house into the town. What it earns depends on the eight parcels around it."),
    say("Points come from the last boxes of the row, and from money above your limit. At the end each parcel with a building, a house or a mountain is worth {points}, and every ${dollars} is worth 1.", { points: value("final", "points-for-a-built-parcel"), dollars: value("final", "dollars-for-a-point") }),
  ],
  "tiny-epic-western": (value) => [
    say("After {rounds} rounds the player with the most points wins. Points come from the buildings that you have bought, from your shares in three industries, and from the card Wanted.", { rounds: value("constants", "rounds") }),
    say("Each round you get two poker cards and keep one. Open cards lie between the places: your hand at a place is your card and the two beside it."),
    say("In turn everybody places a gunslinger, until all have placed their two. On Influence you take 1 at once, or 2 later if you win that place. On a porch you use the building there; if it belongs to a player, its owner gains {gain} Money.", { gain: value("constants", "owner_gain") }),
    say("To take a space from somebody, you duel: both roll a die. The higher roll wins, and the defender wins ties. Whoever is behind may roll again for 1 influence (the attacker for Force, the defender for Law) and add the poker card. The loser's gunslinger is wounded: it keeps what the space gives at once and misses what it gives later, but plays poker and may buy."),
    say("Then the hands are compared at each place, with the Rival's if you are alone there. The winner gets the pot of the place."),
    say("Last, in the order of the hands at the Town Hall, you may buy one building where you have a gunslinger, for influence. The best hand there moves one industry up. If you buy nothing, you have a third gunslinger in the next round."),
    say("At the end an industry pays most to the player with the most shares in it and, with three or four players, less to the second, the more the higher it stands. Wanted goes to the winner of each duel: it brings {gain} influence in each round and {points} points in the end.", { gain: value("constants", "wanted_gain"), points: value("constants", "wanted_points") }),
  ],
  "sierra-west": (value) => [
    say("You lead two pioneers, a frontiersman and a wagon. The player with the most points wins."),
    say("On your turn you lay your three cards side by side. They make two paths of icons, a green one and a tan one; their upper halves are summit actions."),
    say("Move your pioneers along their paths from left to right, in any order, and use or skip each icon. Two of the tan path cost resources. One with a red frame must be used; if you pass it by, you lose a cabin or your wagon goes back."),
    say("Boots move your frontiersman from card to card of the mountain, or your wagon along its trail. A shovel claims the card under your frontiersman for your deck, or builds a cabin."),
    say("A pioneer at the end of its path may use one summit action, such as a step on a homestead track. Then you pass and draw three new cards."),
    say("While others play, a pioneer of yours that is idle may set a trap: it pays {cost} resource and turns up your animal of the kind that their cards show. Or it follows a step on a homestead track and takes a resource of its kind.", { cost: value("numbers", "trapper_cost") }),
    say("When the sixth special card lies below the trail, the round is finished and everybody has one more turn. Your steps on the homestead tracks count times the number that your wagon has reached. Cards of the mountain, gold and Pairs of Boots count, too, and what the mode adds."),
    say("Minus points are yours from the start: {animal} for each animal that lies face down, {cabin} for each empty space for a cabin.", { animal: value("scoring", "face_down_animal"), cabin: value("scoring", "empty_cabin") }),
  ],
};

/** The numbers are those that the host has for the edition; without them there are none. */
export function RulesInShort({ client, title, edition }) {
  const [content, setContent] = useState(/** @type {any} undefined until it is here, null where it cannot be had */ (undefined));
  useEffect(() => {
    let isMeant = true;
    client.content(title, edition).catch(() => null).then((found) => isMeant && setContent(found));
    return () => { isMeant = false; };
  }, [title, edition]);
  if (!RULES[title]) return html`<p>${say("This page has no board for this title yet. The list has every move.")}</p>`;
  if (content === undefined || (content && content.title !== title)) return html`<p class="loading">…</p>`;
  return html`<ul class="terms">${RULES[title]((table, row) => content?.tables[table]?.[row]?.value ?? "?").map((one) => html`<li>${one}</li>`)}</ul>
    <p class="small">${say("At the table, what you can choose has an orange frame. Point at anything to read what it does; click what has no frame to read why it cannot be chosen.")}</p>`;
}
