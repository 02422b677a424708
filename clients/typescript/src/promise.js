/** What a table promised about its dice: kept by this client, compared with the game, checked at its end. */

import { commitmentTo, verify } from "./bytes.js";
import { PromiseBroken } from "./problem.js";

export class TablePromise {
  /** @param {string} game  @param {string} commitment  @param {string[]} seats what each seat committed to */
  constructor(game, commitment, seats) {
    this.game = game;
    this.commitment = commitment;
    /** @type {readonly string[]} */
    this.seats = seats;
    Object.freeze(this);
  }

  /** From a table when it was opened and when it was full, with our own entropy on our seat. */
  static async of(opened, full, entropy) {
    const committed = full.seats.map((seat) => seat.entropy_commitment);
    committed[full.seat] = await commitmentTo(entropy);
    return new TablePromise(opened.table, opened.commitment, committed);
  }

  /** Throws PromiseBroken when the first event of the game is not what the table promised. */
  async checkBeginning(started) {
    if (started.commitment !== this.commitment) throw new PromiseBroken("The game has another commitment to its seed than the table showed");
    const revealed = await Promise.all(started.seats.map((seat) => commitmentTo(seat.entropy)));
    const isKept = revealed.length === this.seats.length && revealed.every((commitment, seat) => commitment === this.seats[seat]);
    if (!isKept) throw new PromiseBroken("A seat has other entropy in the game than it had committed to");
  }

  /** The verdict on the file of the finished game: commitment, entropy and every draw, and no rules. */
  verdictOn(file) {
    return verify(file, this.commitment);
  }
}
