/** The pieces of Tiny Epic Western, drawn by the board. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Samples, states } from "../samples.js";
import { Industries, Mat, Spot } from "./board.js";
import { Building } from "./building.js";
import { Poker } from "./poker.js";

const CARDS = Array.from({ length: 20 }, (_, card) => card);
const SHARES = "WRN";
const PORCH = 2;
const LYING = { standing: [false, 0], left: [false, 1], right: [false, 2], wounded: [true, 0] };

/** Buildings as a view has them, of the printed rows. @param {any} content */
const buildingsOf = (content) => Object.entries(content.tables.buildings).map(([id, row], number) => ({ ...row, id, number, shares: [...row.shares].map((letter) => SHARES.indexOf(letter)), unofficial: content.unofficial.includes(`buildings.${id}`) }));

/** A spot with a posse of the first seat on it, or without. */
const place = (token) => ({ token_spot: [token ? PORCH : -1], token_down: [token?.[0]], token_side: [token?.[1]], buildings: [] });

/** An empty mat of the first seat. */
const mats = (buildings) => ({ ...place(null), gaps: [0, 5, 10, 15, -1, 4], owner: [0, -1, -1, -1, -1], porch: [-1, 1, 2, 3, 4], market: [5, 6, 7, 8, 9], players: [{ stack: [0], bought: [] }], industry: [0, 1, 2], ranking: [0], buildings });

export function Pieces({ contents, ui }) {
  const buildings = buildingsOf(contents[0]);
  return html`
    <${Samples} of=${[...CARDS, -1]} name=${(card) => (card < 0 ? "back" : `suit-${Math.floor(card / 5)} ${(card % 5) + 1}`)} draw=${(card) => html`<${Poker} card=${card} ui=${ui} />`} />
    <${Samples} of=${[0, 5, 10, 15]} name=${(card) => `suit-${card / 5} large`} draw=${(card) => html`<${Poker} card=${card} ui=${ui} large />`} />
    <${Samples} of=${Object.entries(LYING)} name=${([name]) => `posse ${name}`} draw=${([, token]) => html`<${Spot} spot=${PORCH} isPorch building=${-1} view=${place(token)} ui=${ui} />`} />
    <${Samples} of=${states(ui, `spot:${PORCH}`)} name=${([state]) => `spot ${state}`} draw=${([, told]) => html`<${Spot} spot=${PORCH} isPorch building=${-1} view=${place(null)} ui=${told} />`} />
    <${Samples} of=${[0, 1, 2, 3]} name=${(step) => `industry-0 industry-1 industry-2 at ${step}`} draw=${(step) => html`<${Industries} view=${{ industry: [step, step, step] }} ui=${ui} />`} isWide />
    <${Samples} of=${[0, 1, 2, 3, 4, 5]} name=${(mat) => `mat-${mat}`} draw=${(mat) => html`<${Mat} mat=${mat} place=${mat} view=${mats(buildings)} ui=${ui} />`} isWide />
    <${Samples} of=${states(ui, "mat:1").slice(1)} name=${([state]) => `mat ${state}`} draw=${([, told]) => html`<${Mat} mat=${1} place=${1} view=${mats(buildings)} ui=${told} />`} isWide />
    <${Samples} of=${buildings} name=${(row) => row.id} draw=${(row) => html`<${Building} card=${row.number} view=${{ buildings }} ui=${ui} />`} isWide />
    <${Samples} of=${states(ui, "building:0")} name=${([state]) => `building ${state}`} draw=${([, told]) => html`<${Building} card=${0} view=${{ buildings }} ui=${told} />`} isWide />`;
}
