/** Events and names as text, from the title's own words. What a part is about is kept, so that it can be pointed at. */

import { language, say } from "../languages/say.js";

/** @typedef {{text: string, ref?: string}} Part a piece of a sentence; `ref` names the thing, as `kind:id` */

const HOLE = /\{(\w+)(?::(\w+))?\}/g;
/** Fields that follow each other without anything between, such as the amounts of a price. */
const RUN = /(?:\{\w+(?::\w+)?\})+/g;
/** A seat in the sentence of a command, in the language of the page. */
const SEAT = new RegExp(`\\b${say("seat {number}", { number: "(\\d+)" })}\\b`, "gi");

/**
 * @param {{events: Record<string, string>, words: Record<string, Record<string, string>>, texts?: Record<string, string>}} telling of the title's schemas
 * @param {(seat: number) => string} nameOf the shown name of a seat
 */
export function makeWords(telling, nameOf) {
  /** @param {string} kind  @param {any} value  @returns {string} what a value of this kind is called */
  function word(kind, value) {
    if (kind === "player") return telling.words.player?.[value] && !(value >= 0 && nameOf(value)) ? telling.words.player[value] : nameOf(value);
    const found = telling.words[kind]?.[value];
    return found === undefined ? String(value) : found.replace(/\{(\d+)\}/g, (_, seat) => word("player", Number(seat)));
  }

  /** @param {any} value  @param {string} kind  @returns {Part[]} */
  function parts(value, kind) {
    if (value === null || value === undefined) return [{ text: say("nothing") }];
    if (Array.isArray(value) && !value.length) return [{ text: telling.words[kind]?.[""] ?? say("nothing") }];
    if (Array.isArray(value)) return value.flatMap((one, index) => [...(index ? [{ text: ", " }] : []), ...parts(one, kind)]);
    if (typeof value === "object") return Object.entries(value).flatMap(([name, one], index) => [{ text: `${index ? ", " : ""}${word(kind, name)} ` }, ...parts(one, "")]);
    return [{ text: word(kind, value), ref: kind ? `${kind === "player" ? "seat" : kind}:${value}` : undefined }];
  }

  /** A sentence with a capital letter, unless a player's name is first. @param {Part[]} told */
  function begun(told) {
    const first = told.findIndex((part) => part.text);
    const isName = /^seat:/.test(told[first]?.ref ?? "") && nameOf(Number(told[first].ref?.slice(5)));
    return isName ? told : told.map((part, index) => (index === first ? { ...part, text: capital(part.text) } : part));
  }

  /** @param {string} run  @param {any} event  @returns {Part[]} the fields of a run as a list, without those that say nothing */
  function listed(run, event) {
    const said = [...run.matchAll(HOLE)].map((hole) => parts(event[hole[1]], hole[2] ?? ""));
    return said.filter((one) => one.some((part) => part.text)).flatMap((one, index) => (index ? [{ text: "," }, ...one] : one));
  }

  return {
    word,
    /** @param {any} event  @returns {Part[]} its sentence; empty when it is not worth telling */
    tell(event) {
      const template = telling.events[event.type];
      if (!template) return [];
      /** @type {Part[]} */
      const told = [];
      let from = 0;
      for (const run of template.matchAll(RUN)) {
        if (run.index > from) told.push({ text: template.slice(from, run.index) });
        told.push(...listed(run[0], event));
        from = run.index + run[0].length;
      }
      told.push({ text: template.slice(from) });
      return begun(told);
    },
    /** @param {string} text of the box, in English  @returns {string} */
    printed: (text) => telling.texts?.[text] ?? text,
    /** @param {string} sentence  @returns {string} the same with the names of the players */
    named: (sentence) => sentence.replace(SEAT, (_, seat) => nameOf(Number(seat))),
  };
}

/** @param {string} text  @returns {string} "place-on-box" as "Place on box" */
export function spoken(text) {
  return capital(text.replaceAll("-", " ").replaceAll("_", " "));
}

/** The name of whoever has a seat of a table; a computer with its usual one is named in the reader's language. @param {{player?: string | null, opponent?: {name: string} | null} | undefined} seat  @returns {string} */
export function playerOf(seat) {
  const [, name, number] = /^(.+) (\d+)$/.exec(seat?.player ?? "") ?? [];
  return name && name === seat?.opponent?.name && language !== "en" ? `${say(spoken(name))} ${number}` : seat?.player ?? "";
}

/** @param {string} text  @returns {string} */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
