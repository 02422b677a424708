/** A link back to one's seats, while its secret is taken out of the address. */

/** The secret of the link that this visit came by, until it is used. @type {{token: string | null}} */
export const brought = { token: null };

/**
 * Takes the secret of a link `#/back/TABLE/TOKEN` out of the address. It is not kept before its reader says so: this browser may be somebody else.
 * @param {Location} location  @param {History} history
 */
export function takeWayBack(location, history) {
  const [, name, table, token] = location.hash.replace(/^#/, "").split("/");
  if (name !== "back" || !token) return;
  brought.token = token;
  history.replaceState(null, "", `#/back/${table}`);
}
