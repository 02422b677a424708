/** The way back to one's seats for whoever loses what this browser keeps: a link that holds the secret in its fragment, which browsers send to no server. */
import { brought } from "./way-back-link.js";

/** Whose link this is; null where there is none any more. Throws Problem for one that has ended. @param {import("./http.js").Client} client */
export async function whoComesBack(client) {
  if (!brought.token) return null;
  return whoHas(client, brought.token);
}

/** The guest behind a token. @param {import("./http.js").Client} client  @param {string} token */
export async function whoHas(client, token) {
  const { guest, name } = await client.request("GET", "/guests/me", undefined, { anonymous: true, headers: { Authorization: `Bearer ${token}` } });
  return { guest, name, token };
}

/** Makes this browser that guest. @param {import("./http.js").Client} client  @param {{guest: string, name: string, token: string}} found */
export function comeBack(client, found) {
  brought.token = null;
  client.become(found);
}
