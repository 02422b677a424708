/** The mountain: five rows of cards, the widest touching the base; a card is covered by the two above it. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Token, thing } from "../thing.js";
import { Animal, Icon, summitInWords } from "./icons.js";
import { specialText } from "./modes.js";

const ROWS = [[18, 19], [15, 16, 17], [11, 12, 13, 14], [6, 7, 8, 9, 10], [0, 1, 2, 3, 4, 5]];
const SPECIAL = 100;

export const Mountain = ({ view, ui }) => html`<section><h2>${say("The mountain")}</h2><div class="mountain">
  ${ROWS.map((row, index) => html`<div role="group" key=${index} class="ridge">${row.map((place) => html`<${Place} key=${place} place=${place} view=${view} ui=${ui} />`)}</div>`)}
  <div ...${thing(ui, "place:-1", say("The base"), "base")}>${say("The base")} <${Walkers} place=${-1} view=${view} ui=${ui} /></div>
</div></section>`;

export function Place({ place, view, ui }) {
  const card = view.mountain[place];
  const face = card >= SPECIAL ? null : view.cards.find((one) => one.number === card);
  const state = card === -1 ? "gone" : card === -2 ? "down" : card === -3 ? "down special" : card >= SPECIAL ? "special" : "up";
  const name = { gone: say("empty"), down: say("a card face down"), "down special": say("a special card face down"), special: say("a special card"), up: face?.id }[state];
  return html`<div ...${thing(ui, `place:${place}`, say("Place {place}, {name}", { place, name }), `peak ${state}`)}>
    ${face ? html`<${Card} face=${face} />` : html`<span class="small">${card >= SPECIAL ? specialText(view, card - SPECIAL, ui) : state === "down special" ? "★" : ""}</span>`}
    <${Walkers} place=${place} view=${view} ui=${ui} />
  </div>`;
}

const Walkers = ({ place, view, ui }) => html`<span class="crowd">${view.walkers.map((at, owner) => at === place && html`<${Token} key=${owner} seat=${Math.min(owner, view.players.length - 1)} title=${say("Frontiersman of {name}", { name: ui.nameOf(owner) || "Hastings" })} />`)}</span>`;

export const Card = ({ face }) => html`<span class="face" title=${`${face.id}${face.unofficial ? `, ${say("our proposal: this card could not be read in any source")}` : ""}. ${say("Summit: {what}", { what: summitInWords(face.summit) })}${face.animal ? `. ${say("Animal: {animal}", { animal: say(face.animal) })}` : ""}`}>
  <span class="paths"><span class="green">${face.icons.slice(0, 2).map((icon) => html`<${Icon} icon=${icon} />`)}</span><span class="tan">${face.icons.slice(2, 4).map((icon) => html`<${Icon} icon=${icon} />`)}</span></span>
  <span class="summit">${summitInWords(face.summit)}</span>${face.animal && html`<${Animal} animal=${face.animal} />`}</span>`;
