/** Another secret for the guest of this browser, fetched when somebody wants one. */
import { persistently } from "./http.js";
import { whoHas } from "./way-back.js";

/** 256 random bits, as tokens are written. */
const newToken = () => `sb_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replaceAll("+", "-").replaceAll("/", "_").slice(0, 43)}`;

/**
 * Another secret for the same guest: links and browsers that have the one before end. It is made here, so that this
 * browser goes on where the answer is lost on the way.
 * @param {import("./http.js").Client} client
 */
export async function endOtherWays(client) {
  const token = newToken();
  try {
    client.become(await client.post("/guests/me/token", { token }));
  } catch (error) {
    client.become(await persistently(() => whoHas(client, token), (met) => met instanceof TypeError).catch(() => { throw error; }));
  }
}
