/** Marks on the slider: where rounds and turns began, duels were fought, branches leave this game. All from what its stream says. */
import { say } from "../languages/say.js";

/** @typedef {{version: number, kind: "round" | "turn" | "duel" | "branch", text: string, table?: string}} Mark */

/** The kinds in the order in which they are listed. */
export const KINDS = ["branch", "round", "duel", "turn"];

/**
 * @param {any[]} history commits with their events
 * @param {Record<string, Mark["kind"]>} kinds by the type of an event, as the board of the title knows them
 * @param {(event: any) => string} tell the sentence of an event
 * @returns {Mark[]} at most one of each kind a commit, in the order of the game
 */
export function marksOf(history, kinds, tell) {
  return history.flatMap(({ version, events }) => {
    const found = new Map();
    for (const event of events ?? []) {
      const kind = kinds[event.type];
      if (kind && !found.has(kind)) found.set(kind, { version, kind, text: tell(event) });
      if (event.branch) found.set("branch", { version, kind: "branch", text: say("Goes on from move {version} of another game", event.branch), table: event.branch.game });
    }
    return [...found.values()];
  });
}

/** The branches of a game among tables. @param {any[]} tables  @param {string} game  @returns {Mark[]} */
export const branchesOf = (tables, game) => tables.filter(({ branch }) => branch?.game === game).map(({ name, branch, table }) => ({ version: branch.version, kind: "branch", text: say("{name}, from move {version}", { name, version: branch.version }), table }));
