import assert from "node:assert/strict";
import { test } from "node:test";
import { finality, grouped, narrowed, pointed, refsByField, searched } from "../../gateway/web/table/narrow.js";

const refs = refsByField({ parcel: "parcel", kind: "kind", box: "box", targets: "parcel" });
const legal = [
  { command: { type: "build", kind: "mine", parcel: 3 }, sentence: "Build the mine on D1.", draws: false, reveals: false },
  { command: { type: "build", kind: "mine", parcel: 4 }, sentence: "Build the mine on E1.", draws: false, reveals: false },
  { command: { type: "build", kind: "bank", parcel: 4 }, sentence: "Build the bank on E1.", draws: false, reveals: false },
  { command: { type: "pass" }, sentence: "Pass.", draws: true, reveals: false },
];

test("pointing at a parcel keeps the moves there, and the last one left is ready", () => {
  const one = pointed(legal, [], "parcel:4", refs);
  assert.equal(narrowed(legal, one, refs).left.length, 2);
  assert.equal(narrowed(legal, one, refs).armed, null);
  const two = pointed(legal, one, "kind:bank", refs);
  assert.deepEqual(narrowed(legal, two, refs).armed, legal[2]);
});

test("pointing at a thing that does not go on begins another choice", () => {
  assert.deepEqual(pointed(legal, ["parcel:4", "kind:bank"], "parcel:3", refs), ["parcel:3"]);
});

test("pointing at the same thing twice takes it back, and at a thing without a move does nothing", () => {
  assert.deepEqual(pointed(legal, ["parcel:4"], "parcel:4", refs), []);
  assert.deepEqual(pointed(legal, ["parcel:4"], "parcel:63", refs), ["parcel:4"]);
});

test("everything that a move is about is lit, and after a choice what goes on", () => {
  assert.deepEqual([...narrowed(legal, [], refs).lit].sort(), ["kind:bank", "kind:mine", "parcel:3", "parcel:4"]);
  assert.deepEqual([...narrowed(legal, ["kind:bank"], refs).lit].sort(), ["kind:bank", "parcel:4"]);
});

test("passing is never lost among the moves: it comes last, by itself", () => {
  const groups = grouped([legal[3], ...legal.slice(0, 3)], refs);
  assert.deepEqual(groups.map((group) => [group.type, group.isPlain]), [["build", false], ["pass", true]]);
});

test("a search finds the moves that have all its words", () => {
  assert.deepEqual(searched(legal, "e1 bank"), [legal[2]]);
  assert.equal(searched(legal, "  ").length, 4);
});

test("lists and missing values are things, too, or none", () => {
  assert.deepEqual(refs({ type: "move", targets: [1, 2], box: null }), ["parcel:1", "parcel:2"]);
});

test("a move that draws says so", () => assert.match(finality(legal[3]), /draws; it cannot be taken back/));
