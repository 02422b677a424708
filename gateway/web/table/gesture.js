/** Several commands that one pointing means: tried together before anything is made, then sent as one list. */
import { Problem } from "../client/http.js";
import { say } from "../languages/say.js";
import { dryRun } from "./preview.js";

/** @typedef {{commands: any[], sentence: string}} Gesture what a board makes of a thing that several commands lead to */

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
  if (refused && !hidden && !(refused.code === ASKS && refused.index)) throw impossible(refused, commands.length);
  const made = commands.slice(0, refused ? refused.index + (hidden ? 1 : 0) : commands.length);
  const last = frames.at(-1);
  return {
    command: made.at(-1), commands: made, ref, sentence: told(sentence, made.length, commands.length),
    draws: hidden === "draws", reveals: hidden === "reveals",
    hands_on: !hidden && !last.awaited.some(({ seat }) => seat === store.seat),
    preview: last ? { ...last, events: frames.flatMap(({ events }) => events ?? []) } : null,
  };
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
