/** What pointing at a place of Carson City tells: who stands there, who would duel whom and with what. */
import { say } from "../../languages/say.js";

/** @param {string} ref  @param {any} view  @param {any} ui  @param {any} content what the box prints, null until it is here  @returns {string[]} */
export function about(ref, view, ui, content) {
  const [kind, id] = ref.split(":");
  const text = (table, row) => [content?.texts?.[table]?.[row]].filter(Boolean);
  if (kind === "parcel") return aboutParcel(view.parcels[Number(id)], text, view, ui);
  if (kind === "box") return aboutBox(view.boxes.find((box) => box.box === id), text, view, ui);
  if (kind === "kind") return text("building", id);
  if (kind === "corral") return text("corral-hats", id);
  if (kind === "character") return view.characters.filter(({ character, seat }) => character === id && seat !== null).map(({ seat }) => say("{name} has it this round.", { name: ui.nameOf(seat) }));
  return [];
}

function aboutParcel(parcel, text, view, ui) {
  const lines = [...text("building", parcel.tile), ...(isSettled(parcel, view, ui) ? [] : duel(parcel.cowboys, view, ui))];
  if (parcel.connected) lines.push(say("A road touches it."));
  if (parcel.outlaw) lines.push(say("An outlaw of strength {strength} stands here: a cowboy that comes fights it.", view.outlaws));
  return [...afford(parcel.price, view, ui), ...lines];
}

/** What boxes bring that have no row of their own. */
const ROWS = { ammunition: "guns" };

/** @param {any} box  @returns {string[]} what it brings, in the words of the title */
const gains = (box, text) => (box.box === "gambling" ? [say("It brings what both dice show, in dollars.")] : ["gain", "share", "price"].flatMap((table) => text(table, ROWS[box.box] ?? box.box)));

function aboutBox(box, text, view, ui) {
  if (!box) return [];
  const price = box.price === null ? [] : [say("Price: ${price}.", box), ...afford(box.price, view, ui)];
  return [...gains(box, text), ...price, ...text("building", box.building), ...(box.duel ? duel(rivals(box, view), view, ui) : [])];
}

/** Who stands on a box without a no-duel token. */
const rivals = ({ box, cowboys }, { effects }) => cowboys.filter((seat) => !effects.sheltered.some((one) => one.seat === seat && one.place === box));

/** Whether the Lawyer is on a parcel for sale, or would be. */
const isSettled = ({ price, cowboys }, view, { me }) => price !== null && [...cowboys, me].some((seat) => view.players[seat]?.character === "lawyer");

/** Whether my money would do today; it is paid when the place is resolved. */
function afford(price, view, ui) {
  if (ui.me === null || price === null || price <= view.players[ui.me].dollars) return [];
  return [say("You have ${dollars} now; it is paid when the place is resolved.", view.players[ui.me])];
}

/** Who fights for a place, with what each adds to a die; the same for a cowboy of mine that would come, and leave my reserve for it. */
function duel(cowboys, view, ui) {
  const there = [...new Set(cowboys)];
  const comes = ui.me !== null && !there.includes(ui.me) && there.length > 0 && view.players[ui.me].cowboys > 0;
  const firepower = comes && view.players[ui.me].firepower - 1;
  const strength = (seat) => say("{name} (firepower {firepower})", { name: ui.nameOf(seat), firepower: view.players[seat].firepower });
  const names = there.map(strength).join(", ");
  if (there.length > 1) return [say("A duel is due: {names}.", { names }), ...(comes ? [say("Your cowboy would join it with firepower {firepower}.", { firepower })] : [])];
  if (comes) return [say("Your cowboy (firepower {firepower}) would duel {names}.", { firepower, names })];
  return there.length ? [say("No rival for {names}.", { names })] : [];
}
