import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../../gateway/web/client/http.js";
import { KEY } from "../../gateway/web/parts/entropy.js";
import { whyFixed } from "../../gateway/web/parts/entropy-fixed.js";
import { commitmentTo } from "../../gateway/web/parts/promise.js";
import { recommit, reveal, sit } from "../../gateway/web/parts/seating.js";
import { storage } from "../../gateway/web/client/storage.js";

/** A client, and what its seat committed to. */
function tab() {
  /** @type {string[]} */
  const committed = [];
  return { committed, post: async (/** @type {string} */ path, /** @type {any} */ body) => { if (path.endsWith("/join")) committed.push(body.entropy_commitment); return {}; } };
}

const table = (/** @type {string} */ name) => ({ table: name, commitment: "", seats: [{ you: true, entropy_commitment: "" }] });

test("two tabs of a browser commit to the same bytes after a seat became free, and to others than were revealed", async () => {
  const [one, other] = [tab(), tab()];
  await sit(one, "t1");
  await Promise.all([reveal(one, table("t1")), reveal(other, table("t1"))]);
  await Promise.all([recommit(one, "t1"), recommit(other, "t1")]);
  const kept = commitmentTo(storage.getItem(KEY("t1")) ?? "");
  assert.deepEqual([one.committed[1], other.committed[0]], [kept, kept]);
  assert.notEqual(kept, one.committed[0]);
});

test("a browser in which nobody sat down commits to bytes of its own", async () => {
  const one = tab();
  await recommit(one, "t2");
  assert.equal(one.committed[0], commitmentTo(storage.getItem(KEY("t2")) ?? ""));
});

test("a seat that would reveal to others than it saw commits to something else", async () => {
  const one = tab();
  await sit(one, "t3");
  /** @type {any[]} */
  const shown = [];
  const changed = { post: async (/** @type {string} */ path, /** @type {any} */ body) => {
    if (!path.endsWith("/reveal")) return one.post(path, body);
    shown.push(body);
    throw new Problem(409, { code: "commitments-changed" });
  } };
  const seats = [{ you: true, entropy_commitment: one.committed[0] }, { you: false, entropy_commitment: "c0" }];
  await reveal(changed, { table: "t3", commitment: "", seats });
  assert.deepEqual(shown.map((body) => body.entropy_commitments), [[one.committed[0], "c0"]]);
  const kept = commitmentTo(storage.getItem(KEY("t3")) ?? "");
  assert.deepEqual(one.committed.slice(1), [kept]);
  assert.notEqual(kept, one.committed[0]);
});

test("a seat whose share came too late for the seats that changed is told so, and not to look for it in another browser", async () => {
  const one = tab();
  await sit(one, "t4");
  const fixed = { post: async (/** @type {string} */ path) => { throw new Problem(409, { code: path.endsWith("/reveal") ? "commitments-changed" : "entropy-fixed" }); } };
  await assert.rejects(reveal(fixed, table("t4")), { code: "entropy-fixed" });
  assert.match(whyFixed("t4"), /Stand up and sit down again/);
  await assert.rejects(recommit(fixed, "t5"), { code: "entropy-fixed" });
  assert.match(whyFixed("t5"), /in the browser in which you sat down/);
});
