import assert from "node:assert/strict";
import { test } from "node:test";
import { lastAsked, loadPlan, savePlan } from "../../gateway/web/table/planning.js";

const commit = (version, actor, ...awaited) => ({ version, actor, awaited: awaited.map(([seat, prompt]) => ({ seat, prompt })) });

test("every question that a seat answered can be planned, however many other answers came after it", () => {
  const history = [commit(1, null, [0, "place"]), ...[2, 3, 4, 5, 6, 7, 8].map((version) => commit(version, 0, [0, "pay"])), commit(9, 0, [1, "place"])];
  assert.deepEqual(lastAsked(history, 0), [{ prompt: "pay", version: 8 }, { prompt: "place", version: 1 }]);
});

test("what others are asked, and what a seat does unasked, are no questions of it", () => {
  const history = [commit(1, null, [0, "place"], [1, "choose"]), commit(2, 0, [1, "choose"]), commit(3, 0, [1, "choose"]), commit(4, 1)];
  assert.deepEqual(lastAsked(history, 0), [{ prompt: "place", version: 1 }]);
  assert.deepEqual(lastAsked(history, 1), [{ prompt: "choose", version: 3 }]);
});

/** A store whose questions about its plan are answered when the test says so. @param {any} saved */
function asking(saved) {
  /** @type {((plan: any) => void)[]} */
  const answers = [];
  const client = { get: () => new Promise((done) => answers.push(done)), postOnce: async (path, body, { headers }) => { store.sent = headers; if (saved instanceof Error) throw saved; return saved; } };
  const store = { game: "g", client, planOf: 0, plan: { ...NONE }, sent: null, offers: [{}], set(change) { Object.assign(this, change); } };
  return { store, answers };
}

const NONE = { moves: [], played: 0, ended: "" };
const plan = (count) => ({ ...NONE, moves: Array(count).fill({ command: { type: "pass" }, when: [] }) });

test("a plan that was saved stays in sight when an older question about it is answered late", async () => {
  const { store, answers } = asking(plan(1));
  const asked = loadPlan(store, true);
  await savePlan(store, plan(1).moves);
  answers[0](NONE);
  await asked;
  assert.deepEqual(store.plan, plan(1));
});

test("of two answers about a plan the one that was asked for later counts, whichever comes first", async () => {
  for (const order of [[0, 1], [1, 0]]) {
    const { store, answers } = asking(NONE);
    const both = [loadPlan(store, true), loadPlan(store, true)];
    for (const place of order) { answers[place](plan(2 - place)); await both[place]; }
    assert.deepEqual(store.plan, plan(1));
  }
});

test("what is planned replaces what the page shows, or, where something else is planned by now, that is shown", async () => {
  const changed = Object.assign(new Error("The plan is another one by now"), { code: "plan-changed" });
  const { store, answers } = asking(changed);
  const first = loadPlan(store, true);
  answers[0]({ ...NONE, ended: "played", tag: "abc-0" });
  await first;
  assert.deepEqual([store.plan.ended, store.plan.tag], ["", "abc-0"], "what ended long ago is not told");
  await assert.rejects(savePlan(store, plan(1).moves), changed);
  assert.deepEqual(store.sent, { "If-Match": '"abc-0"' });
  answers[1]({ ...plan(2), tag: "def-2" });
  await new Promise((done) => setTimeout(done));
  assert.equal(store.plan.moves.length, 2);
});

test("a plan that is kept late takes nothing from whoever has begun to choose on his turn", async () => {
  const { store } = asking(plan(1));
  Object.assign(store, { planning: null, chosen: ["oak"], armed: null });
  await savePlan(store, plan(1).moves);
  assert.deepEqual([store.plan, store.chosen], [plan(1), ["oak"]]);
  Object.assign(store, { planning: { legal: [], prompt: "" } });
  await savePlan(store, plan(1).moves);
  assert.deepEqual([store.planning, store.chosen], [null, []]);
});
