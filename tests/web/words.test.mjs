import assert from "node:assert/strict";
import { test } from "node:test";
import { makeWords, playerOf, spoken } from "../../gateway/web/table/words.js";

const telling = {
  events: { bought: "{seat:player} buys {parcels:parcel} for ${dollars}.", tax: "The seats pay {payments}.", paid: "{seat:player} pays{law:law}{money:money}.", sold: "Sold: {lots:lot}.", silent: "" },
  words: { law: { 0: "", 2: " 2 Law" }, money: { 0: "", 1: " 1 Money" }, lot: { "": "the guns" }, parcel: { 0: "A1", 1: "B1" }, player: { "-1": "the outlaw", 1: "the Rival" }, referee: { 1: "{1} decides" } },
};
const words = makeWords(telling, (seat) => ["Anna", "Bill"][seat] ?? "");
const text = (event) => words.tell(event).map((part) => part.text).join("");

test("an event is told with names, and each thing in it can be pointed at", () => {
  const parts = words.tell({ type: "bought", seat: 0, parcels: [0, 1], dollars: 4 });
  assert.equal(parts.map((part) => part.text).join(""), "Anna buys A1, B1 for $4.");
  assert.deepEqual(parts.filter((part) => part.ref).map((part) => part.ref), ["seat:0", "parcel:0", "parcel:1"]);
});

test("an event that is not worth telling says nothing", () => assert.deepEqual(words.tell({ type: "silent" }), []));

test("an event that the page does not know says nothing", () => assert.deepEqual(words.tell({ type: "from-a-later-release" }), []));

test("an object is told as names with values, a missing value as nothing", () => {
  assert.equal(text({ type: "tax", payments: { law: 1, force: 2 } }), "The seats pay law 1, force 2.");
  assert.equal(text({ type: "tax", payments: null }), "The seats pay nothing.");
});

test("what stands side by side in a sentence is a list without what is empty", () => {
  assert.equal(text({ type: "paid", seat: 0, law: 2, money: 1 }), "Anna pays 2 Law, 1 Money.");
  assert.equal(text({ type: "paid", seat: 0, law: 0, money: 1 }), "Anna pays 1 Money.");
});

test("an empty list is called as the title says", () => assert.equal(text({ type: "sold", lots: [] }), "Sold: the guns."));

test("who is no seat has a name from the title, a seat its player's", () => {
  assert.equal(words.word("player", -1), "the outlaw");
  assert.equal(words.word("player", 1), "Bill");
  assert.equal(words.word("referee", 1), "Bill decides");
});

test("a piece of who is no seat, such as the Rival, has the name of its owner", () => {
  const solo = makeWords({ events: {}, words: { player: { 1: "the Rival" }, posse: { 0: "a posse of {0}", 3: "a posse of {1}" } } }, (seat) => ["Anna"][seat] ?? "");
  assert.deepEqual([solo.word("posse", 0), solo.word("posse", 3)], ["a posse of Anna", "a posse of the Rival"]);
});

test("seats in sentences of commands have names", () => assert.equal(words.named("Attack the ranch of seat 1 on C4."), "Attack the ranch of Bill on C4."));

test("an id is spoken as words", () => assert.equal(spoken("place-on-box"), "Place on box"));

test("a sentence begins with a capital letter, a player's name as he writes it", () => {
  const told = makeWords({ events: { placed: "{token:posse} comes.", moved: "{seat:player} moves." }, words: { posse: { 1: "a posse of {0}" } } }, () => "anna");
  const sentence = (event) => told.tell(event).map((part) => part.text).join("");
  assert.equal(sentence({ type: "placed", token: 1 }), "A posse of anna comes.");
  assert.equal(sentence({ type: "moved", seat: 0 }), "anna moves.");
});

test("a sentence that begins with the Rival, who has no player, begins with a capital letter", () => {
  const solo = makeWords({ events: { bought: "{owner:player} buys." }, words: { player: { 1: "the Rival" } } }, (seat) => ["anna"][seat] ?? "");
  const sentence = (owner) => solo.tell({ type: "bought", owner }).map((part) => part.text).join("");
  assert.deepEqual([sentence(0), sentence(1)], ["anna buys.", "The Rival buys."]);
});

test("whoever reads English sees the names that the server gives", () => {
  assert.equal(playerOf({ player: "skilled 2", opponent: { name: "skilled" } }), "skilled 2");
  assert.equal(playerOf({ player: "Anna", opponent: null }), "Anna");
  assert.equal(playerOf(undefined), "");
});
