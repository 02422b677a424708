/** The mountain: five rows of cards, the widest touching the base; a card is covered by the two above it. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Token, thing } from "../thing.js";
import { Animal, Icon, cardName } from "./icons.js";
import { Sign, nameIn } from "./names.js";
import { BASE, ROWS } from "./places.js";
import { specialText } from "./special.js";

const SPECIAL = 100;

export const Mountain = ({ view, ui }) => html`<section><h2>${say("The mountain")}</h2><div class="mountain">
  ${[...ROWS].reverse().map((row, index) => html`<div role="group" key=${index} class="ridge">${row.map((place) => html`<${Place} key=${place} place=${place} view=${view} ui=${ui} />`)}</div>`)}
  <div ...${thing(ui, `place:${BASE}`, say("The base"), "base")}>${say("The base")} <${Walkers} place=${BASE} view=${view} ui=${ui} /></div>
</div></section>`;

export function Place({ place, view, ui }) {
  const card = view.mountain[place];
  const face = card >= SPECIAL ? null : view.cards.find((one) => one.number === card);
  const state = card === -1 ? "gone" : card === -2 ? "down" : card === -3 ? "down special" : card >= SPECIAL ? "special" : "up";
  const name = { gone: say("empty"), down: say("a card face down"), "down special": say("a special card face down"), special: specialText(view, card - SPECIAL, ui), up: face && cardName(ui, face) }[state];
  return html`<div ...${thing(ui, `place:${place}`, say("{place}: {name}", { place: ui.words.word("place", place), name }), `peak ${state}`)}>
    ${face ? html`<span class="small">${ui.words.word("card", card)}</span><${Card} face=${face} ui=${ui} />` : html`<span class="small">${card >= SPECIAL ? specialText(view, card - SPECIAL, ui) : state === "down special" ? "★" : ""}</span>`}
    <${Walkers} place=${place} view=${view} ui=${ui} />
  </div>`;
}

/** In a solo game Hastings has two frontiersmen. */
const Walkers = ({ place, view, ui }) => html`<span class="crowd">${view.walkers.map((at, owner) => at === place && html`<${Token} key=${owner} seat=${Math.min(owner, view.players.length - 1)} title=${say("Frontiersman of {name}", { name: nameIn(ui, owner) })} />`)}</span>`;

/** A card as it is seen; `cardName` is its name for whoever does not see it. */
export const Card = ({ face, ui }) => html`<span class="face">
  <span class="paths"><span class="green"><${Sign} colour="green" />${face.icons.slice(0, 2).map((icon) => html`<${Icon} icon=${icon} ui=${ui} />`)}</span><span class="tan"><${Sign} colour="tan" />${face.icons.slice(2, 4).map((icon) => html`<${Icon} icon=${icon} ui=${ui} />`)}</span></span>
  <span class="summit">${face.star ? "★ " : ""}${ui.words.word("summit", face.summit)}</span>${face.animal && html`<${Animal} animal=${face.animal} ui=${ui} />`}</span>`;
