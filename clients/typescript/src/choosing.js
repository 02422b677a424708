/** Choosing in two steps, what is done and then to what, where a flat list of legal commands is too long for people. */

/** @type {typeof import("./index.js").legalChoices} */
export function legalChoices({ legal, legal_groups: groups }) {
  const all = legal ?? [];
  const at = (places) => places.map((place) => all[place]);
  if (!groups?.length) return all.map((one) => ({ sentence: one.sentence, legal: [one], subject: "", then: [] }));
  return groups.map(({ sentence, commands, subjects }) => ({
    sentence: commands.length === 1 ? all[commands[0]].sentence : sentence,
    legal: at(commands),
    subject: "",
    then: subjects.map((part) => ({ sentence: part.name, legal: at(part.commands), subject: part.subject, then: [] })),
  }));
}
