/** What is chosen of a move that is not made yet is kept while the page is loaded anew, as in another language. */
import { ofTab } from "../client/storage.js";
import { narrowed } from "./narrow.js";

const KEY = "sagebrush.half-made";

/** Takes up what was chosen where nothing has happened since, and keeps what is chosen when the page goes. @param {import("./store.js").GameStore} store */
export function keepHalfMade(store) {
  takeUp(store, JSON.parse(ofTab.getItem(KEY) ?? "{}"));
  ofTab.removeItem(KEY);
  addEventListener("pagehide", () => keep(store), { signal: store.ending.signal });
}

/** @param {import("./store.js").GameStore} store  @param {{game?: string, version?: number, chosen?: string[], armed?: string}} kept */
function takeUp(store, { game, version, chosen = [], armed }) {
  const { frame } = store;
  if (!frame || game !== store.game || version !== frame.version || store.past !== null || store.armed || store.chosen.length) return;
  const legal = frame.legal ?? [];
  const ready = legal.find(({ command }) => JSON.stringify(command) === armed) ?? null;
  if (ready || narrowed(legal, chosen, store.board.refs).left.length) store.set({ chosen, armed: ready });
}

/** Not what is planned, nor several commands at once: they are tried anew. @param {import("./store.js").GameStore} store */
function keep({ game, frame, chosen, armed, planning }) {
  if (planning || (!armed && !chosen.length)) return;
  ofTab.setItem(KEY, JSON.stringify({ game, version: frame?.version, chosen, armed: JSON.stringify(armed?.command) }));
}
