import assert from "node:assert/strict";
import { test } from "node:test";
import { Client, Problem } from "../../gateway/web/client/http.js";
import { GameStore } from "../../gateway/web/table/store.js";
import { until } from "./waiting.mjs";

/** A store of a game at version 7, and the headers of what it sends. */
function table() {
  /** @type {any[]} */
  const sent = [];
  const client = new Client("en", /** @type {any} */ ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }));
  client.request = async (_method, _path, command, options) => { sent.push([command, options?.headers]); return { version: 7 }; };
  const store = new GameStore(client, "g");
  store.board = { refs: (/** @type {any} */ command) => Object.values(command).slice(1).map(String) };
  store.set({ frame: /** @type {any} */ ({ version: 7 }) });
  return { store, sent };
}

test("a move is sent with the version that its player looked at", async () => {
  const { store, sent } = table();
  await store.send({ type: "pass" });
  assert.deepEqual([sent[0][0], sent[0][1]["If-Match"], sent[0][1].Prefer], [{ type: "pass" }, '"7"', "same-question"]);
});

test("what is said about a seat counts although somebody moved meanwhile", async () => {
  const { store, sent } = table();
  await store.tell({ type: "leave-seat" });
  assert.deepEqual([sent[0][0], "If-Match" in sent[0][1], "Prefer" in sent[0][1]], [{ type: "leave-seat" }, false, false]);
  assert.equal(sent[0][1]["Idempotency-Key"].length, 32);
});

test("why a move was refused is still read when the move of somebody else arrives, and one's own ends it", () => {
  const { store } = table();
  store.table = { seat: 0 };
  store.set({ notice: { text: "Somebody moved before you.", isError: true }, sending: {} });
  store.show([/** @type {any} */ ({ version: 8, actor: 1, events: [] })]);
  assert.deepEqual([store.notice?.text, store.isSending], ["Somebody moved before you.", true]);
  store.show([/** @type {any} */ ({ version: 9, actor: 0, events: [] })]);
  assert.deepEqual([store.notice, store.isSending], [null, false]);
});

test("that somebody moved before is told until the choice is shown anew after what moved, or the game is over", async () => {
  const { store } = table();
  store.table = { seat: 0 };
  const legal = [{ command: { type: "pass" } }];
  /** @param {any[]} frames  what is shown after the refusal, one after the other @returns {Promise<boolean[]>} whether it is still told after each */
  const told = async (...frames) => {
    store.set({ frame: /** @type {any} */ ({ version: 7, legal }) });
    store.client.submit = async () => { throw new Problem(409, { code: "stale-version", version: 8 }); };
    await store.send({ type: "pass" });
    return frames.map((frame) => { store.show([{ actor: 1, events: [], ...frame }]); return store.notice?.isError ?? false; });
  };
  assert.deepEqual(await told({ version: 8, legal }, { version: 9, legal: [] }, { version: 10, legal }), [true, true, false]);
  assert.deepEqual(await told({ version: 8, legal: [] }, { version: 9, over: true }), [true, false]);
});

test("a move is sent once while the answer to the move before it is late", async () => {
  const { store, sent } = table();
  store.table = { seat: 0 };
  /** @type {((answer: any) => void)[]} */
  const answers = [];
  store.client.request = (_method, _path, command) => { sent.push(command); return new Promise((done) => answers.push(done)); };
  const first = store.send({ type: "walk" });
  store.show([/** @type {any} */ ({ version: 8, actor: 0, events: [] })]); // the stream is quicker than the answer
  store.send({ type: "build" });
  answers[0]({ version: 8 });
  await first;
  await store.send({ type: "build" });
  assert.deepEqual([sent.map(({ type }) => type), store.isSending], [["walk", "build"], true]);
});

test("a move that was made is not called lost where its view cannot be had", async () => {
  const { store } = table();
  store.client.submit = async () => ({ version: 8, events: [] });
  store.client.get = async () => { throw new TypeError("nobody answers"); };
  await store.send({ type: "pass" });
  assert.deepEqual([store.notice, store.isSending], [null, false]);
});

test("a choice half made stays while somebody else chooses, as long as it can be made", () => {
  const { store } = table();
  store.table = { seat: 0 };
  const legal = [{ command: { type: "lay", card: "oak", left: "pine" } }, { command: { type: "lay", card: "oak", left: "fir" } }];
  store.set({ chosen: ["oak"] });
  store.show([/** @type {any} */ ({ version: 8, actor: 1, events: [], legal })]);
  assert.deepEqual(store.chosen, ["oak"]);
  store.set({ armed: legal[1], chosen: [] });
  store.show([/** @type {any} */ ({ version: 9, actor: 1, events: [], legal })]);
  assert.deepEqual(store.armed, legal[1]);
  store.show([/** @type {any} */ ({ version: 10, actor: 1, events: [], legal: legal.slice(0, 1) })]);
  assert.equal(store.armed, null);
  store.set({ chosen: ["fir"] });
  store.show([/** @type {any} */ ({ version: 11, actor: 1, events: [], legal: legal.slice(0, 1) })]);
  assert.deepEqual(store.chosen, []);
});

test("while an earlier view is loaded the board stays as it was, and where it cannot be had nothing changes", async () => {
  const { store } = table();
  store.frame = /** @type {any} */ ({ version: 90, view: "now" });
  store.views.set(5, "five");
  await store.visit(5);
  store.client.get = async () => { throw new TypeError("away"); };
  const looking = store.visit(40);
  assert.deepEqual([store.past, store.view], [40, "five"]);
  await looking;
  assert.deepEqual([store.past, store.view, store.notice?.isError], [5, "five", true]);
});

test("whoever looks at an earlier move sees it however many are made meanwhile", async () => {
  const { store } = table();
  store.keep(/** @type {any} */ ({ version: 5, view: "five" }));
  store.frame = /** @type {any} */ ({ version: 90, view: "now" });
  await store.visit(5);
  for (let version = 91; version < 300; version += 1) store.show([/** @type {any} */ ({ version, actor: 1, events: [], view: `at ${version}` })]);
  assert.deepEqual([store.past, store.view], [5, "five"]);
  assert.ok(store.views.size < 100, "the others are forgotten");
});

test("whoever moves the slider quickly waits for the views of the last place alone", async () => {
  const { store } = table();
  store.frame = /** @type {any} */ ({ version: 900, view: "now" });
  /** @type {{path: string, answer: (page: any) => void, signal: AbortSignal}[]} */
  const asked = [];
  store.client.request = (_method, path, _body, { signal }) => new Promise((answer, failed) => {
    asked.push({ path, answer, signal });
    signal.addEventListener("abort", () => failed(signal.reason));
  });
  const looks = Array.from({ length: 800 }, (_, step) => store.visit(800 - step));
  assert.ok(asked.length <= 800 / 10, `${asked.length} requests`);
  assert.deepEqual(asked.filter(({ signal }) => !signal.aborted).length, 1, "one at a time");
  const { path, answer } = asked[asked.length - 1];
  const after = Number(new URLSearchParams(path.split("?")[1]).get("after"));
  answer({ frames: Array.from({ length: 20 }, (_, place) => ({ version: after + place + 1, view: `at ${after + place + 1}` })) });
  await Promise.all(looks);
  assert.deepEqual([store.past, store.view, store.notice], [1, "at 1", null]);
  const passed = store.visit(300);
  const looking = store.visit(301);
  store.client.get = async () => { throw new TypeError("away"); };
  await store.visit(600);
  assert.deepEqual([store.past, store.view, store.notice?.isError], [1, "at 1", true], "what was drawn last, not what was passed");
  await Promise.all([passed, looking]);
  assert.equal(store.past, 1);
});

test("a hint that comes too late says so to whoever may still ask for another one", async () => {
  const { store } = table();
  store.table = { seat: 0 };
  store.set({ frame: /** @type {any} */ ({ version: 7, actor: 1, legal: [{ command: { type: "pass" } }] }) });
  /** @param {any} meanwhile  the frame that comes before the answer */
  const asked = async (meanwhile) => {
    store.client.post = async () => { store.set({ frame: meanwhile, notice: null }); return { command: { type: "pass" }, expected: [] }; };
    await store.hint();
    return store.notice?.text ?? "";
  };
  assert.match(await asked({ version: 8, actor: 1, legal: [{ command: { type: "pass" } }] }), /ask again/);
  assert.equal(await asked({ version: 9, actor: 1, legal: [] }), "", "it is the turn of somebody else");
  assert.equal(await asked({ version: 10, actor: 0, legal: [{ command: { type: "pass" } }] }), "", "who asked has decided without the hint");
  assert.equal(store.armed, null);
});

test("a hint leaves what was chosen while the engine thought, and is told in words", async () => {
  const { store } = table();
  const legal = ["oak", "fir"].map((card) => ({ command: { type: "lay", card }, sentence: `Lay ${card}.` }));
  store.table = { seat: 0 };
  store.set({ frame: /** @type {any} */ ({ version: 7, actor: 1, legal, view: "now" }) });
  /** @param {() => void} meanwhile  what happens before the answer */
  const asked = async (meanwhile) => {
    store.client.post = async () => { meanwhile(); return { command: legal[1].command, expected: [] }; };
    await store.hint();
    return [store.armed?.command.card ?? "", store.notice?.text];
  };
  const told = "The engine would do this. Lay fir.";
  assert.deepEqual(await asked(() => undefined), ["fir", "The engine would do this."]);
  store.set({ armed: null });
  assert.deepEqual(await asked(() => store.set({ armed: legal[0] })), ["oak", told], "another move is ready");
  store.set({ armed: null });
  assert.deepEqual(await asked(() => store.set({ chosen: ["oak"] })), ["", told], "half of another move is chosen");
  store.views.set(5, "five");
  assert.deepEqual(await asked(() => store.look(5)), ["", told], "an earlier move is looked at");
});

/** What a client with these answers, one after the other, makes of a request that is made once, and the keys it sent. @param {Response[]} answers */
async function asked(answers) {
  /** @type {string[]} */
  const keys = [];
  const { fetch, setTimeout } = globalThis;
  globalThis.fetch = async (_url, request) => { keys.push(/** @type {any} */ (request).headers["Idempotency-Key"]); return /** @type {Response} */ (answers.shift()); };
  globalThis.setTimeout = /** @type {any} */ ((/** @type {() => void} */ then) => setTimeout(then, 0));
  const client = new Client("en", /** @type {any} */ ({ getItem: () => null }));
  const said = await client.postOnce("/tables", {}).catch((error) => error.status);
  Object.assign(globalThis, { fetch, setTimeout });
  return { said, keys };
}

test("a move whose answer a proxy could not get is sent again under its key, as while a platform starts anew behind it", async () => {
  const { said, keys } = await asked([new Response("<html>", { status: 502 }), Response.json({ version: 8 })]);
  assert.deepEqual([said, keys.length, new Set(keys).size], [{ version: 8 }, 2, 1]);
});

test("a limit that no time lifts, as too many tables, is told at once", async () => {
  const { said, keys } = await asked([Response.json({ code: "too-many-tables" }, { status: 429 }), Response.json({})]);
  assert.deepEqual([said, keys.length], [429, 1]);
});

test("a limit that names a time is waited for", async () => {
  const { said, keys } = await asked([Response.json({}, { status: 429, headers: { "Retry-After": "1" } }), Response.json({ table: "t" })]);
  assert.deepEqual([said, keys.length], [{ table: "t" }, 2]);
});

test("nobody plans on in a game that has ended meanwhile", () => {
  const { store } = table();
  store.table = { seat: 0 };
  store.set({ planning: { legal: [], prompt: "" }, chosen: ["oak"] });
  store.show([/** @type {any} */ ({ version: 8, actor: 1, events: [], over: false })]);
  assert.deepEqual([store.planning?.legal, store.chosen], [[], ["oak"]]);
  store.show([/** @type {any} */ ({ version: 9, actor: 1, events: [], over: true })]);
  assert.deepEqual([store.planning, store.chosen], [null, []]);
});

test("a move is sent with the version that was shown, though others wait to be shown, and a step back with the newest", async () => {
  const { store, sent } = table();
  store.table = { seat: 0 };
  const legal = [{ command: { type: "pass" } }];
  store.set({ frame: /** @type {any} */ ({ version: 7, legal }) });
  store.pace.waiting.push(/** @type {any} */ ({ version: 8, actor: 1, events: [], legal: [] }), /** @type {any} */ ({ version: 9, actor: 1, events: [], legal }));
  await store.send({ type: "pass" });
  store.pace.waiting.push(/** @type {any} */ ({ version: 10, actor: 1, events: [], legal }));
  await store.send({ type: "take-back", to: 6 });
  assert.deepEqual(sent.map(([, headers]) => headers["If-Match"]), ['"7"', '"10"']);
});

test("a walk can be pointed at while the engine thinks, and of two the later one counts, also where the first fails late", async () => {
  const { store } = table();
  store.table = { seat: 0 };
  /** @type {{commands: string[], answer: (found: any) => void, fail: (error: any) => void}[]} */
  const tried = [];
  store.client.request = (_method, _path, /** @type {any} */ { commands }) => new Promise((answer, fail) => tried.push({ commands, answer, fail }));
  store.client.post = () => new Promise(() => undefined);
  store.hint();
  const walk = (/** @type {string} */ step) => store.compose(`walk:${step}`, { commands: [step, step], sentence: `Walk ${step}.` });
  const both = [walk("a")];
  await until(() => tried.length > 0);
  both.push(walk("b"));
  await until(() => tried.length > 1);
  const frames = [1, 2].map(() => ({ events: [], awaited: [{ seat: 0 }] }));
  tried[1].answer({ frames, refused: null });
  await both[1];
  tried[0].fail(new TypeError("away"));
  await both[0];
  assert.deepEqual([store.armed?.commands, store.notice], [["b", "b"], null]);
});
