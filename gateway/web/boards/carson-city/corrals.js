/** The corrals: whose horses stand in them, and whose cowboys. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Token, thing } from "../thing.js";
import { Chip } from "./chip.js";

export const Corrals = ({ view, ui }) => html`<div role="group" class="corrals" aria-label=${say("Corrals")}>
  ${view.horses.stables[0].corrals.map((_, index) => html`<${Corral} key=${index} corral=${index + 1} stables=${view.horses.stables} ui=${ui} />`)}
  <div class="rodeo"><span class="small">${say("Rodeo points now")}</span> ${view.horses.stables.map(({ rodeo_points }, seat) => html`<span key=${seat} class="chip"><${Token} seat=${seat} title=${ui.nameOf(seat)} />${rodeo_points}</span>`)}</div>
</div>`;

export function Corral({ corral, stables, ui }) {
  const here = stables.map(({ corrals, cowboys }, seat) => ({ seat, horses: corrals[corral - 1], hasCowboy: cowboys.includes(corral) })).filter(({ horses, hasCowboy }) => horses || hasCowboy);
  const hats = ui.content?.tables["corral-hats"]?.[corral].value ?? 0;
  return html`<div ...${thing(ui, `corral:${corral}`, nameOf(corral, here, ui), "corral")}>
    <strong>${say("Corral {corral}", { corral })}</strong>
    <span class="hats" aria-hidden="true">${Array.from({ length: hats }, (_, index) => html`<${Chip} key=${index} id="hat" name="" />`)}</span>
    ${here.map(({ seat, horses, hasCowboy }) => html`<span key=${seat} class="chips" aria-hidden="true"><${Token} seat=${seat} />${horses > 0 && html`<${Chip} id="horse" name="" count=${horses} />`}${hasCowboy && html`<${Chip} id="hat" name="" count="×2" />`}</span>`)}
  </div>`;
}

function nameOf(corral, here, ui) {
  const said = here.map(({ seat, horses, hasCowboy }) => `${ui.nameOf(seat)}: ${[horses > 0 && say("horses: {horses}", { horses }), hasCowboy && say("a cowboy")].filter(Boolean).join(", ")}`);
  return [say("Corral {corral}", { corral }), ...(said.length ? said : [say("empty")])].join(", ");
}
