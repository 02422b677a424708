/**
 * Legal commands as a set that pointing narrows. Nothing here knows a title: a command is about the things in its
 * fields, what is lit are the things of the commands left, and one command left is armed.
 */

import { say } from "../languages/say.js";

/**
 * @typedef {{command: any, sentence: string, draws: boolean, reveals: boolean, hands_on?: boolean | null, commands?: any[], ref?: string, preview?: any}} Legal
 * a move; with `commands` several of them that are sent together, `ref` being the thing that means them all
 */
/** @typedef {(command: any) => string[]} Refs the things a command is about, as `kind:id` */

/** @param {Record<string, string>} kinds by field: the kind of thing it names  @returns {Refs} */
export function refsByField(kinds) {
  return (command) =>
    Object.entries(command).flatMap(([field, value]) => {
      const kind = kinds[field];
      if (!kind || value === null) return [];
      return (Array.isArray(value) ? value : [value]).map((one) => `${kind}:${one}`);
    });
}

/**
 * What is left after pointing at `chosen`.
 * @param {Legal[]} legal  @param {string[]} chosen  @param {Refs} refs
 * @returns {{left: Legal[], lit: Set<string>, armed: Legal | null}}
 */
export function narrowed(legal, chosen, refs) {
  const left = legal.filter((one) => { const about = refs(one.command); return chosen.every((ref) => about.includes(ref)); });
  const lit = new Set(legal.flatMap((one) => refs(one.command)));
  const next = new Set(left.flatMap((one) => refs(one.command)));
  for (const ref of chosen) next.add(ref);
  return { left, lit: chosen.length ? next : lit, armed: chosen.length && left.length === 1 ? left[0] : null };
}

/**
 * The choice after pointing at `ref`: added where it goes on, alone where it begins another choice, taken away the second time.
 * @param {Legal[]} legal  @param {string[]} chosen  @param {string} ref  @param {Refs} refs  @returns {string[]}
 */
export function pointed(legal, chosen, ref, refs) {
  if (chosen.includes(ref)) return chosen.filter((one) => one !== ref);
  if (narrowed(legal, [...chosen, ref], refs).left.length) return [...chosen, ref];
  return narrowed(legal, [ref], refs).left.length ? [ref] : chosen;
}

/**
 * Commands grouped for a list: those that name a thing by the first of their type, those without things last.
 * @param {Legal[]} legal  @param {Refs} refs  @returns {{type: string, commands: Legal[], isPlain: boolean}[]}
 */
export function grouped(legal, refs) {
  /** @type {Map<string, Legal[]>} */
  const groups = new Map();
  for (const one of legal) groups.set(one.command.type, [...(groups.get(one.command.type) ?? []), one]);
  const found = [...groups].map(([type, commands]) => ({ type, commands, isPlain: commands.every((one) => !refs(one.command).length) }));
  return [...found.filter((group) => !group.isPlain), ...found.filter((group) => group.isPlain)];
}

/** @param {Legal[]} legal  @param {string} query  @returns {Legal[]} those whose sentence has every word of the query */
export function searched(legal, query) {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter((one) => wanted.every((word) => one.sentence.toLowerCase().includes(word)));
}

/** @param {Legal} one  @returns {string} why there is no way back, or "" */
export function finality(one) {
  if (one.draws && one.reveals) return say("This draws and reveals; it cannot be taken back.");
  if (one.draws) return say("This draws; it cannot be taken back.");
  return one.reveals ? say("This reveals; it cannot be taken back.") : "";
}
