/** Planned moves: what this seat will answer when it is asked. The server keeps a plan and plays it; here it is made, and told by `plan-words.js`. */

/** @typedef {{command: any, when: any[]}} PlannedMove */
/** @typedef {{moves: PlannedMove[], played: number, ended: string, tag?: string}} Plan */
/** @typedef {{legal: any[], prompt: string}} Offer what a seat may choose from, and what it is asked */

export const MOST_MOVES = 8;
const MOST_OFFERS = 5; // questions, each one request more
const LATER = 1500; // milliseconds until a plan that was looked at again is surely written

/**
 * What the seat was offered the last times, the newest of each question: most of it will be there the next time.
 * @param {import("./store.js").GameStore} store  @returns {Promise<Offer[]>}
 */
export async function lastOffers(store) {
  const asked = lastAsked(store.history, store.seat).slice(0, MOST_OFFERS);
  const then = await Promise.all(asked.map(({ version }) => store.client.get(`/games/${store.game}/view?legal=true&at=${version}`)));
  return then.map(({ legal }, place) => ({ legal: legal ?? [], prompt: asked[place].prompt })).filter(({ legal }) => legal.length);
}

/**
 * The questions that a seat answered, the newest first and each once, with the version after which it was asked.
 * @param {any[]} history every commit from the first on  @param {number | null} seat  @returns {{prompt: string, version: number}[]}
 */
export function lastAsked(history, seat) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (let at = history.length - 1; at > 0; at -= 1) {
    const prompt = history[at].actor === seat ? history[at - 1].awaited?.find((one) => one.seat === seat)?.prompt : undefined;
    if (prompt && !found.has(prompt)) found.set(prompt, history[at - 1].version);
  }
  return [...found].map(([prompt, version]) => ({ prompt, version }));
}

let questions = 0; // about plans

/** Learns what is left of the plan, and once more where the server may still be at it. @param {import("./store.js").GameStore} store */
export async function loadPlan(store, isAgain = false) {
  const asked = (questions += 1);
  const plan = await store.client.get(`/games/${store.game}/plan`);
  if (asked < store.planOf) return; // a newer answer is known
  store.planOf = asked;
  if (store.plan.moves.length || plan.moves.length) store.set({ plan });
  else store.plan.tag = plan.tag; // what ended before this page was opened is not told again
  if (plan.moves.length && !store.offers.length) store.set({ offers: await lastOffers(store) });
  if (plan.moves.length && !isAgain) setTimeout(() => loadPlan(store, true).catch(() => undefined), LATER);
}

/**
 * Plans `moves` instead of what this page shows; throws where something else is planned by now, and shows that.
 * @param {import("./store.js").GameStore} store  @param {PlannedMove[]} moves
 */
export async function savePlan(store, moves) {
  /** @type {Record<string, string>} */
  const headers = store.plan.tag ? { "If-Match": `"${store.plan.tag}"` } : {};
  const plan = await store.client.postOnce(`/games/${store.game}/plan`, { moves }, { headers }).catch((error) => {
    if (error.code === "plan-changed") loadPlan(store).catch(() => undefined);
    throw error;
  });
  store.set({ plan, planOf: (questions += 1), ...(store.planning && { planning: null, chosen: [], armed: null }) });
}
