import assert from "node:assert/strict";
import { test } from "node:test";
import { Poker } from "../../gateway/web/boards/tiny-epic-western/poker.js";
import { Building } from "../../gateway/web/boards/tiny-epic-western/building.js";
import { about, potOf } from "../../gateway/web/boards/tiny-epic-western/about.js";
import { Industries, Mat, Spot } from "../../gateway/web/boards/tiny-epic-western/board.js";

const words = { printed: (text) => `printed: ${text}`, word: (kind, id) => (kind === "mat" ? ["la guarida", "Gericht", "the Bank"][id] : `${kind} ${id}`) };

test("what a boss does is told of one in play and of one that may be chosen", () => {
  const view = { bosses: [{ number: 1, text: "in play" }] };
  const content = { tables: { bosses: { banker: { text: "first" }, cowgirl: { text: "second" }, gambler: { text: "third" } } } };
  assert.deepEqual(["boss:1", "boss:2", "spot:2"].map((ref) => about(ref, view, { words }, content)), [["printed: in play"], ["printed: third"], []]);
  assert.deepEqual(about("boss:2", view, { words }, null), []);
});

test("a mat is headed by what the catalogue of its language calls it", () => {
  const view = { gaps: [], owner: [-1, -1, -1, -1], porch: [], market: [], players: [], wheel: [0, 1, 2], token_spot: [], ranking: [] };
  const ui = { words, lit: new Set(), chosen: new Set(), told: new Set(), content: null, me: null };
  const named = [0, 1, 2].map((mat) => /** @type {any} */ (Mat({ mat, place: mat, view, ui })).props["aria-label"]);
  assert.deepEqual(named, ["La guarida", "Gericht", "The Bank"]);
});

const UI = { words, lit: new Set(), chosen: new Set(), told: new Set(), content: null, me: null, point: () => undefined };

/** Everything that is drawn in `drawn`, in reading order; components stay as they are. @returns {any[]} */
const within = (drawn) => (Array.isArray(drawn) ? drawn.flatMap(within) : drawn && typeof drawn === "object" ? [drawn, ...within(drawn.props?.children)] : [drawn]);

test("the poker card between two mats stands on the side of its neighbour, also in the lower row", () => {
  const view = { gaps: [10, 11, 12, 13, 14, 15], owner: [-1, -1, -1, -1], porch: [], market: [], players: [], wheel: [0, 1, 2, 3, 4, 5], token_spot: [], ranking: [] };
  const beside = (place) => within(Mat({ mat: 0, place, view, ui: UI })).filter((one) => one?.type === Poker).map((one) => one.props.card);
  assert.deepEqual([1, 2].map(beside), [[10, 11], [11, 12]]);
  assert.deepEqual([4, 5].map(beside), [[14, 13], [15, 14]], "the wheel runs from right to left there");
});

test("a mat whose colour nobody plays has a porch and no influence spot", () => {
  const view = { gaps: [], owner: [-1, 0, -1, -1], porch: [], market: [], players: [{ stack: [] }], wheel: [5, 0, 1, 4, 2, 3], token_spot: [], ranking: [] };
  const spots = (mat) => within(Mat({ mat, place: 1, view, ui: { ...UI, nameOf: () => "Anna", words: { ...words, word: (kind, id) => `${kind} ${id}` } } })).filter((one) => one?.type === Spot).map((one) => one.props.spot);
  assert.deepEqual([0, 1, 2, 4, 5].map(spots), [[0], [2, 3], [4], [8, 9, 10, 11], []]);
});

test("a side of the Sheriff's Office lowers or raises, elsewhere it is for now or for a win", () => {
  const view = { token_spot: [], token_down: [], token_side: [] };
  const sides = (spot) => within(Spot({ spot, isPorch: false, building: -1, view, ui: { ...UI, lit: new Set([`side:${spot}-1`, `side:${spot}-2`]) } })).filter((one) => one?.type === "button").flatMap((one) => one.props.children);
  assert.deepEqual([1, 9, 10].map(sides), [["◂ now", "if I win ▸"], ["◂ lower", "higher ▸"], ["◂ lower", "higher ▸"]]);
});

test("an industry and a building are called by what stands on them", () => {
  const names = (drawn) => within(drawn).map((one) => one?.props?.["aria-label"]).filter((name) => name?.includes(","));
  assert.deepEqual(names(Industries({ view: { industry: [1, 0, 3] }, ui: UI })), ["Wagon, third", "Railroad, not rated", "Mining, first"]);
  const buildings = [{ number: 4, cost: [1, 0, 2], vp: 1, text: "…", shares: [0], timing: "buy" }];
  assert.equal(names(Building({ card: 4, view: { buildings }, ui: UI, brief: false }))[0], "building 4, costs 1 kind 0, 2 kind 2, points: 1. printed: …");
});

const step = (few, many) => ({ few, many });
const tables = {
  mats: { bank: { spot: "law", pot: "money" }, saloon: { spot: "any", pot: "any" } },
  dull: { bank: { value: "law" }, saloon: { value: "any" } },
  hands: { pair: { name: "pair", strength: 2 }, flush: { name: "flush", strength: 4 } },
  suits: { skull: { name: "skull", strength: 0 }, hat: { name: "hat", strength: 3 } },
  industry_steps: { off: step([0, 0], [0, 0]), third: step([1, 0], [2, 1]), second: step([2, 0], [3, 2]), first: step([3, 0], [5, 3]) },
};

test("before anybody wins a hand, a mat says what the winner takes", () => {
  assert.deepEqual([0, 1, 4].map((mat) => potOf(mat, UI, tables)), ["Pot: 2 kind 2", "Pot: 2 kind 3", "Pot: 1 kind 0 and 1 kind 1, or a third posse next round"]);
});

test("help on a mat, a spot or an industry says what is printed there, and nothing while the box is on its way", () => {
  const view = { bosses: [], owner: [0, -1], players: [{}, {}] };
  const told = (ref, changed) => about(ref, { ...view, ...changed }, UI, { tables }).join(" ");
  assert.equal(told("mat:5"), "Hands, the best first: printed: flush, printed: pair On a tie the value of one's own card decides, then its suit: printed: hat, printed: skull");
  assert.equal(told("spot:1"), "1 kind 0 at once, or 2 kind 0 if your hand wins here");
  assert.deepEqual(["spot:0", "spot:2"].map((porch) => told(porch)), ["", "1 kind 3 at once, then the building"], "only the porch of a dull mat pays");
  assert.equal(told("spot:9"), "When hands are compared, your card counts 1 less or 1 more. Below 1 comes 5, above 5 comes 1.");
  assert.ok(told("spot:10").endsWith("Suits, the best first: printed: hat, printed: skull"));
  assert.ok(told("spot:11").startsWith("When all have bought"));
  assert.equal(told("industry:0"), "Points for most shares: 3 in the first position, 2 in the second, 1 in the third", "two players have no second prize");
  assert.equal(told("industry:0", { players: [{}, {}, {}] }), "Points for most and second most shares: 5/3 in the first position, 3/2 in the second, 2/1 in the third");
  assert.deepEqual(["mat:5", "spot:1", "spot:2", "spot:10", "industry:0"].flatMap((ref) => about(ref, view, UI, null)), []);
});
