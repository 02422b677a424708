/** Carson City: the action row, the map with its roads, the characters. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { refsByField } from "../../table/narrow.js";
import { spoken } from "../../table/words.js";
import { Token, thing } from "../thing.js";
import { Map } from "./map.js";

const FIELDS = { parcel: "parcel", box: "box", place: "place", edge: "edge", character: "character", kind: "kind", corral: "corral", origin: "parcel", targets: "parcel" };
const byField = refsByField(FIELDS);

const PROMPTS = {
  "place": "Place a cowboy: on the action row, on a parcel or on a building. Or pass.",
  "parcel": "Choose a parcel to buy.",
  "character": "Choose a character.",
  "starting-parcel": "Choose a parcel to begin with.",
  "road": "Choose where the road goes.",
  "building": "Build what you bought, or keep it.",
  "house": "Choose the place of the house.",
  "duel": "Choose the next duel.",
};

const LONG_TURN = new Set(["build-road", "take-back-from-box", "take-back-from-parcel", "take-back-sheriff"]);

/** @param {any} command  @returns {string[]} */
function refs(command) {
  return byField(command).map((ref) => (ref.startsWith("place:") ? (/^place:\d+$/.test(ref) ? ref.replace("place", "parcel") : ref.replace("place", "box")) : ref));
}

export const board = {
  refs,
  handsOn: (command) => !LONG_TURN.has(command.type),
  prompt: (view, _seat, legal) => PROMPTS[view.prompt] ?? `Your turn (${view.prompt.replaceAll("-", " ")}): ${legal.length} choices.`,
  round: (view) => `round ${view.round} of 4, ${PHASES[view.phase] ?? view.phase}`,
  order: (view) => view.order,
  stats: (view, seat) => {
    const player = view.players[seat];
    const limit = player.limit === null ? "" : ` of ${player.limit}`;
    return [
      ["$", `${player.dollars}${limit}`, "Dollars, and how many may be kept at the end of the round"],
      ["points", player.points],
      ["cowboys", player.cowboys, "Cowboys in the reserve"],
      ["guns", player.firepower, "What is added to a die in a duel"],
      ["roads", player.roads],
      ...(player.character ? [["as", spoken(player.character), "Character of this round"]] : []),
      ...(player.held.length ? [["holds", player.held.map(spoken).join(", ")]] : []),
      ...(view.passed.includes(seat) ? [["", "passed"]] : []),
    ];
  },
  extra: () => "The outlaws",
  Draw: ({ view, ui }) => html`<div class="carson">
    <${Row} view=${view} ui=${ui} />
    <${Map} view=${view} ui=${ui} />
    <${Characters} view=${view} ui=${ui} />
  </div>`,
};

const PHASES = { "set-up": "set-up", characters: "choice of characters", cowboys: "placing cowboys", actions: "actions", "round-end": "end of the round", over: "over" };

const Row = ({ view, ui }) => html`<div role="group" class="action-row" aria-label="Action row">${view.boxes.map((box) => html`<div key=${box.box} ...${thing(ui, `box:${box.box}`, boxName(box, ui), `box ${box.open ? "" : "closed"}`)}>
  <span class="box-name">${NAMES[box.box] ?? spoken(box.box)}</span>
  ${box.building && html`<strong class=${`tile-name kind-${box.building}`}>${ui.words.word("kind", box.building)}</strong>`}
  <span class="crowd">${box.cowboys.map((seat) => html`<${Token} seat=${seat} title=${ui.nameOf(seat)} />`)}${view.sheriff.box === box.box ? html`<span class="token sheriff" title="The white cowboy">★</span>` : ""}</span>
</div>`)}</div>`;

const NAMES = {
  "building-12": "Building $12", "building-10": "Building $10", "building-8": "Building $8", "building-6": "Building $6", "building-5": "Building $5", "building-4": "Building $4", "building-3": "Building $3",
  "points-5": "Points: $5 each", "points-4": "Points: $4 each", "points-3": "Points: $3 each", "points-2": "Points: $2 each",
};

function boxName(box, ui) {
  const who = box.cowboys.length ? `, cowboys of ${box.cowboys.map(ui.nameOf).join(", ")}` : ", empty";
  return `${NAMES[box.box] ?? spoken(box.box)}${box.building ? `, ${ui.words.word("kind", box.building)}` : ""}${who}${box.duel ? "" : ", no duels"}${box.open ? "" : ", closed"}`;
}

const Characters = ({ view, ui }) => html`<div role="group" class="characters" aria-label="Characters">${view.characters.map((card) => html`<div key=${card.character} ...${thing(ui, `character:${card.character}`, `${ui.words.word("character", card.character)}, number ${card.number}, cash limit ${card.limit}${card.seat === null ? "" : `, with ${ui.nameOf(card.seat)}`}`, `character ${card.seat === null ? "" : "taken"}`)}>
  <span class="number">${card.number}</span> ${ui.words.word("character", card.character)} <span class="small">$${card.limit}</span>${card.seat !== null && html` <${Token} seat=${card.seat} title=${ui.nameOf(card.seat)} />`}
</div>`)}</div>`;
