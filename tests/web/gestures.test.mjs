import assert from "node:assert/strict";
import { test } from "node:test";
import { gestures, routes } from "../../gateway/web/boards/sierra-west/gestures.js";
import { composed, refusals } from "../../gateway/web/table/gesture.js";
import { Problem } from "../../gateway/web/client/http.js";
import { undoTo } from "../../gateway/web/table/undo.js";

const words = { word: (kind, id) => `${kind} ${id}` };
const path = (icons) => Array(icons).fill({});
const step = (pioneer) => ({ command: { type: "step-on", pioneer } });

/** A turn in which the pioneers are on `figures`, with `boots` on the icon of the first. */
const turn = (figures, boots = 0, change = {}) => ({
  turn: { seat: 0, boots: [boots, 0], opened: 0, reached: -1, ...change }, agenda: [["pioneer", 0, -1, 0]], walkers: [-1],
  players: [{ figures }], board: { paths: [path(5), path(4)] }, mountain: [12, 13, -1, 14, 15, 16, 17, 18, 19, 20, 21, ...Array(9).fill(-2)],
});

/** How many commands lead to what. */
const counted = (view, legal) => Object.fromEntries([...gestures(view, legal, words)].map(([ref, { commands }]) => [ref, commands.length]));

test("an icon behind the next one means a step for every icon up to it", () => {
  assert.deepEqual(counted(turn([1, -1]), [step(0)]), { "walk:0-3": 2, "walk:0-4": 3 });
  assert.deepEqual(counted(turn([12, 2]), [step(0), step(1)]), { "walk:0-1": 2, "walk:0-2": 3, "walk:0-3": 4, "walk:0-4": 5 });
  assert.deepEqual(counted(turn([21, 3]), []), {});
});

test("whoever has turned back goes on from the last icon that was reached", () => {
  assert.deepEqual(counted(turn([1, -1], 0, { reached: 2 }), [step(0)]), { "walk:0-4": 2 });
});

const move = { command: { type: "move-frontiersman", place: 0, pioneer: -1 } };

test("boots lead over the mountain by a shortest way, around what is gone", () => {
  const view = turn([-1, -1], 2);
  assert.deepEqual(gestures(view, [move], words).get("place:7")?.commands.map(({ place }) => place), [1, 7]);
  assert.equal(gestures(view, [move], words).has("place:2"), false);
  assert.deepEqual([...routes(view.mountain, -1, 1).keys()], [-1, 0, 1, 3, 4, 5]);
});

test("where it must be said whose boots are spent, and where boots do not count, a way is gone step by step", () => {
  assert.deepEqual(counted({ ...turn([-1, -1]), turn: { seat: 0, boots: [2, 2], opened: 0, reached: -1 } }, [move]), {});
  assert.deepEqual(counted({ ...turn([-1, -1], 2), agenda: [["lookout", 0, -1, 0]] }, [move]), {});
});

/** What a store gets whose dry run answers like this. */
function tried(frames, refused = null) {
  /** @type {any[]} */
  const asked = [];
  const store = /** @type {any} */ ({ seat: 0, game: "g", frame: { version: 7 }, client: { request: async (...request) => { asked.push(request); return { frames, refused }; } } });
  return { asked, move: composed(store, "walk:0-2", { commands: ["a", "b", "c"], sentence: "Walk." }) };
}
const frame = (seat) => ({ events: [{ type: "moved" }], awaited: [{ seat }], view: "later" });

test("a gesture is tried as a whole by one request, and shown as it would end", async () => {
  const { asked, move: ready } = tried([frame(0), frame(0), frame(0)]);
  const { commands, preview, hands_on } = await ready;
  assert.deepEqual([asked.length, asked[0][2].commands, asked[0][3].headers], [1, ["a", "b", "c"], { "If-Match": '"7"' }]);
  assert.deepEqual([commands, preview.events.length, preview.view, hands_on], [["a", "b", "c"], 3, "later", false]);
});

test("a gesture ends with the command that draws, and says so; what hands the turn on is said, too", async () => {
  const drawing = await tried([frame(0)], { code: "would-draw", index: 1, status: 409 }).move;
  assert.deepEqual([drawing.commands, drawing.draws, drawing.sentence], [["a", "b"], true, "Walk. It ends after 2 of 3 steps, where you decide anew."]);
  const first = await tried([], { code: "would-reveal", index: 0, status: 409 }).move;
  assert.deepEqual([first.commands, first.reveals, first.preview], [["a"], true, null]);
  assert.equal((await tried([frame(0), frame(0), frame(1)]).move).hands_on, true);
});

test("a gesture ends before the command that is not asked for, because the one before it asks something", async () => {
  const { commands, sentence, draws, hands_on, preview } = await tried([frame(0), frame(0)], { code: "not-now", index: 2, status: 422 }).move;
  assert.deepEqual([commands, sentence], [["a", "b"], "Walk. It ends after 2 of 3 steps, where you decide anew."]);
  assert.deepEqual([draws, hands_on, preview.events.length], [false, false, 2]);
  await assert.rejects(tried([], { code: "not-now", detail: "Not now.", index: 0, status: 422 }).move, /Step 1 of 3 is not possible/);
});

test("a gesture of which one command is refused is not ready, and says which and why", async () => {
  const refused = tried([frame(0)], { code: "cannot-pay", detail: "You cannot pay.", index: 1, status: 422 }).move;
  await assert.rejects(refused, (error) => error instanceof Problem && error.message === "Step 2 of 3 is not possible, so none was made. You cannot pay.");
});

/** What is refused of walks of so many steps, which one of two pioneers begins, where their trials end like this. @param {any[]} answers  @returns {Promise<{asked: any[], why: Map<string, string>}>} */
async function refusedOf(...answers) {
  /** @type {any[]} */
  const asked = [];
  const store = /** @type {any} */ ({ game: "g", frame: { version: 7 }, client: { request: async (...request) => { asked.push(request[2]); return { frames: [], refused: answers.shift() ?? null }; } } });
  const walk = (pioneer, steps) => /** @type {[string, any]} */ ([`walk:${pioneer}-${steps}`, { commands: Array(steps).fill({ pioneer }), sentence: "Walk.", isTried: true }]);
  const untried = /** @type {[string, any]} */ (["place:7", { commands: [{ place: 1 }, { place: 7 }], sentence: "Move." }]);
  const why = await refusals(store, new Map([walk(0, 2), walk(0, 4), walk(0, 3), walk(1, 2), untried]), new AbortController().signal);
  return { asked, why };
}

test("walks are tried by one request for each pioneer, and those that go too far are refused with the reason", async () => {
  const { asked, why } = await refusedOf({ code: "cannot-pay", detail: "You cannot pay.", index: 2, status: 422 });
  assert.deepEqual(asked.map(({ commands, views }) => [commands.length, views]), [[4, false], [2, false]]);
  assert.deepEqual([...why], [["walk:0-4", "You cannot pay."], ["walk:0-3", "You cannot pay."]]);
});

test("a walk that ends where something is drawn or asked is possible up to there", async () => {
  for (const [code, index] of [["would-draw", 0], ["would-reveal", 1], ["not-now", 1]])
    assert.deepEqual([...(await refusedOf({ code, index, status: 409 })).why], [], `${code}`);
  assert.equal((await refusedOf({ code: "not-now", index: 0, status: 422, detail: "Not now." })).why.size, 3);
});

test("undo takes a list back as a whole, and then what was before it step by step", () => {
  const lists = [{ from: 10, until: 13 }];
  assert.equal(undoTo([8, 9, 10, 11, 12], lists), 10);
  assert.equal(undoTo([8, 9], lists), 9);
  assert.equal(undoTo([8, 9, 10, 11, 12, 13], lists), 13);
  assert.equal(undoTo([11, 12], lists), 12);
});
