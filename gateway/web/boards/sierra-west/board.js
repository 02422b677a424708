/** Sierra West: the mountain, one's own board with its two paths, trail, cabins, homestead. */
import { html } from "../../kept/htm-preact-standalone.module.js";
import { say } from "../../languages/say.js";
import { later } from "../../parts/later.js";
import { Dice } from "../dice.js";
import { Token, thing } from "../thing.js";
import { gestures } from "./gestures.js";
import { Mountain } from "./mountain.js";
import { Sign, nameIn } from "./names.js";
import { Picks } from "./picks.js";
import { Planning, Walk } from "./player-board.js";
import { specialText } from "./special.js";

/** What stands below the first picture. */
const Mode = later(() => import("./modes.js"), "Mode");
const Owners = later(() => import("./owners.js"), "Owners");
const Supplies = later(() => import("./supplies.js"), "Supplies");

/** By type of command: the things it is about. A pioneer's step and its skip are two things of the drawing. */
const ABOUT = {
  "arrange-cards": (one) => [`lay:${one.left}-0`, `lay:${one.middle}-1`, `lay:${one.right}-2`],
  "keep-card": (one) => [`card:${one.card}`],
  "step-on": (one) => [`step:${one.pioneer}`],
  "skip-icon": (one) => [`skip:${one.pioneer}`],
  "move-frontiersman": (one) => [`place:${one.place}`],
  "move-wagon": () => ["wagon:0"],
  "place-figure": (one) => [`summit:${one.slot}`, `figure:${one.figure}`],
  "enter-cabin": (one) => [`cabin:${one.space}`],
  "stable-mule": () => ["grey:0"],
  "open-token": () => ["token:0"],
  "take-damage": (one) => [one.space < 0 ? "wagon:0" : `cabin:${one.space}`],
  "build-cabin": (one) => [`market:${one.market}`],
  "use-summit": (one) => [`track:${one.choice}`],
  "gain-basic": (one) => [`resource:${one.kind}`],
  "set-trap": (one) => [`animal:${one.animal}`, `figure:${one.pioneer}`],
  "follow-trail": (one) => [`figure:${one.pioneer}`],
  "capture-outlaw": () => ["outlaw:0"],
  mine: (one) => [`special:${one.special}`],
  blast: (one) => [`special:${one.special}`],
  "paddle-canoe": (one) => [`shore:${one.place}`],
  "catch-fish": (one) => [`fish:${one.fish}`],
  "sell-fish": (one) => [`fish:${one.fish}`, `resource:${one.resource}`],
  "take-lantern": () => ["tool:LA"],
  "take-dynamite": () => ["tool:DY"],
  "take-sheriff": () => ["tool:SF"],
};

export const board = {
  /** What is pointed at piece by piece: the last one only shows both paths. */
  looksFirst: new Set(["arrange-cards"]),
  /** Commands by which one does without, beside those that pass or decline. */
  without: new Set(["follow-nobody", "set-no-trap", "let-them-ride"]),
  gestures,
  refs: (command) => ABOUT[command.type]?.(command) ?? [],
  round: (view) => `${say("round {round}", view)}${view.last_round ? `, ${say("last is {last_round}", view)}` : ""}`,
  extra: () => "Hastings",
  order: (view) => view.players.map((_, seat) => seat),
  score: (view, seat) => Object.values(view.players[seat].points).reduce((sum, one) => sum + one, 0),
  marks: { "round-began": "round", "turn-began": "turn", "shot-fired": "duel" },
  stats: (view, seat, ui) => {
    const player = view.players[seat];
    const points = board.score(view, seat);
    return [
      [say("points"), points, say("If the game ended now: {parts}", { parts: Object.entries(player.points).map(([name, value]) => `${ui.words.word("part", name)} ${value}`).join(", ") })],
      ...player.resources.map((amount, kind) => [ui.words.word("resource", kind), amount]),
      [say("boots"), player.tokens, say("Pairs of Boots")],
      [say("cards"), player.claimed, say("Cards of the mountain claimed")],
      [say("hand"), player.hand.length],
      ...(view.mule === seat ? [["", ui.words.word("figure", 2)]] : []),
      ...(view.first === seat ? [["", say("starts each round")]] : []),
    ];
  },
  Event: ({ event }) => html`<${Dice} dice=${[event.roll]} />`,
  Draw: ({ view, ui }) => {
    const seat = ui.me ?? view.turn.seat;
    return html`<div class="sierra">
      <${Planning} view=${view} ui=${ui} seat=${seat} />
      <${Walk} view=${view} ui=${ui} seat=${view.turn.seat} />
      ${seat !== view.turn.seat && view.players[seat].played.length > 0 && html`<${Walk} view=${view} ui=${ui} seat=${seat} />`}
      <${Picks} ui=${ui} />
      <${Mountain} view=${view} ui=${ui} />
      <${Trail} view=${view} ui=${ui} />
      <${Market} view=${view} ui=${ui} />
      <${Homestead} view=${view} ui=${ui} />
      <${Mode} view=${view} ui=${ui} />
      <${Owners} view=${view} ui=${ui} />
      <${Supplies} view=${view} ui=${ui} />
    </div>`;
  },
};

import("./about.js").then(({ about }) => Object.assign(board, { about })).catch(() => undefined); // help comes after the first picture

/** Where the wagon of who chooses goes: a space ahead, or back where damage is taken. */
const wagonTo = (view, ui) => view.players[ui.me ?? view.turn.seat].wagon + (view.agenda.at(-1)?.[0] === "damage" ? -1 : 1);

export const Trail = ({ view, ui }) => html`<section><h2>${say("Wagon trail")}</h2><div role="group" class="trail" aria-label=${say("Wagon trail")}>${view.board.trail.map((space, index) => {
  const text = index === 0 ? say("trailhead") : `${say("{boots} boots", space)}${space.resources ? `, ${space.resources === 1 ? say("1 resource") : say("{resources} resources", space)}` : ""}`;
  const wagons = view.players.flatMap(({ wagon }, seat) => (wagon === index ? [{ seat, title: say("Wagon of {name}", { name: nameIn(ui, seat) }) }] : []));
  const name = [text, `x${space.multiplier}`, ...wagons.map(({ title }) => title)].join(", "); // of a button nothing else is read
  return html`<div key=${index} ...${thing(ui, index === wagonTo(view, ui) ? "wagon:0" : `trail:${index}`, name)}><span class="small">${text}</span><strong>x${space.multiplier}</strong>
  <span class="crowd">${wagons.map((wagon) => html`<${Token} ...${wagon} />`)}</span></div>`;
})}</div>
  ${view.row.length > 0 && !view.river && html`<p class="small">${say("Under the trail, {count} of {most}:", { count: view.row.length, most: view.board.trail.at(-1).slots })} ${view.row.map((number) => html`<span ...${thing(ui, `special:${number}`, specialText(view, number, ui), "pick")}>${specialText(view, number, ui)}</span> `)}</p>`}
</section>`;

export const Market = ({ view, ui }) => html`<section><h2>${say("Cabins for sale")}</h2><div role="group" class="market">${view.market.map((cabin, space) => html`<div key=${space} ...${thing(ui, `market:${space}`, cabin < 0 ? say("empty") : ui.words.word("cabin", cabin), `cabin-tile ${view.cabins[cabin]?.colour ?? ""}`)}>
  ${cabin < 0 ? html`<em>${say("empty")}</em>` : html`<strong><${Sign} colour=${view.cabins[cabin].colour} /> ${ui.words.word("cabin", cabin)}</strong><span class="small">${view.board.market_extra[space] ? `${say("{count} extra", { count: view.board.market_extra[space] })} · ` : ""}${ui.words.printed(view.cabins[cabin].text)}</span>`}</div>`)}</div></section>`;

export const Homestead = ({ view, ui }) => html`<section><h2>${say("Homestead")}</h2><div role="group" class="tracks">${view.board.tracks.map((track, index) => html`<div key=${track.name} ...${thing(ui, `track:${index}`, say("{name} track", { name: ui.words.printed(track.name) }), "track")}>
  <span class="track-name">${ui.words.printed(track.name)}</span>${Array.from({ length: track.top + 1 }, (_, level) => html`<span class="level" key=${level}>${level}<span class="crowd">${view.players.map((player, seat) => player.tracks[index] === level && html`<${Token} seat=${seat} title=${nameIn(ui, seat)} />`)}</span></span>`)}</div>`)}</div>
</section>`;
