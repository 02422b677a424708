/** What lies in front of the seats: cowboys, revolvers, roads, property tiles, tokens, buildings that wait. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Token } from "../thing.js";
import { Chip, DuelTile } from "./chip.js";

export const Mats = ({ view, ui }) => html`<div role="group" class="mats" aria-label=${say("In front of the seats")}>${view.players.map(({ seat }) => html`<${Mat} key=${seat} seat=${seat} view=${view} ui=${ui} />`)}</div>`;

export const Mat = ({ seat, view, ui }) => html`<div role="group" class=${`seat-mat seat-${seat}`} aria-label=${ui.nameOf(seat)}>
  <strong><${Token} seat=${seat} /> ${ui.nameOf(seat)}</strong>
  <span class="chips">${[...owned(view, seat), ...tokens(view, seat, ui), ...horses(view, seat)].map((chip) => html`<${Chip} key=${chip.id + chip.name} ...${chip} />`)}</span>
  ${view.duel_tiles && html`<${DuelTiles} seat=${seat} tiles=${view.duel_tiles} />`}
  ${notes(view, seat, ui).map((note) => html`<span key=${note} class="small">${note}</span>`)}
</div>`;

function owned(view, seat) {
  const player = view.players[seat];
  return [
    { id: "hat", name: "", count: `${player.cowboys} / ${player.supply}`, label: say("Cowboys: {cowboys} in the reserve, {supply} in the general supply", player) },
    { id: "revolver", name: say("Revolvers"), count: player.revolvers },
    { id: "road", name: say("Roads in the reserve"), count: player.roads },
    { id: "claim", name: say("Property tiles left"), count: player.property_tiles },
  ];
}

/** What only some seats have. */
function tokens(view, seat, ui) {
  const { effects, sheriff, hall, players } = view;
  const dynamite = effects.holders.filter((holder) => holder === seat).length;
  return [
    ...(view.guns === seat ? [{ id: "guns", name: say("The token of three revolvers") }] : []),
    ...(sheriff.seat === seat ? [{ id: "white-cowboy", name: whiteCowboy(sheriff, ui) }] : []),
    ...(dynamite ? [{ id: "dynamite", about: "dynamite:tokens", name: say("Dynamite"), count: dynamite }] : []),
    ...(hall.holder === seat ? [{ id: "town-hall", name: say("Holds the town hall") }] : []),
    ...players[seat].held.map((kind, index) => ({ id: kind, name: String(index), label: `${say("holds")}: ${ui.words.word("kind", kind)}` })),
  ];
}

function whiteCowboy({ box, parcel }, ui) {
  const where = box !== null ? ui.words.word("box", box) : parcel >= 0 ? ui.words.word("parcel", parcel) : say("in the reserve");
  return `${say("The white cowboy")}: ${where}`;
}

function horses(view, seat) {
  const stable = view.horses?.stables[seat];
  return stable ? [{ id: "horse", name: say("Horses in the reserve"), count: stable.reserve }, { id: "rodeo", name: say("Rodeos won"), count: stable.rodeos }] : [];
}

/** How many tiles a seat has, those it has used, and those that lie in front of it. */
function DuelTiles({ seat, tiles }) {
  const used = [...tiles.shown[seat], ...tiles.draws.filter((draw) => draw.seat === seat).flatMap((draw) => draw.shown)];
  const drawn = tiles.draws.filter((draw) => draw.seat === seat).map((draw) => draw.size);
  const open = tiles.revealed[seat];
  return html`<span class="chips">
    <${Chip} id="duel-tile" name=${say("Duel tiles in the hand")} count=${tiles.sizes[seat]} />
    <span class="small">${say("{total} in all when dealt", { total: tiles.totals[seat] })}${drawn.length > 0 && `, ${say("drawn: {tiles}", { tiles: drawn.join(", ") })}`}${used.length > 0 && `, ${say("used: {tiles}", { tiles: used.join(", ") })}`}</span>
    ${open.map((value, index) => html`<${DuelTile} key=${index} value=${value} name=${say("Duel tile {value}", { value })} />`)}
    ${open.length === 0 && Array.from({ length: tiles.chosen[seat] }, (_, index) => html`<${DuelTile} key=${index} name=${say("A duel tile, face down")} />`)}
  </span>`;
}

function notes(view, seat, ui) {
  const { effects, players, progress } = view;
  const refused = players[seat].refused;
  const takenBack = progress.taken_back.filter((one) => one === seat).length;
  return [
    ...(effects.errand === seat ? [ui.words.word("character", "newspaper-boy")] : []),
    ...(effects.promised.includes(seat) ? [say("waits for points at the end of the round")] : []),
    ...(effects.thrifty.includes(seat) ? [say("keeps its dynamite this round")] : []),
    ...(effects.paved.includes(seat) ? [say("builds no more roads this round")] : []),
    ...(effects.heroes === seat ? [say("had the Heroes in the last round")] : []),
    ...(refused.length ? [say("a house was refused on {places}", { places: refused.map((parcel) => ui.words.word("parcel", parcel)).join(", ") })] : []),
    ...(takenBack ? [say("cowboys taken back: {count}", { count: takenBack })] : []),
  ];
}
