/** Several commands that one pointing means: tried together before anything is made, then sent as one list. */
import { Problem } from "../client/http.js";
import { say } from "../languages/say.js";
import { dryRun } from "./preview.js";

/** @typedef {{commands: any[], sentence: string, isTried?: boolean}} Gesture what a board makes of a thing that several commands lead to; `isTried`: whether it is lit only once a trial has shown that it is possible */

/** Where a dry run ends because nobody can know what follows: the command is made, too. @type {Record<string, "draws" | "reveals">} */
const HIDDEN = { "would-draw": "draws", "would-reveal": "reveals" };
/** Where it ends because the command before this one asks something else. */
const ASKS = "not-now";

/**
 * `gesture` as a move that is ready, with what it would lead to; up to the first command that draws, reveals or asks, since
 * what follows may be wanted otherwise then. Throws the refusal where a command of it is not possible.
 * @param {import("./store.js").GameStore} store  @param {string} ref that was pointed at  @param {Gesture} gesture
 * @returns {Promise<import("./narrow.js").Legal>}
 */
export async function composed(store, ref, { commands, sentence }) {
  const { frames, refused } = await dryRun(store, commands);
  const hidden = refused ? HIDDEN[refused.code] : undefined;
  if (refused && !isEnd(refused)) throw impossible(refused, commands.length);
  const made = commands.slice(0, refused ? refused.index + (hidden ? 1 : 0) : commands.length);
  const last = frames.at(-1);
  return {
    command: made.at(-1), commands: made, ref, sentence: told(sentence, made.length, commands.length),
    draws: hidden === "draws", reveals: hidden === "reveals",
    hands_on: !hidden && !last.awaited.some(({ seat }) => seat === store.seat),
    preview: last ? { ...last, events: frames.flatMap(({ events }) => events ?? []) } : null,
  };
}

/** Whether a refusal ends a gesture that is possible up to there. @param {any} refused */
const isEnd = ({ code, index }) => code in HIDDEN || (code === ASKS && index > 0);

/**
 * Why each of `gestures` that is tried is not possible, by thing; those that begin with the same command are tried by one
 * request, as the longest of them.
 * @param {import("./store.js").GameStore} store  @param {Map<string, Gesture>} gestures  @param {AbortSignal} signal  @returns {Promise<Map<string, string>>}
 */
export async function refusals(store, gestures, signal) {
  /** @type {Map<string, [string, Gesture][]>} */
  const groups = new Map();
  for (const one of gestures) {
    const first = JSON.stringify(one[1].commands[0]);
    if (one[1].isTried) groups.set(first, [...(groups.get(first) ?? []), one]);
  }
  const found = await Promise.all([...groups.values()].map(async (group) => {
    const longest = group.map(([, { commands }]) => commands).sort((one, other) => other.length - one.length)[0];
    const { refused } = await dryRun(store, longest, signal, false);
    return !refused || isEnd(refused) ? [] : group.filter(([, { commands }]) => commands.length > refused.index).map(([ref]) => /** @type {[string, string]} */ ([ref, refused.detail]));
  }));
  return new Map(found.flat());
}

/** @param {string} sentence  @param {number} made  @param {number} count */
const told = (sentence, made, count) => (made < count ? `${sentence} ${say("It ends after {made} of {count} steps, where you decide anew.", { made, count })}` : sentence);

/** @param {any} refused  @param {number} count  @returns {Problem} */
function impossible(refused, count) {
  const detail = say("Step {number} of {count} is not possible, so none was made. {reason}", { number: refused.index + 1, count, reason: refused.detail });
  return new Problem(refused.status, { ...refused, detail });
}

/**
 * Takes back what a list made before one of its commands was refused, then throws the refusal. Where it cannot be taken
 * back any more, the refusal says how much was made.
 * @param {import("./store.js").GameStore} store  @param {number} from the version before the list  @param {any} answer
 */
export async function takeBackRest(store, from, { version, commits, refused }) {
  const isBack = await store.client.submit(store.game, { type: "take-back", to: from }, version).then((back) => store.reach(back.version).then(() => true), () => false);
  if (isBack) throw impossible(refused, refused.index + 1);
  await store.reach(version);
  throw new Problem(refused.status, { ...refused, detail: say("The first {count} steps were made. {reason}", { count: commits.length, reason: refused.detail }) });
}
