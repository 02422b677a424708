import assert from "node:assert/strict";
import { test } from "node:test";
import { attempts, whyNot } from "../../gateway/web/table/why-not.js";
import { refsByField } from "../../gateway/web/table/narrow.js";

const refs = refsByField({ parcel: "parcel", card: "card", first: "influence" });
const legal = /** @type {any[]} */ ([{ type: "build", parcel: 3, building: "mine" }, { type: "build", parcel: 4, building: "mine" }, { type: "claim", parcel: 5 }, { type: "play", card: "oak" }, { type: "pass" }].map((command) => ({ command })));

test("for a thing that cannot be chosen each kind of move that names such things is tried with it", () => {
  assert.deepEqual(attempts(legal, "parcel:9", refs), [{ type: "build", parcel: 9, building: "mine" }, { type: "claim", parcel: 9 }]);
  assert.deepEqual(attempts(legal, "card:pine", refs), [{ type: "play", card: "pine" }]);
  assert.deepEqual(attempts(legal, "parcel:town", refs), [], "parcels have numbers here");
  assert.deepEqual(attempts(legal, "influence:2", refs), [], "no move names one now");
});

test("the first refusal of the rules is told, and nothing where the move cannot be tried", async () => {
  /** @type {any[]} */
  const answers = [{ refused: { status: 409, detail: "It would draw." } }, { refused: { status: 422, detail: "That parcel is taken." } }];
  /** @type {any} */
  const store = { game: "g", board: { refs }, frame: { legal }, client: { post: async () => answers.shift() } };
  assert.equal(await whyNot(store, "parcel:9"), "That parcel is taken.");
  assert.equal(await whyNot(store, "influence:1"), "");
});
