import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../../gateway/web/boards/carson-city/about.js";
import { handsAt, kindOf, pointsOf } from "../../gateway/web/boards/tiny-epic-western/hands.js";

const KINDS = ["high-card", "pair", "straight", "flush", "three-of-a-kind", "straight-flush"];
const step = (few, many) => ({ few, many });
const content = { tables: {
  hands: Object.fromEntries(KINDS.map((kind, index) => [kind, { name: kind, strength: index + 1 }])),
  industry_steps: { off: step([0, 0], [0, 0]), third: step([1, 0], [2, 1]), second: step([2, 0], [3, 2]), first: step([3, 0], [5, 3]) },
  constants: { wanted_points: { value: 2 } },
} };
const ui = { content, me: 0, nameOf: (seat) => ["Anna", "Bill", "Cleo"][seat] ?? "", words: { word: (_kind, card) => `card ${card}`, printed: (text) => text } };

const nobody = { token_spot: Array(9).fill(-1), token_side: Array(9).fill(0), token_down: Array(9).fill(false) };

test("three cards make the hand that is printed on the Town Hall", () => {
  assert.deepEqual([[0, 6, 13], [0, 5, 11], [0, 6, 12], [0, 1, 3], [0, 5, 10], [2, 1, 3]].map(kindOf), KINDS);
});

test("at a mat stand my best hand and the best that is shown; a hidden card is not guessed", () => {
  const players = [{ card: null, dealt: [7, 2] }, { card: 4, dealt: [] }, { card: -1, dealt: [] }];
  const view = { wheel: [0, 1, 2, 3, 4, 5], gaps: [1, 9, 9, 9, 9, 0], players, rival: [], ...nobody };
  assert.deepEqual(handsAt(view, 0, ui), ["You: straight-flush with card 2", "Best shown: flush with card 4, Bill"]);
  assert.deepEqual(handsAt({ ...view, gaps: [-1, 9, 9, 9, 9, 0] }, 0, ui), []);
});

test("a hand is that of the card which the Sheriff's Office changes", () => {
  const players = [{ card: 2, dealt: [] }, { card: 4, dealt: [] }];
  const view = { wheel: [0, 1, 2, 3, 4, 5], gaps: [1, 9, 9, 9, 9, 0], players, rival: [19], ...nobody };
  const standing = (token, spot, side, down = false) => ({ ...view, token_spot: view.token_spot.with(token, spot), token_side: view.token_side.with(token, side), token_down: view.token_down.with(token, down) });
  assert.deepEqual(handsAt(standing(1, 9, 2), 0, ui)[0], "You: flush with card 3", "the value goes up");
  assert.deepEqual(handsAt(standing(0, 10, 1), 0, ui)[0], "You: straight with card 17", "the suit goes down, and around");
  assert.deepEqual(handsAt(standing(0, 9, 2, true), 0, ui)[0], "You: straight-flush with card 2", "who was shot changes nothing");
  assert.deepEqual(handsAt(standing(3, 9, 2), 0, ui)[1], "Best shown: flush with card 0, Bill", "and around: 5 becomes 1");
});

test("the Rival's card counts beside a mat only where the Rival plays: not at the Town Hall, not between two players", () => {
  const players = [{ card: 1, dealt: [] }, { card: -1, dealt: [] }, { card: 7, dealt: [] }];
  const view = { wheel: [5, 0, 1, 4, 2, 3], gaps: [12, 5, 16, 9, 13, 3], players, rival: [17], rival_shown: false, ...nobody };
  const shown = (place, changed) => handsAt({ ...view, ...changed }, place, ui)[1]?.split(", ").at(-1);
  const standing = (...spots) => ({ token_spot: view.token_spot.map((_, token) => spots[token / 3] ?? -1) });
  assert.equal(shown(0, {}), "Cleo", "the Town Hall is for players");
  assert.equal(shown(0, { rival: [17, 14] }), "the Rival", "but alone one plays against it there, too");
  assert.equal(shown(1, {}), "the Rival", "who comes first to a mat is alone there");
  assert.equal(shown(1, standing(0, 1)), "Cleo", "between two players it takes no part");
  assert.equal(shown(1, { ...standing(0, 1), rival_shown: true }), undefined, "and once all have placed, nobody who is elsewhere");
  assert.equal(shown(1, { ...standing(0, 2, 1), rival_shown: true }), "Cleo");
});

test("hands are told at the Sheriff's Office as at every mat", () => {
  const players = [{ card: 2, dealt: [] }];
  const view = { wheel: [5, 0, 1, 4, 2, 3], gaps: [9, 9, 1, 0, 9, 9], players, rival: [-1], rival_shown: false, ...nobody };
  assert.deepEqual(handsAt(view, 3, ui), ["You: straight-flush with card 2"]);
});

test("points are buildings, industries and Wanted, as the rules count them", () => {
  const buildings = [{ number: 0, vp: 3, shares: [0, 0] }, { number: 1, vp: 1, shares: [0, 1] }, { number: 2, vp: 2, shares: [1] }];
  const players = [{ stack: [0], bought: [] }, { stack: [], bought: [1] }, { stack: [2], bought: [] }];
  const view = { buildings, players, rival: [5, -1], wanted: 2, industry: [3, 2, 1] };
  assert.deepEqual([0, 1, 2].map((seat) => pointsOf(view, seat, content)), [3 + 5, 1 + 3 + 3, 2 + 3 + 2], "a tie for most leaves no second");
  assert.equal(pointsOf(view, 0, null), 3, "without the numbers of the box, what the cards say");
});

test("a place of Carson City tells who would duel whom, and with what: a cowboy that comes has left the reserve", () => {
  const players = [2, 1, 0].map((firepower) => ({ firepower, dollars: 4, cowboys: 3 }));
  const place = (cowboys, outlaw = false) => ({ players, parcels: [{ cowboys, outlaw, price: 6 }], outlaws: { strength: 5 }, boxes: [], characters: [] });
  const told = (cowboys, outlaw) => about("parcel:0", place(cowboys, outlaw), ui).slice(1);
  assert.deepEqual(about("parcel:0", place([]), ui), ["You have $4 now; it is paid when the place is resolved."]);
  assert.deepEqual(told([1]), ["Your cowboy (firepower 1) would duel Bill (firepower 1)."]);
  assert.deepEqual(told([1, 2]), ["A duel is due: Bill (firepower 1), Cleo (firepower 0).", "Your cowboy would join it with firepower 1."]);
  assert.deepEqual(told([0]), ["No rival for Anna (firepower 2)."]);
  assert.deepEqual(told([], true), ["An outlaw of strength 5 stands here: a cowboy that comes fights it."]);
});
