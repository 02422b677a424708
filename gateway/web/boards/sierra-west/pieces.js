/** The pieces of Sierra West, drawn by the board. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Samples, states } from "../samples.js";
import { Homestead, Market, Trail } from "./board.js";
import { Animal, Icon } from "./icons.js";
import { Mode } from "./modes.js";
import { Card, Place } from "./mountain.js";

const TABLES = ["starting_cards", "mode_card", "mountain_cards"];
const CARDS = { gone: -1, down: -2, "down special": -3, "special": 100, up: 0 };

/** What only one mode lays on the table, and a plan of Hastings, as views have them. */
const MODES = {
  orchard: { orchard: { supply: [3, 6] } },
  river: { river: { canoes: [0, 1], fish: [[0, 1, 2], [1, 0, 0]], supply: [6, 6, 6], pieces: [[3, 2, 3]] } },
  diggings: { diggings: { carts: [0, 2], supply: 8, lantern: 0, dynamite: -1 } },
  manhunt: { manhunt: { bullets: [1, 0], captured: [0, 2], posts: [1, 2, 2, 2, 0], supply: 8, sheriff: 1 } },
  plan: { plan: { id: "P16", left: 2, right: 2, claim: "right", wagon: 1, track: "food", cabin: 1, animal: "fox", mode: "" }, plans: { done: [0] } },
};

const NUMBERS = Array.from({ length: 100 }, (_, number) => number);

/** Cards as a view has them, of the printed rows of every mode. @param {any[]} contents  @param {any} words */
function facesOf(contents, words) {
  const rows = contents.flatMap((content) => TABLES.flatMap((table) => Object.entries(content.tables[table])));
  return Object.entries(Object.fromEntries(rows)).map(([id, row]) => ({ id, number: NUMBERS.find((number) => words.word("card", number) === id), icons: [row.gl, row.gr, row.tl, row.tr, row.m], summit: row.summit, animal: row.animal ?? "" }));
}

/** Trail, market and homestead, with the things of both seats on their first places. @param {any} tables */
function around(tables) {
  const cabins = Object.values(tables.cabins);
  const tracks = Object.values(tables.tracks);
  const trail = [0, 2, 3].map((boots) => ({ boots, resources: boots, multiplier: 1 }));
  const players = [0, 1].map((seat) => ({ wagon: seat, tracks: tracks.map((_, index) => index + seat) }));
  return { cabins, market: [...cabins.keys(), -1], players, turn: { seat: 0 }, agenda: [], row: [], special_texts: [{ number: 0, id: "", text: "★" }], board: { market_extra: [], tracks, trail } };
}

export function Pieces({ contents, ui }) {
  const faces = facesOf(contents, ui.words);
  const icons = new Set(faces.flatMap((face) => face.icons));
  const animals = [...new Set(contents.flatMap((content) => Object.keys(content.tables.animals)))];
  const view = (card, walkers = [-2]) => ({ mountain: [card], cards: faces.slice(0, 1), special_texts: [{ number: 0, text: "★" }], walkers, players: [{}, {}] });
  return html`
    <${Samples} of=${icons} name=${(icon) => icon} draw=${(icon) => html`<${Icon} icon=${icon} ui=${ui} isNamed />`} />
    <${Samples} of=${["F2", "AG1AR1!", "BH!"]} name=${(icon) => `icon ${icon}`} draw=${(icon) => html`<${Icon} icon=${icon} ui=${ui} />`} />
    <${Samples} of=${animals} name=${(animal) => animal} draw=${(animal) => html`<${Animal} animal=${animal} ui=${ui} />`} />
    <${Samples} of=${Object.entries(CARDS)} name=${([name]) => `peak ${name}`} draw=${([, card]) => html`<${Place} place=${0} view=${view(card)} ui=${ui} />`} />
    <${Samples} of=${states(ui, "place:0")} name=${([state]) => `peak ${state}`} draw=${([, told]) => html`<${Place} place=${0} view=${view(0, [0, 0])} ui=${told} />`} />
    <${Samples} of=${[["cabins", Market], ["homestead", Homestead], ["trail", Trail]]} name=${([name]) => name} draw=${([, Part]) => html`<${Part} view=${around(contents[0].tables)} ui=${ui} />`} isAll />
    <${Samples} of=${Object.entries(MODES)} name=${([name]) => name} draw=${([, part]) => html`<${Mode} view=${{ ...around(contents[0].tables), row: [0], ...part }} ui=${ui} />`} isAll />
    <${Samples} of=${states(ui, "track:0").slice(1)} name=${([state]) => `track ${state}`} draw=${([, told]) => html`<${Homestead} view=${around(contents[0].tables)} ui=${told} />`} isAll />
    <${Samples} of=${faces} name=${(face) => face.id} draw=${(face) => html`<${Card} face=${face} ui=${ui} />`} isWide />`;
}
