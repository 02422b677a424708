/** A seat that another platform gave to somebody by a link: its token, and a client that plays with it. */
import { Client } from "./http.js";
import { ofTab as ownOfTab, storage as ours } from "./storage.js";

/** @param {string} game */
const kept = (game) => `sagebrush.seat.${game}`;

/**
 * Keeps the token of a link `#/seat/GAME/TOKEN` and takes it out of the address, so that nobody reads or copies it there.
 * @param {Location} location  @param {History} history  @param {import("./storage.js").Kept} storage  @param {import("./storage.js").Kept} ofTab
 */
export function takeSeat(location, history, storage, ofTab) {
  const [, name, game, token] = location.hash.replace(/^#/, "").split("/");
  if (name !== "seat" || !token) return;
  for (const one of [storage, ofTab]) one.setItem(kept(game), token);
  history.replaceState(null, "", `#/seat/${game}`);
}

/** The way to the API of whoever has the link to a seat; the guest of this browser, if there is one, stays apart. Two tabs may have two seats of one game. */
export class SeatClient extends Client {
  /** @param {string} language  @param {string} game */
  constructor(language, game, storage = ours, ofTab = ownOfTab) {
    super(language, storage);
    this.game = game;
    this.ofTab = ofTab;
    const token = ofTab.getItem(kept(game)) ?? storage.getItem(kept(game));
    if (token) ofTab.setItem(kept(game), token);
  }

  get token() {
    return this.ofTab.getItem(kept(this.game));
  }

  get me() {
    return { guest: "", name: "" };
  }

  get viewer() {
    return `seat ${this.token?.slice(-8)}`;
  }

  get mayOpenTables() {
    return false;
  }

  /** @param {string} game  @param {string} origin */
  wayBack(game, origin) {
    return `${origin}/#/seat/${game}/${this.token}`;
  }

  forget() {
    for (const one of [this.storage, this.ofTab]) one.removeItem(kept(this.game));
    this.lost();
  }
}
