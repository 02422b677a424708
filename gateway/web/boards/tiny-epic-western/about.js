/** Help on a thing of Tiny Epic Western, where its name does not tell all. */

/** @param {string} ref  @param {any} view  @param {any} ui  @param {any} content of the box, null while it is on its way  @returns {string[]} */
export function about(ref, view, ui, content) {
  const [kind, id] = ref.split(":");
  if (kind !== "boss") return [];
  const text = view.bosses.find(({ number }) => number === Number(id))?.text ?? Object.values(content?.tables?.bosses ?? {})[Number(id)]?.text;
  return text ? [ui.words.printed(text)] : [];
}
