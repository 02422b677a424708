/** The file of a game, checked and read in the browser: nothing of it is sent anywhere. */
import { bytesOf, sha256 } from "../client/sha256.js";

/** @typedef {{ok: boolean, version: number, code: string, detail: string}} Verdict `version` is the commit that is wrong, 0 the file as a whole */
/** @typedef {{version: number, time_ms: number, seat: number | null, events: any[], command?: any, draws?: [string, number, number][]}} Line */
/** @typedef {{header: any, lines: Line[], damaged: number}} Read `damaged`: the line of the file, from 1, that cannot be read; 0 if all can */

const CANNOT_SAY = "unreadable";

/**
 * The verdict on a file; where only its digest is wrong, that on the commit which made it so.
 * @param {Uint8Array} bytes  @param {string} commitment in hex, that the table showed before the game; "" where nobody kept it
 * @returns {Promise<Verdict>}
 */
export async function checked(bytes, commitment) {
  const verifier = await import("../verify/sagebrush-verify.mjs");
  if (!globalThis.crypto?.subtle) verifier.computeWith((message) => bytesOf(sha256(message)));
  const verdict = await verifier.verify(bytes, commitment);
  if (verdict.code !== CANNOT_SAY) return verdict;
  const inside = await verifier.verifyDespiteDigest(bytes, commitment);
  return inside.ok || inside.code === CANNOT_SAY ? verdict : inside;
}

/** What can be read of a file, whatever is wrong with it. @param {Uint8Array} bytes  @returns {Read} */
export function read(bytes) {
  const found = new TextDecoder().decode(bytes).split("\n").filter(Boolean).map(parsed);
  const damaged = found.findIndex((line) => line === null) + 1;
  const header = found[0]?.format === "sagebrush-game" ? found[0] : null;
  const lines = found.filter((line) => Number.isInteger(line?.version) && Array.isArray(line.events) && line.events.every(isObject));
  return { header, lines, damaged };
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null;

/** @param {string} text  @returns {any} */
function parsed(text) {
  try {
    const found = JSON.parse(text);
    return isObject(found) ? found : null;
  } catch {
    return null;
  }
}
