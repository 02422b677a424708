/** Whose turn comes when, and what waits: a building for its house, an auction, a duel, an outlaw. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { Dice } from "../dice.js";
import { Token } from "../thing.js";

export const Now = ({ view, ui }) => html`<div class="news">
  <${Track} name=${say("Turn order")} seats=${view.order} asked=${view.phase === "over" ? [] : [view.seat, ...view.company]} ui=${ui} />
  ${view.passed.length > 0 && html`<${Track} name=${say("Passed")} seats=${view.passed} asked=${[]} ui=${ui} />`}
  ${waiting(view, ui).map((line) => html`<span key=${line} class="waiting-for">${line}</span>`)}
  ${view.effects.throw && html`<${Throw} thrown=${view.effects.throw} ui=${ui} />`}
</div>`;

const Track = ({ name, seats, asked, ui }) => html`<span class="order" role="group" aria-label=${name}><span class="small">${name}</span> ${seats.map((seat) => html`<${Token} key=${seat} seat=${seat} title=${ui.nameOf(seat) + (asked.includes(seat) ? `, ${say("is asked")}` : "")}>${asked.includes(seat) && "▸"}${seat + 1}</${Token}>`)}</span>`;

const cowboysOn = (place, { boxes, parcels }) => (typeof place === "number" ? parcels[place] : boxes.find(({ box }) => box === place)).cowboys;

const placeOf = (place, ui) => ui.words.word("place", place);

/** The dice of a duel, while somebody may roll again. */
const Throw = ({ thrown, ui }) => html`<span class="waiting-for">${placeOf(thrown.place, ui)}: ${thrown.duelists.map((seat, index) => html`<span key=${seat}><${Token} seat=${seat} title=${ui.nameOf(seat)} /><${Dice} dice=${thrown.dice[index]} /></span>`)}</span>`;

function waiting(view, ui) {
  const { plan, effects, outlaws, progress, hall } = view;
  return [
    ...(plan ? [planned(plan, ui)] : []),
    ...(effects.auction ? [sold(effects.auction, ui)] : []),
    ...nextDuels(view).map((place) => `${say("The next duel: {place}", { place: placeOf(place, ui) })} (${[...new Set(cowboysOn(place, view))].map(ui.nameOf).join(", ")})`),
    ...(progress.referee >= 0 ? [ui.words.word("referee", progress.referee)] : []),
    ...(outlaws.at >= 0 ? [say("Now it is about the outlaw on {place}", { place: placeOf(outlaws.at, ui) })] : []),
    ...(effects.defeated.length ? [say("Beaten, and still to decide: {names}", { names: effects.defeated.map(ui.nameOf).join(", ") })] : []),
    ...(hall.drawn_by >= 0 ? [say("{name} has drawn the town hall", { name: ui.nameOf(hall.drawn_by) })] : []),
  ];
}

/**
 * Where the next duel is, if that is known: the one that was called, or for which tiles are laid. An outlaw is told by itself.
 * @returns {(number | string)[]}
 */
export function nextDuels({ progress, outlaws, duel_tiles }) {
  if (progress.called >= 0) return [progress.called];
  const place = outlaws.at >= 0 ? null : duel_tiles?.place ?? null;
  return place === null ? [] : [place];
}

function planned({ seat, kind, parcel, held, asking, houses }, ui) {
  const what = say("{name} builds: {kind} on {place}", { name: ui.nameOf(seat), kind: ui.words.word("kind", kind), place: placeOf(parcel, ui) });
  const where = houses.length ? `, ${say("with houses on {places}", { places: houses.map((house) => placeOf(house, ui)).join(", ") })}` : "";
  return `${what}${held ? `, ${say("out of the reserve")}` : ""}${where}${asking >= 0 ? `, ${say("asks for a house on {place}", { place: placeOf(asking, ui) })}` : ""}`;
}

function sold({ seller, lots, open, dollars, bidder, out }, ui) {
  const what = say("{name} sells {lots}", { name: ui.nameOf(seller), lots: lots.length ? lots.map((lot) => ui.words.word("lot", lot)).join(", ") : ui.words.word("lot", "") });
  const bid = bidder >= 0 ? `, ${say("{name} bids ${dollars}", { name: ui.nameOf(bidder), dollars })}` : open ? `, ${say("no bid yet")}` : "";
  return `${what}${bid}${out.length ? `, ${say("out: {names}", { names: out.map(ui.nameOf).join(", ") })}` : ""}`;
}
