/** What the points of a finished game are made of, in an order in which they can be drawn or read. */

/** @typedef {{name: string, value: number}} ScorePart */
/** @typedef {{seat: number, total: number, parts: ScorePart[], compared: ScorePart[]}} Score a seat beyond those of the table: its automaton */

/** @param {Score[]} scores  @returns {string[]} the parts that somebody has points for */
export function rowsOf(scores) {
  const names = new Set(scores.flatMap((score) => score.parts.map((part) => part.name)));
  return [...names].filter((name) => scores.some((score) => pointsFor(score, name) !== 0));
}

/** @param {Score} score  @param {string} name  @returns {number} */
export function pointsFor(score, name) {
  return score.parts.filter((part) => part.name === name).reduce((sum, part) => sum + part.value, 0);
}

/** @param {Score[]} scores  @param {number[]} ranking seats, best first  @returns {Score[][]} those with equal points, best first */
export function ties(scores, ranking) {
  const totals = [...new Set(scores.map((score) => score.total))].sort((one, other) => other - one);
  const ranked = [...scores].sort((one, other) => ranking.indexOf(one.seat) - ranking.indexOf(other.seat));
  return totals.map((total) => ranked.filter((score) => score.total === total)).filter((group) => group.length > 1);
}

/**
 * What is compared in a group of equal points, up to the first thing in which all differ.
 * @param {Score[]} group  @returns {{name: string, values: number[]}[]}
 */
export function comparisons(group) {
  const told = [];
  for (const [place, { name }] of group[0].compared.entries()) {
    const values = group.map((score) => score.compared[place].value);
    told.push({ name, values });
    if (new Set(values).size === values.length) break;
  }
  return told;
}
