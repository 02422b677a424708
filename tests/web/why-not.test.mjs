import assert from "node:assert/strict";
import { test } from "node:test";
import { attempts, otherAttempts, whyNot } from "../../gateway/web/table/why-not.js";
import { refsByField } from "../../gateway/web/table/narrow.js";

const refs = refsByField({ parcel: "parcel", card: "card", first: "influence" });
const legal = /** @type {any[]} */ ([{ type: "build", parcel: 3, building: "mine" }, { type: "build", parcel: 4, building: "mine" }, { type: "claim", parcel: 5 }, { type: "play", card: "oak" }, { type: "pass" }].map((command) => ({ command })));

test("for a thing that cannot be chosen each kind of move that names such things is tried with it", () => {
  assert.deepEqual(attempts(legal, "parcel:9", refs), [{ type: "build", parcel: 9, building: "mine" }, { type: "claim", parcel: 9 }]);
  assert.deepEqual(attempts(legal, "card:pine", refs), [{ type: "play", card: "pine" }]);
  assert.deepEqual(attempts(legal, "parcel:town", refs), [], "parcels have numbers here");
  assert.deepEqual(attempts(legal, "influence:2", refs), [], "no move names one now");
});

/** A table whose dry runs give `answers` in turn. @param {any[]} answers  @param {any} [more] */
function table(answers, more = {}) {
  /** @type {any[]} */
  const tried = [];
  const post = async (/** @type {string} */ _path, /** @type {any} */ body) => { tried.push(body.commands[0]); return answers.shift() ?? {}; };
  const store = { game: "g", seat: 1, isMyTurn: true, planning: null, table: { title: "t" }, board: { refs }, schemas: { prompts: { place: "Place a cowboy." } }, tried: { version: 0, why: new Map() }, frame: { version: 3, legal, awaited: [{ seat: 1, prompt: "place" }] }, client: { post, once: async () => ({ commands }) }, ...more };
  return { store: /** @type {any} */ (store), tried };
}

const schema = (/** @type {string} */ type, /** @type {string[]} */ ...fields) => ({ $ref: `#/$defs/${type}`, $defs: { [type]: { required: ["type", ...fields] } } });
const commands = { build: schema("build", "parcel", "building"), attack: schema("attack", "parcel"), claim: schema("claim", "parcel"), bribe: schema("bribe", "first"), pass: schema("pass") };

test("the first refusal of the rules is told", async () => {
  const { store, tried } = table([{ refused: { status: 409, detail: "It would draw." } }, { refused: { status: 422, code: "taken", detail: "That parcel is taken." } }]);
  assert.equal(await whyNot(store, "parcel:9"), "That parcel is taken.");
  assert.deepEqual(tried.map(({ type }) => type), ["build", "claim"]);
});

test("of a walk that was tried before, what stands in its way is told", async () => {
  const known = { tried: { version: 3, why: new Map([["walk:0-3", "You cannot pay."]]) } };
  assert.equal(await whyNot(table([], known).store, "walk:0-3"), "A step on the way is not possible. You cannot pay.");
  assert.match(await whyNot(table([], known).store, "path-icon:boot", ["path-icon:boot", "walk:0-3"]), /You cannot pay/, "and of what is drawn in it");
  const old = await whyNot(table([], { tried: { ...known.tried, version: 2 } }).store, "walk:0-3");
  assert.equal(old, "Something else is asked now: Place a cowboy.", "somebody has moved since");
});

test("a move of a kind of which none is legal is tried, where the thing alone decides it", async () => {
  assert.deepEqual(otherAttempts(commands, "parcel:9", refs), [{ type: "attack", parcel: 9 }, { type: "claim", parcel: 9 }]);
  const { store, tried } = table([{ refused: { status: 422, code: "too-few", detail: "You have too little influence." } }]);
  assert.equal(await whyNot(store, "influence:2"), "You have too little influence.");
  assert.deepEqual(tried, [{ type: "bribe", first: 2 }]);
});

test("where every such move belongs to another time the question of now is told", async () => {
  const { store } = table([{ refused: { status: 422, code: "not-now", detail: "This cannot be done at this point of the game." } }]);
  assert.equal(await whyNot(store, "influence:2"), "Something else is asked now: Place a cowboy.");
  assert.equal(await whyNot(store, "seat:1"), "Something else is asked now: Place a cowboy.");
});

test("who waits hears that, and nothing is tried", async () => {
  const { store, tried } = table([], { isMyTurn: false });
  assert.equal(await whyNot(store, "parcel:9"), "It is not your turn.");
  assert.deepEqual(tried, []);
});
