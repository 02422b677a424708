/** Special cards: outposts in the mountain, apples, mines and the river under the trail. */
import { say } from "../../languages/say.js";

/** What a special card shows, in the reader's language. @param {any} view  @param {number} number  @param {any} ui */
export function specialText(view, number, ui) {
  const card = view.special_texts.find((one) => one.number === number);
  return card ? ui.words.word("face", card.id) : say("card {number}", { number });
}
