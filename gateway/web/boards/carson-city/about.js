/** What pointing at a place of Carson City tells: who stands there, who would duel whom and with what. */
import { say } from "../../languages/say.js";

/** @param {string} ref  @param {any} view  @param {any} ui  @returns {string[]} */
export function about(ref, view, ui) {
  const [kind, id] = ref.split(":");
  if (kind === "parcel") return aboutParcel(view.parcels[Number(id)], view, ui);
  if (kind === "box") return aboutBox(view.boxes.find((box) => box.box === id), view, ui);
  if (kind === "character") return view.characters.filter(({ character, seat }) => character === id && seat !== null).map(({ seat }) => say("{name} has it this round.", { name: ui.nameOf(seat) }));
  return [];
}

function aboutParcel(parcel, view, ui) {
  const lines = duel(parcel.cowboys, view, ui);
  if (parcel.outlaw) lines.push(say("An outlaw of strength {strength} stands here: whoever comes fights it.", view.outlaws));
  return [...afford(parcel.price, view, ui), ...lines];
}

function aboutBox(box, view, ui) {
  if (!box) return [];
  const price = box.price === null ? [] : [say("Price: {price} dollars.", box), ...afford(box.price, view, ui)];
  return [...price, ...(box.duel ? duel(box.cowboys, view, ui) : [])];
}

/** Whether my money would do today; it is paid when the place is resolved. */
function afford(price, view, ui) {
  if (ui.me === null || price === null || price <= view.players[ui.me].dollars) return [];
  return [say("You have {dollars} dollars now; it is paid when the place is resolved.", view.players[ui.me])];
}

/** Who fights for a place, with what each adds to a die; the same for a cowboy of mine that would come. */
function duel(cowboys, view, ui) {
  const there = [...new Set(cowboys)];
  const comes = ui.me !== null && !there.includes(ui.me) && there.length > 0 && view.players[ui.me].cowboys > 0;
  const strength = (seat) => say("{name} (firepower {firepower})", { name: ui.nameOf(seat), firepower: view.players[seat].firepower });
  const names = there.map(strength).join(", ");
  if (there.length > 1) return [say("A duel is due: {names}.", { names }), ...(comes ? [say("Your cowboy would join it with firepower {firepower}.", view.players[ui.me])] : [])];
  if (comes) return [say("Your cowboy (firepower {firepower}) would duel {names}.", { firepower: view.players[ui.me].firepower, names })];
  return there.length ? [say("Nobody disputes it: {names}.", { names })] : [];
}
