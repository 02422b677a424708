import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
import { bytesOf, sha256 } from "../../gateway/web/client/sha256.js";

test("the page's digest is that of everybody else, whatever the length", () => {
  for (let length = 0; length < 200; length += 1) {
    const message = randomBytes(length);
    assert.equal(sha256(message), createHash("sha256").update(message).digest("hex"));
  }
});

test("hex is read as bytes", () => assert.deepEqual([...bytesOf("00ff10")], [0, 255, 16]));
