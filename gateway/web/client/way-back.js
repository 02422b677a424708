/** The way back to one's seats for whoever loses what this browser keeps: a link that holds the secret in its fragment, which browsers send to no server. */

/** @type {string | null} of the link that this visit came by, until it is used */
let brought = null;

/**
 * Takes the secret of a link `#/back/TABLE/TOKEN` out of the address. It is not kept before its reader says so: this browser may be somebody else.
 * @param {Location} location  @param {History} history
 */
export function takeWayBack(location, history) {
  const [, name, table, token] = location.hash.replace(/^#/, "").split("/");
  if (name !== "back" || !token) return;
  brought = token;
  history.replaceState(null, "", `#/back/${table}`);
}

/** Whose link this is; null where there is none any more. Throws Problem for one that has ended. @param {import("./http.js").Client} client */
export async function whoComesBack(client) {
  if (!brought) return null;
  const { guest, name } = await client.request("GET", "/guests/me", undefined, { anonymous: true, headers: { Authorization: `Bearer ${brought}` } });
  return { guest, name, token: brought };
}

/** Makes this browser that guest. @param {import("./http.js").Client} client  @param {{guest: string, name: string, token: string}} found */
export function comeBack(client, found) {
  brought = null;
  client.become(found);
}

/** Another secret for the same guest: links and browsers that have the one before end. @param {import("./http.js").Client} client */
export const endOtherWays = async (client) => client.become(await client.post("/guests/me/token"));
