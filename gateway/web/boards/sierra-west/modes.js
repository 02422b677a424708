/** What only one mode lays on the table: apples, the river, mines' carts and tools, outposts; and the plan of Hastings. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Glyph } from "../glyph.js";
import { Token, thing } from "../thing.js";
import { Animal } from "./icons.js";
import { nameIn } from "./names.js";
import { specialText } from "./special.js";

const APPLES = [["AG", say("green apples")], ["AR", say("red apples")]];
const MOST_APPLES = 6;
const PIECES = { 2: "S", 3: "G" }; // resources as glyphs
const POSTS = ["I", "II", "III", "IV", "V"];
const STAGES = { left: say("the left frontiersman claims its card"), right: say("the right frontiersman claims its card"), both: say("both frontiersmen claim their cards") };

export const Mode = ({ view, ui }) => html`<div class="mode">
  ${view.plan && html`<${Plan} plan=${view.plan} plans=${view.plans} view=${view} ui=${ui} />`}
  ${view.orchard && html`<${Orchard} orchard=${view.orchard} />`}
  ${view.river && html`<${River} river=${view.river} view=${view} ui=${ui} />`}
  ${view.diggings && html`<${Diggings} diggings=${view.diggings} ui=${ui} />`}
  ${view.manhunt && html`<${Manhunt} manhunt=${view.manhunt} view=${view} ui=${ui} />`}
</div>`;

const G = ({ id }) => html`<${Glyph} title="sierra-west" id=${id} />`;

const Orchard = ({ orchard }) => html`<section aria-labelledby="orchard"><h2 id="orchard">${say("Apples in the supply")}</h2>
  ${APPLES.map(([id, name], kind) => html`<div key=${id} class="supply" role="img" aria-label=${say("{name}: {count} of {most}", { name, count: orchard.supply[kind], most: MOST_APPLES })}><strong>${orchard.supply[kind]}</strong> ${Array.from({ length: MOST_APPLES }, (_, place) => html`<span key=${place} class=${place < orchard.supply[kind] ? "" : "lacking"}><${G} id=${id} /></span>`)} <span class="small">${name}</span></div>`)}</section>`;

function River({ river, view, ui }) {
  const canoes = (place) => html`<span class="crowd">${river.canoes.map((at, owner) => at === place && html`<${Token} key=${owner} seat=${owner} title=${say("Canoe of {name}", { name: nameIn(ui, owner) })} />`)}</span>`;
  return html`<section aria-labelledby="river"><h2 id="river">${say("The river")}</h2><div class="trail" role="group">
    <div ...${thing(ui, "shore:0", say("Fish market"), "shore")}><strong>${say("Fish market")}</strong>${canoes(0)}</div>
    ${view.row.map((number, index) => html`<div key=${number} ...${thing(ui, `shore:${index + 1}`, `${say("River card {number}", { number: index + 1 })}: ${specialText(view, number, ui)}`, "shore")}><span class="small">${index + 1}. ${specialText(view, number, ui)}</span><span role="img" aria-label=${(river.pieces[index] ?? []).map((piece) => ui.words.word("resource", piece)).join(", ") || say("nothing is left")}>${(river.pieces[index] ?? []).map((piece) => html`<${G} id=${PIECES[piece]} />`)}</span>${canoes(index + 1)}</div>`)}</div>
    <div class="rows"><table><thead><tr><td></td>${river.supply.map((_, kind) => { const name = ui.words.word("fish", kind); return html`<th key=${kind} scope="col"><span ...${thing(ui, `fish:${kind}`, name, "pick")}><${G} id="FI" /> ${name}</span></th>`; })}</tr></thead><tbody>
      <tr><th scope="row">${say("supply")}</th>${river.supply.map((count) => html`<td>${count}</td>`)}</tr>
      ${river.fish.map((caught, owner) => html`<tr key=${owner}><th scope="row"><${Token} seat=${owner} /> ${nameIn(ui, owner)}</th>${caught.map((count) => html`<td>${count}</td>`)}</tr>`)}</tbody></table></div></section>`;
}

/** A card that one owner has, or that lies beside the board. */
const Tool = ({ id, name, owner, ui }) => html`<div ...${thing(ui, `tool:${id}`, owner < 0 ? say("{name}: nobody has it", { name }) : say("{name}: {owner} has it", { name, owner: nameIn(ui, owner) }), "shore")}><strong><${G} id=${id} /> ${name}</strong>${owner < 0 ? html`<em class="small">${say("nobody has it")}</em>` : html`<span><${Token} seat=${owner} /> ${nameIn(ui, owner)}</span>`}</div>`;

const Counts = ({ heads, rows, ui }) => html`<div class="rows"><table><thead><tr><td></td>${heads.map((head) => html`<th key=${head} scope="col">${head}</th>`)}</tr></thead><tbody>
  ${rows.map((counts, owner) => html`<tr key=${owner}><th scope="row"><${Token} seat=${owner} /> ${nameIn(ui, owner)}</th>${counts.map((count) => html`<td>${count}</td>`)}</tr>`)}</tbody></table></div>`;

const Diggings = ({ diggings, ui }) => html`<section aria-labelledby="mine"><h2 id="mine">${say("The mine")}</h2>
  <div class="trail" role="group"><${Tool} id="LA" name=${say("Lantern")} owner=${diggings.lantern} ui=${ui} /><${Tool} id="DY" name=${say("Dynamite")} owner=${diggings.dynamite} ui=${ui} /><div><strong>${diggings.supply}</strong><span class="small">${say("mine carts in the supply")}</span></div></div>
  <${Counts} heads=${[say("mine carts")]} rows=${diggings.carts.map((count) => [count])} ui=${ui} /></section>`;

/** The outposts from the top; the target of each is on its card. */
const Manhunt = ({ manhunt, view, ui }) => html`<section aria-labelledby="manhunt"><h2 id="manhunt">${say("Outlaws and outposts")}</h2>
  <div class="trail" role="group">${manhunt.posts.map((count, post) => { const card = view.special_texts.find(({ id }) => id === `OP-${POSTS[post]}`); return html`<div key=${post} class=${count ? "" : "cleared"} role="img" aria-label=${`${say("Outpost {name}", { name: POSTS[post] })}: ${count ? say("{count} outlaws", { count }) : say("cleared")}`}><strong>${POSTS[post]}</strong><span>${count ? "♟".repeat(count) : say("cleared")}</span>${card && html`<span class="small">${specialText(view, card.number, ui)}</span>`}</div>`; })}
    <${Tool} id="SF" name=${say("Sheriff")} owner=${manhunt.sheriff} ui=${ui} /><div ...${thing(ui, "outlaw:0", say("{count} outlaws in the supply", { count: manhunt.supply }), "shore")}><strong>${manhunt.supply}</strong><span class="small">${say("outlaws in the supply")}</span></div></div>
  <${Counts} heads=${[say("bullets"), say("captured outlaws")]} rows=${manhunt.bullets.map((count, owner) => [count, manhunt.captured[owner]])} ui=${ui} /></section>`;

/** What Hastings will do next, in its order, in sentences. */
function Plan({ plan, plans, view, ui }) {
  const track = plan.track && (view.board.tracks.find(({ name }) => name.toLowerCase() === plan.track)?.name ?? plan.track);
  const steps = [
    say("Boots for its frontiersmen: left {left}, right {right}.", plan),
    ...(plan.claim ? [say("Then {who}.", { who: STAGES[plan.claim] })] : []),
    ...(plan.wagon ? [say("Its wagon goes ahead by {wagon}.", plan)] : []),
    ...(track ? [say("It climbs the {name} track.", { name: ui.words.printed(track) })] : []),
    ...(plan.cabin ? [say("It takes the cabin on space {cabin} of the market: {name}.", { cabin: plan.cabin, name: onSale(view, plan.cabin - 1, ui) })] : []),
    ...(plan.animal ? [html`${say("It turns up an animal:")} <${Animal} animal=${plan.animal} ui=${ui} />`] : []),
    ...(plan.mode ? [ui.words.printed(plan.mode)] : []),
  ];
  return html`<section aria-labelledby="plan"><h2 id="plan">${say("Hastings' plan")}</h2><div class="plan-text">
    <p class="small">${say("Plan card {id}", plan)}${plans ? `, ${say("{count} done before it", { count: plans.done.length })}` : ""}${plans?.points ? `, ${say("{points} points of its mode so far", plans)}` : ""}${plan.unofficial ? ` (${say("our proposal: this card could not be read in any source")})` : ""}</p>
    ${plans?.done.length > 0 && html`<details class="small"><summary>${say("Plans that are done")}</summary><ul>${plans.done.map((number) => html`<li key=${number}>${ui.words.word("plan", number)}</li>`)}</ul></details>`}
    <ol>${steps.map((step, place) => html`<li key=${place}>${step}</li>`)}</ol></div></section>`;
}

const onSale = (view, space, ui) => ui.words.printed(view.cabins[view.market[space]]?.name ?? "") || say("none is there");
