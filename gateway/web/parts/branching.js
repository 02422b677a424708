/** A game goes on from an earlier move, at a table of its own. */
import { say } from "../languages/say.js";

/** Opens the table that goes on from the version that is looked at, and shows it. @param {import("../table/store.js").GameStore} store */
export async function openBranch(store) {
  const { table } = await store.client.postOnce(`/tables/${store.game}/branch`, { version: store.past, name: say("A branch") });
  location.hash = `#/table/${table}`;
}
