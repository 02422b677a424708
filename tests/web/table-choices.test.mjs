import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, whyNoOption, whyNoValue, whyNoVariant } from "../../gateway/web/parts/table-choices.js";

const cards = { id: "cards", name: "Cards", values: ["set", "custom"], default: "set", value_names: ["a set", "as chosen"], variant: "", seats: [], editions: [], needs: {} };
const title = {
  editions: [{ id: "old", name: "Old Box" }, { id: "big", name: "Big Box" }],
  variants: [{ id: "river", name: "River", editions: ["big"], needs: [], excludes: [], reasons: {} }, { id: "dry", name: "Drought", editions: ["big"], needs: ["river"], excludes: ["flood"], reasons: { flood: "A flood ends a drought." } }],
  options: [cards],
};
const chosen = { edition: "big", seats: 3, variants: /** @type {string[]} */ ([]), options: {} };

test("an option that cannot be combined says with what it could", () => {
  const why = (/** @type {any} */ option, more = {}) => whyNoOption(title, { ...cards, ...option }, { ...chosen, ...more });
  assert.equal(why({}), "");
  assert.equal(why({ variant: "river" }), "Only with: River");
  assert.equal(why({ variant: "river" }, { variants: ["river"] }), "");
  assert.equal(why({ seats: [1] }), "Only with this number of seats: 1");
  assert.equal(why({ editions: ["big"] }, { edition: "old" }), "Only with: Big Box");
  assert.equal(why({ needs: { cards: ["custom"] } }), "Only with: Cards: as chosen");
  assert.equal(why({ needs: { cards: ["custom"] } }, { options: { cards: "custom" } }), "");
});

test("a variant says which edition or variant it lacks, or why it does not go with another", () => {
  const why = (/** @type {number} */ at, more = {}) => whyNoVariant(title, title.variants[at], { ...chosen, ...more });
  assert.equal(why(0, { edition: "old" }), "Only with: Big Box");
  assert.equal(why(1), "Only with: River");
  assert.equal(why(1, { variants: ["river", "flood"] }), "A flood ends a drought.");
  assert.equal(why(1, { variants: ["river"] }), "");
});

test("a value of an option says which edition or variant it lacks", () => {
  const option = { ...cards, value_editions: [[], ["big"]], value_variants: ["", "river"] };
  const why = (/** @type {string} */ value, more = {}) => whyNoValue(title, option, value, { ...chosen, ...more });
  assert.equal(why("set", { edition: "old" }), "");
  assert.equal(why("custom", { edition: "old" }), "Only with: Big Box");
  assert.equal(why("custom"), "Only with: River");
  assert.equal(why("custom", { variants: ["river"] }), "");
  assert.equal(whyNoValue(title, cards, "custom", chosen), "", "a server that does not say");
});

test("an option that nobody chose has its default, which need not be its first value", () => {
  const others = { ...title, options: [{ ...cards, default: "custom" }] };
  const why = (/** @type {any} */ options) => whyNoOption(others, { ...cards, id: "more", needs: { cards: ["custom"] } }, { ...chosen, options });
  assert.equal(why({}), "");
  assert.equal(why({ cards: "set" }), "Only with: Cards: as chosen");
});

test("a value that the server does not name is called by itself", () => {
  assert.deepEqual([nameOf(cards, "custom"), nameOf(cards, "own"), nameOf(undefined, true)], ["as chosen", "own", "true"]);
});
