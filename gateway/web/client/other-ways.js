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
export function endOtherWays(client) {
  const changed = Promise.resolve(client.changing).then(() => change(client)); // of two at once, the second would come with a token that has ended
  const changing = changed.catch(() => undefined).then(() => { if (client.changing === changing) client.changing = null; });
  client.changing = changing;
  return changed;
}

/** @param {import("./http.js").Client} client */
async function change(client) {
  const token = newToken();
  try {
    client.become(await client.request("POST", "/guests/me/token", { token }, { anonymous: true, headers: client.headers() }));
  } catch (error) {
    client.become(await persistently(() => whoHas(client, token), (met) => met instanceof TypeError).catch(() => { throw error; }));
  }
}
