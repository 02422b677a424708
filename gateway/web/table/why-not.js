/** Why a thing cannot be chosen: what the rules say of the moves that would be made with it. */
import { say } from "../languages/say.js";

const MOST = 4; // kinds of moves like a legal one that are tried
const MOST_OTHERS = 24; // and others that name such a thing
const REFUSED = 422;
/** What the rules say of every move that is not asked for now. */
const NOT_ASKED = new Set(["not-now", "not-your-turn"]);

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
 * The moves of a title that nothing but `ref` decides, whether or not there is a legal one of their kind.
 * @param {Record<string, any>} commands their schemas by type  @param {string} ref  @param {import("./narrow.js").Refs} refs  @returns {any[]}
 */
export function otherAttempts(commands, ref, refs) {
  const [, id] = ref.split(":");
  const value = /^-?\d+$/.test(id) ? Number(id) : id;
  return Object.entries(commands).flatMap(([type, { $ref, $defs }]) => {
    const [field, ...more] = ($defs[$ref.split("/").at(-1)].required ?? []).filter((one) => one !== "type");
    const command = { type, [field]: value };
    return field && !more.length && refs(command).includes(ref) ? [command] : [];
  }).slice(0, MOST_OTHERS);
}

/**
 * The sentence with which the rules refuse the moves with `ref`, in the reader's language; where none is asked for now, what is.
 * @param {import("./store.js").GameStore} store  @param {string} ref  @param {string[]} [around] it, and the things that it is drawn in
 * @returns {Promise<string>}
 */
export async function whyNot(store, ref, around = [ref]) {
  if (store.planning) return "";
  if (!store.isMyTurn) return say("It is not your turn.");
  const onTheWay = store.tried.version === store.frame?.version && around.map((one) => store.tried.why.get(one)).find(Boolean);
  if (onTheWay) return say("A step on the way is not possible. {reason}", { reason: onTheWay });
  const { refs } = store.board;
  const legal = store.frame?.legal ?? [];
  const told = await firstRefusal(store, attempts(legal, ref, refs));
  if (told) return told;
  const { commands } = await store.client.once(`/titles/${store.table.title}/schemas`);
  const known = new Set(legal.map(({ command }) => command.type));
  return (await firstRefusal(store, otherAttempts(commands, ref, refs).filter(({ type }) => !known.has(type)))) || asked(store);
}

/** @param {import("./store.js").GameStore} store  @param {any[]} commands  @returns {Promise<string>} */
async function firstRefusal(store, commands) {
  const answers = await Promise.all(commands.map((command) => store.client.post(`/games/${store.game}/commands/dry-run`, { commands: [command] })));
  return answers.find(({ refused }) => refused?.status === REFUSED && !NOT_ASKED.has(refused.code))?.refused.detail ?? "";
}

/** @param {import("./store.js").GameStore} store  @returns {string} */
function asked({ frame, seat, schemas }) {
  const prompt = schemas.prompts[frame?.awaited.find((one) => one.seat === seat)?.prompt];
  return prompt ? say("Something else is asked now: {prompt}", { prompt }) : "";
}
