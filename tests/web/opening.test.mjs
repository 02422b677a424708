import assert from "node:assert/strict";
import { test } from "node:test";
import { Opening } from "../../gateway/web/parts/opening.js";

const AGAINST = { level: "casual", computers: true, isAlone: true };

/** An opening whose server fails once where the path of a request ends with one of `failing`. @param {string[]} failing */
function opening(failing) {
  /** @type {string[]} */
  const asked = [];
  const seats = [{ player: "Anna" }, { player: /** @type {string | null} */ (null) }];
  let made = 0;
  const request = async (/** @type {string} */ method, /** @type {string} */ path) => {
    asked.push(`${method} ${path}`);
    const at = failing.findIndex((end) => path.endsWith(end));
    if (at >= 0) { failing.splice(at, 1); throw new TypeError("nobody answers"); }
    if (path.endsWith("/opponents")) seats[1].player = "Computer";
    return path === "/tables" ? { table: `t${(made += 1)}` } : { stage: "open", seats };
  };
  const client = /** @type {any} */ ({ request, post: (/** @type {string} */ path) => request("POST", path) });
  return { opened: new Opening(client), asked };
}

test("a table is opened, filled with computers and started", async () => {
  const { opened, asked } = opening([]);
  assert.equal(await opened.open({ title: "x" }, AGAINST), "t1");
  assert.deepEqual(asked, ["POST /tables", "POST /tables/t1/join", "POST /tables/t1/opponents", "POST /tables/t1/reveal", "POST /tables/t1/start"]);
});

test("after a failure the same table is gone on with", async () => {
  const { opened, asked } = opening(["/start"]);
  await assert.rejects(opened.open({ title: "x" }, AGAINST));
  assert.equal(await opened.open({ title: "x" }, AGAINST), "t1");
  assert.equal(asked.filter((one) => one === "POST /tables").length, 1);
  assert.equal(asked.filter((one) => one.endsWith("/opponents")).length, 1);
});

test("after a failure and another choice the first table is ended", async () => {
  const { opened, asked } = opening(["/join"]);
  await assert.rejects(opened.open({ title: "x" }, AGAINST));
  assert.equal(await opened.open({ title: "y" }, AGAINST), "t2");
  assert.ok(asked.includes("DELETE /tables/t1"));
  assert.equal(await opened.open({ title: "y" }, AGAINST), "t3", "a finished opening is not gone on with");
});
