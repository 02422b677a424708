/** Events of webhooks, as a receiver reads them: signed as Standard Webhooks say, and not old. */

import { crypto } from "./bytes.js";
import { Problem } from "./problem.js";

/** Seconds between the clock of the platform and ours, the way included. */
const TOLERANCE = 300;

/** @type {typeof import("./index.js").readEvent} */
export async function readEvent(secret, headers, body) {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const given = new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? "")]));
  const [id, at, signed] = ["id", "timestamp", "signature"].map((part) => given.get(`webhook-${part}`) ?? "");
  if (!/^\d{1,12}$/.test(at) || Math.abs(Date.now() / 1000 - Number(at)) > TOLERANCE) {
    throw new Problem("bad-signature", "The event was not signed just now.");
  }
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const said = new TextEncoder().encode(`${id}.${at}.${body}`);
  for (const one of signed.split(" ").filter((part) => part.startsWith("v1,"))) {
    if (await crypto.subtle.verify("HMAC", key, bytesOf(one.slice(3)), said)) return JSON.parse(body);
  }
  throw new Problem("bad-signature", "The event is not signed with this secret.");
}

/** @param {string} text in base64; empty for what is none */
function bytesOf(text) {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
