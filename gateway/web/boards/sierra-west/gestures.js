/** What takes several commands and is pointed at once: a walk along a path, a way over the mountain. */
import { say } from "../../languages/say.js";
import { nextIcon } from "./paths.js";
import { near } from "./places.js";

/** @typedef {import("../../table/gesture.js").Gesture} Gesture */

/** By thing that lies further off: the commands that lead to it. @param {any} view  @param {any[]} legal  @param {any} words  @returns {Map<string, Gesture>} */
export const gestures = (view, legal, words) => new Map([...walks(view, legal, words), ...ways(view, legal, words)]);

/** To every icon behind the next one, each on the way being used. @returns {[string, Gesture][]} */
function walks(view, legal, words) {
  const steps = legal.map(({ command }) => command).filter(({ type }) => type === "step-on");
  return steps.flatMap((step) => {
    const from = nextIcon(view, view.turn.seat, step.pioneer);
    const behind = view.board.paths[step.pioneer].slice(from + 1);
    return behind.map((_, further) => [`walk:${step.pioneer}-${from + further + 1}`, {
      commands: Array(further + 2).fill(step), isTried: true,
      sentence: say("Walk with the {pioneer} to icon {number} and use each icon on the way.", { pioneer: words.word("figure", step.pioneer), number: from + further + 2 }),
    }]);
  });
}

/** To every place that boots lead to; not where it has to be said whose boots are spent. @returns {[string, Gesture][]} */
function ways(view, legal, words) {
  const first = legal.map(({ command }) => command).find(({ type }) => type === "move-frontiersman");
  const sources = [view.turn.opened, ...view.turn.boots].filter(Boolean);
  if (!first || sources.length !== 1 || view.agenda.at(-1)[0] !== "pioneer") return [];
  return [...routes(view.mountain, view.walkers[view.turn.seat], sources[0])].filter(([, route]) => route.length > 1).map(([place, route]) => [`place:${place}`, {
    commands: route.map((step) => ({ ...first, place: step })),
    sentence: say("Move your frontiersman to {place}, for {count} boots.", { place: words.word("place", place), count: route.length }),
  }]);
}

/** A shortest way to each place within so many boots. @param {number[]} mountain  @param {number} from  @param {number} boots  @returns {Map<number, number[]>} */
export function routes(mountain, from, boots) {
  /** @type {Map<number, number[]>} */
  const found = new Map([[from, []]]);
  for (const [place, route] of found)
    if (route.length < boots) for (const next of near(mountain, place)) if (!found.has(next)) found.set(next, [...route, next]);
  return found;
}
