/** A poker card: value and suit by sign and by name. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Glyph } from "../glyph.js";

const NAMES = [say("skull"), say("shoe"), say("tepee"), say("hat")];

export function Poker({ card, ui, large }) {
  if (card === undefined || card === null || card < 0) return html`<span class="poker back" title=${say("A hidden card")}>?</span>`;
  const suit = Math.floor(card / 5);
  return html`<span class=${`poker suit-${suit} ${large ? "large" : ""}`} title=${ui.words.word("card", card)}><b>${(card % 5) + 1}</b><${Glyph} title="tiny-epic-western" id=${`suit-${suit}`} /><span class="small">${NAMES[suit]}</span></span>`;
}
