import assert from "node:assert/strict";
import { test } from "node:test";
import { Opening } from "../../gateway/web/parts/opening.js";

const AGAINST = { level: "casual", computers: true, isAlone: true };

/**
 * An opening whose server fails once where the path of a request ends with one of `failing`; a key has one table.
 * @param {string[]} failing  @param {Error} [fault]  @param {string} [lost] the path whose answer is lost once
 */
function opening(failing, fault = new TypeError("nobody answers"), lost = "") {
  /** @type {string[]} */
  const asked = [];
  const seats = [{ player: "Anna" }, { player: /** @type {string | null} */ (null) }];
  /** @type {Map<string, string>} */
  const made = new Map();
  const request = async (/** @type {string} */ method, /** @type {string} */ path, key = "") => {
    asked.push(`${method} ${path}`);
    const at = failing.findIndex((end) => path.endsWith(end));
    if (at >= 0) { failing.splice(at, 1); throw fault; }
    if (path.endsWith("/opponents")) seats[1].player = "Computer";
    if (path !== "/tables") return { table: path.split("/")[2], stage: "open", seats };
    if (!made.has(key)) made.set(key, `t${made.size + 1}`);
    if (path === lost) { lost = ""; throw fault; }
    return { table: made.get(key) };
  };
  const post = (/** @type {string} */ path) => request("POST", path);
  const postOnce = (/** @type {string} */ path, /** @type {any} */ _body, /** @type {{key: string}} */ { key }) => request("POST", path, key);
  const client = /** @type {any} */ ({ request, post, postOnce });
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

test("a table whose answer was lost is gone on with, and is no second one", async () => {
  const { opened, asked } = opening([], undefined, "/tables");
  await assert.rejects(opened.open({ title: "x" }, AGAINST));
  assert.equal(await opened.open({ title: "x" }, AGAINST), "t1");
  assert.equal(asked.filter((one) => one === "POST /tables").length, 2);
});

test("a table whose answer was lost is ended where another one is wanted", async () => {
  const { opened, asked } = opening([], undefined, "/tables");
  await assert.rejects(opened.open({ title: "x" }, AGAINST));
  assert.equal(await opened.open({ title: "y" }, AGAINST), "t2");
  assert.ok(asked.includes("DELETE /tables/t1"));
});

test("a table that was ended elsewhere is not gone on with", async () => {
  const { opened } = opening(["/join"], Object.assign(new Error("There is no such table."), { code: "unknown-table" }));
  await assert.rejects(opened.open({ title: "x" }, AGAINST));
  assert.equal(await opened.open({ title: "x" }, AGAINST), "t2");
});

test("a table that was refused is forgotten, and not asked for again where another one is wanted", async () => {
  const { opened, asked } = opening(["/tables"], Object.assign(new Error("You have too many tables."), { code: "too-many-tables", status: 409 }));
  await assert.rejects(opened.open({ title: "x" }, AGAINST));
  assert.equal(await opened.open({ title: "y" }, AGAINST), "t1");
  assert.deepEqual([asked.filter((one) => one === "POST /tables").length, asked.some((one) => one.startsWith("DELETE"))], [2, false]);
});
