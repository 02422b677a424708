/** Why a thing cannot be chosen: what the rules say of the move that would be made with it. */

const MOST = 4; // kinds of moves that are tried
const REFUSED = 422;

/**
 * By kind of move one like a legal one, about `ref` in place of a thing of the same kind.
 * @param {import("./narrow.js").Legal[]} legal  @param {string} ref  @param {import("./narrow.js").Refs} refs  @returns {any[]}
 */
export function attempts(legal, ref, refs) {
  const [kind, id] = ref.split(":");
  const found = new Map();
  for (const { command } of legal) {
    if (found.has(command.type) || !refs(command).some((one) => one.startsWith(`${kind}:`))) continue;
    const changed = Object.entries(command).map(([field, value]) => (field === "type" ? null : like(command, field, value, id)));
    const meant = changed.find((one) => one && refs(one).includes(ref));
    if (meant) found.set(command.type, meant);
  }
  return [...found.values()].slice(0, MOST);
}

/** `command` with `id` in a field, as the kind of value that is there. @returns {any} null where it cannot be */
function like(command, field, value, id) {
  if (typeof value === "number") return /^-?\d+$/.test(id) ? { ...command, [field]: Number(id) } : null;
  return typeof value === "string" ? { ...command, [field]: id } : null;
}

/**
 * The sentence with which the rules refuse the move with `ref`, in the reader's language; empty where there is none.
 * @param {import("./store.js").GameStore} store  @param {string} ref  @returns {Promise<string>}
 */
export async function whyNot(store, ref) {
  for (const command of attempts(store.frame?.legal ?? [], ref, store.board.refs)) {
    const { refused } = await store.client.post(`/games/${store.game}/commands/dry-run`, { commands: [command] });
    if (refused?.status === REFUSED) return refused.detail;
  }
  return "";
}
