/** Plans in words: their moves and conditions, and why they ended. */
import { say } from "../languages/say.js";
import { spoken } from "./words.js";

/** @typedef {import("./planning.js").Offer} Offer */

/** Events of a title that a plan may wait for, by type, with the sentence that tells one. @param {Record<string, string>} sentences  @returns {[string, string][]} */
export function tellableEvents(sentences) {
  const told = Object.entries(sentences).filter(([, text]) => text.trim()).map(([type, text]) => /** @type {[string, string]} */ ([type, outline(text)]));
  return told.sort(([, one], [, other]) => one.localeCompare(other));
}

/** The sentence of an event with "…" for what is not known yet. @param {string} sentence */
const outline = (sentence) => sentence.replace(/\{[^}]*\}/g, "…").replace(/[.…]+$/, (end) => (end.includes("…") ? "…" : ""));

/** What a seat is asked, without the full stop. @param {string} prompt  @param {any} schemas */
export const questionText = (prompt, schemas) => (schemas.prompts[prompt] ?? spoken(prompt)).replace(/\.$/, "");

/** A condition in words. @param {any} condition  @param {any} schemas of the title  @param {(seat: number) => string} nameOf */
export function conditionText(condition, schemas, nameOf) {
  if (condition.if === "asked") return say("when you are asked: {question}", { question: questionText(condition.prompt, schemas) });
  if (condition.if === "no-event") return say("unless this happens: {events}", { events: condition.types.map((type) => outline(schemas.telling.events[type] ?? spoken(type))).join(" / ") });
  const seat = /^\/players\/(\d+)$/.exec(condition.path);
  return seat ? say("as long as nothing changes for {name}", { name: nameOf(Number(seat[1])) }) : say("as long as {path} does not change", { path: condition.path });
}

/** What a planned command says: its sentence where it was offered, else its name. @param {any} command  @param {Offer[]} offers */
export function commandText(command, offers) {
  const wanted = JSON.stringify(command);
  return offers.flatMap(({ legal }) => legal).find((one) => JSON.stringify(one.command) === wanted)?.sentence ?? say(spoken(command.type));
}

/** Why nothing is left of a plan. @param {import("./planning.js").Plan} plan  @param {Record<string, string>} sentences of refusals by code */
export function endText(plan, sentences) {
  if (plan.ended === "played") return say("Your plan was played.");
  if (plan.ended === "own-move") return say("Your plan ended: you decided yourself.");
  if (plan.ended === "condition") return say("Your plan ended: a condition did not hold.");
  return plan.ended ? say("Your plan ended: {reason}", { reason: sentences[plan.ended] ?? spoken(plan.ended) }) : "";
}
