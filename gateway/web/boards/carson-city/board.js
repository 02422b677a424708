/** Carson City: the action row, the map with its roads, the characters. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { later } from "../../parts/later.js";
import { refsByField } from "../../table/narrow.js";
import { Dice } from "../dice.js";
import { Glyph } from "../glyph.js";
import { Token, thing } from "../thing.js";
import { about } from "./about.js";
import { TITLE } from "./chip.js";
import { Map } from "./map.js";
import { Mats } from "./mats.js";
import { Now } from "./now.js";
import { Stock } from "./stock.js";

const Corrals = later(() => import("./corrals.js"), "Corrals");
const Hand = later(() => import("./hand.js"), "Hand");
const Sheets = later(() => import("./hand.js"), "Sheets");

const FIELDS = { parcel: "parcel", box: "box", place: "place", edge: "edge", character: "character", kind: "kind", corral: "corral", origin: "parcel", targets: "parcel", tile: "tile", number: "number" };
const byField = refsByField(FIELDS);

/** @param {any} command  @returns {string[]} */
function refs(command) {
  return byField(command).filter((ref) => ref !== "corral:0").map(drawn);
}

/** The thing on the board: a place is a parcel, if it has a number, or a box. @param {string} ref */
const drawn = (ref) => ref.replace(/^place:(?=\d+$)/, "parcel:").replace(/^place:/, "box:");

/** What the board knows, with that to which the log points by the names of things on the board. @param {any} ui */
const pointedAt = (ui) => ({ ...ui, shown: drawn(ui.shown), told: new Set([...ui.told].map(drawn)) });

export const board = {
  without: new Set(["keep-dice", "keep-dynamite", "refuse-consent"]),
  refs,
  about,
  round: (view) => `${say("round {round} of {last}", { round: view.round, last: 4 })}, ${PHASES[view.phase] ?? view.phase}`,
  order: (view) => view.order,
  score: (view, seat) => view.players[seat].points,
  marks: { "round-began": "round", "box-duel-fought": "duel", "parcel-duel-fought": "duel", "outlaw-fought": "duel" },
  stats: (view, seat, ui) => {
    const player = view.players[seat];
    const limit = player.limit === null ? "" : ` ${say("of {limit}", player)}`;
    return [
      ["$", `${player.dollars}${limit}`, say("Dollars, and how many may be kept at the end of the round")],
      [say("points"), player.points],
      [say("cowboys"), player.cowboys, say("Cowboys in the reserve")],
      [say("firepower"), player.firepower, say("What is added to a die in a duel")],
      [say("roads"), player.roads],
      ...(player.character ? [[say("as"), ui.words.word("character", player.character), say("Character of this round")]] : []),
      ...(player.held.length ? [[say("holds"), player.held.map((kind) => ui.words.word("kind", kind)).join(", ")]] : []),
      ...(view.passed.includes(seat) ? [["", say("passed")]] : []),
    ];
  },
  extra: () => say("The outlaws"),
  Event: ({ event }) => html`<${Dice} dice=${[event.dice ?? [], event.die ?? [], event.white ?? [], event.black ?? []].flat(2)} />`,
  Draw: ({ view, ui }) => html`<${Table} view=${view} ui=${pointedAt(ui)} />`,
};

const Table = ({ view, ui }) => html`<div class="carson">
    <div class="top-line"><${Now} view=${view} ui=${ui} />${view.duel_tiles && html`<${Hand} view=${view} ui=${ui} />`}</div>
    <${Map} view=${view} ui=${ui} />
    <${Row} view=${view} ui=${ui} />
    <div class="rest">
      ${view.sheets && html`<${Sheets} view=${view} ui=${ui} />`}
      <${Characters} view=${view} ui=${ui} />
      ${view.horses && html`<${Corrals} view=${view} ui=${ui} />`}
      <${Mats} view=${view} ui=${ui} />
      <${Stock} view=${view} ui=${ui} />
    </div>
  </div>`;

const PHASES = { "set-up": say("set-up"), characters: say("choice of characters"), cowboys: say("placing cowboys"), actions: say("actions"), "round-end": say("end of the round"), over: say("over") };

export const Row = ({ view, ui }) => html`<div role="group" class="action-row" tabindex="0" aria-label=${say("Action row")}>${view.boxes.map((box) => html`<div key=${box.box} ...${thing(ui, `box:${box.box}`, boxName(box, view, ui), `box ${box.open ? "" : "closed"}`)}>
  <span class="box-name">${ui.words.word("box", box.box)}${box.duel ? "" : html` <${Glyph} title=${TITLE} id="no-duel" />`}</span>
  ${box.price !== null && html`<span class="box-price">${say("${dollars}", { dollars: box.price })}${box.building && html`<${Glyph} title=${TITLE} id=${box.building} />`}</span>`}
  ${box.building && html`<strong class=${`tile-name kind-${box.building}`}>${ui.words.word("kind", box.building)}</strong>`}
  <span class="crowd">${box.cowboys.map((seat) => html`<${Token} seat=${seat} title=${ui.nameOf(seat)} />${tokensAt(view.effects, seat, box.box).map((id) => html`<${Glyph} key=${id} title=${TITLE} id=${id} />`)}`)}${view.sheriff.box === box.box ? html`<span class="token sheriff" title=${say("The white cowboy")}>★</span>` : ""}${hasGuns(box, view) && html`<${Glyph} title=${TITLE} id="guns" />`}</span>
</div>`)}</div>`;

/** Whether the token of three revolvers still lies there. */
const hasGuns = ({ box }, { guns }) => box === "ammunition" && guns === null;

/** The tokens beside a cowboy of a seat. @returns {string[]} */
const tokensAt = ({ sheltered, charges }, seat, place) => Object.entries({ "no-duel": sheltered, dynamite: charges }).filter(([, tokens]) => tokens.some((one) => one.seat === seat && one.place === place)).map(([id]) => id);

function boxName(box, view, ui) {
  const who = box.cowboys.length ? `, ${say("cowboys of {names}", { names: box.cowboys.map(ui.nameOf).join(", ") })}` : `, ${say("empty")}`;
  return `${ui.words.word("box", box.box)}${box.building ? `, ${ui.words.word("kind", box.building)}` : ""}${who}${boxTokens(box, view, ui)}${box.duel ? "" : `, ${say("no duels")}`}${box.open ? "" : `, ${say("closed")}`}`;
}

/** What lies on a box beside cowboys, in words. */
function boxTokens(box, view, ui) {
  const beside = [...new Set(box.cowboys)].flatMap((seat) => tokensAt(view.effects, seat, box.box).map((id) => `${id === "dynamite" ? say("dynamite") : say("No-duel token")} (${ui.nameOf(seat)})`));
  return [...beside, ...(view.sheriff.box === box.box ? [say("The white cowboy")] : []), ...(hasGuns(box, view) ? [say("The token of three revolvers")] : [])].map((one) => `, ${one}`).join("");
}

/** The cash limit of a card, or what it changes at that of the character it fetches. */
function limitInShort({ limit, limit_change }) {
  if (limit !== null) return say("${dollars}", { dollars: limit });
  return limit_change ? `${limit_change < 0 ? "−" : "+"}${say("${dollars}", { dollars: Math.abs(limit_change) })}` : "";
}

/** The same in words, with the number. */
function limitInWords(card) {
  if (card.limit !== null) return say(", number {number}, cash limit {limit}", card);
  const change = limitInShort(card);
  return change ? say(", number {number}, cash limit {change} against the character fetched", { ...card, change }) : say(", number {number}, cash limit of the character fetched", card);
}

export const Characters = ({ view, ui }) => html`<div role="group" class="characters" aria-label=${say("Characters")}>${view.characters.map((card) => html`<div key=${card.character} ...${thing(ui, `character:${card.character}`, `${ui.words.word("character", card.character)}${limitInWords(card)}${card.seat === null ? "" : `, ${say("with {name}", { name: ui.nameOf(card.seat) })}`}`, `character ${card.seat === null ? "" : "taken"}`)}>
  <span class="number">${card.number}</span> ${ui.words.word("character", card.character)} <span class="small">${limitInShort(card)}</span>${card.seat !== null && html` <${Token} seat=${card.seat} title=${ui.nameOf(card.seat)} />`}
</div>`)}${otherFaces(view, ui).map((id) => html`<div key=${id} ...${thing(ui, `character:${id}`, ui.words.word("character", id), "character")}>${ui.words.word("character", id)}</div>`)}</div>`;

/** The characters as which a card may be taken that shows another side. @returns {string[]} */
const otherFaces = ({ characters }, ui) => [...ui.lit].filter((ref) => ref.startsWith("character:")).map((ref) => ref.slice("character:".length)).filter((id) => !characters.some((card) => card.character === id));
