/** A seat that another platform gave to somebody by a link: its token, and a client that plays with it. */
import { Client } from "./http.js";
import { storage as ours } from "./storage.js";

/** @param {string} game */
const kept = (game) => `sagebrush.seat.${game}`;

/**
 * Keeps the token of a link `#/seat/GAME/TOKEN` and takes it out of the address, so that nobody reads or copies it there.
 * @param {Location} location  @param {History} history  @param {import("./storage.js").Kept} storage
 */
export function takeSeat(location, history, storage) {
  const [, name, game, token] = location.hash.replace(/^#/, "").split("/");
  if (name !== "seat" || !token) return;
  storage.setItem(kept(game), token);
  history.replaceState(null, "", `#/seat/${game}`);
}

/** The way to the API of whoever has the link to a seat; the guest of this browser, if there is one, stays apart. */
export class SeatClient extends Client {
  /** @param {string} language  @param {string} game */
  constructor(language, game, storage = ours) {
    super(language, storage);
    this.game = game;
  }

  get token() {
    return this.storage.getItem(kept(this.game));
  }

  get me() {
    return { guest: "", name: "" };
  }

  get viewer() {
    return `seat ${this.token?.slice(-8)}`; // two seats of a game may be open in two tabs
  }

  get mayOpenTables() {
    return false;
  }

  /** @param {string} game  @param {string} origin */
  wayBack(game, origin) {
    return `${origin}/#/seat/${game}/${this.token}`;
  }

  forget() {
    this.storage.removeItem(kept(this.game));
  }
}
