/** What a table promised about its dice: kept by this client, compared with the game, checked at its end. */

import { commitmentTo, verify } from "./bytes.js";
import { PromiseBroken } from "./problem.js";

const NOT_REVEALED = "The file is that of a running game: the seed is not revealed in it, so nothing proves the dice.";

/** What each seat of a table that is full has committed to, with our own entropy on our seat. @param {any} full  @param {string} entropy  @returns {Promise<string[]>} */
export async function commitmentsOf(full, entropy) {
  const committed = full.seats.map((seat) => seat.entropy_commitment);
  committed[full.seat] = await commitmentTo(entropy);
  return committed;
}

export class TablePromise {
  /**
   * @param {string} game  @param {string} commitment  @param {string[]} seats what each seat committed to
   * @param {{group: string, table: number, tables: string[][]}} [shared] where several tables play with one chance
   */
  constructor(game, commitment, seats, { group, table, tables } = { group: "", table: 0, tables: [] }) {
    this.game = game;
    this.commitment = commitment;
    /** @type {readonly string[]} */
    this.seats = seats;
    this.group = group;
    this.table = table;
    /** @type {readonly string[][]} */
    this.tables = tables;
    Object.freeze(this);
  }

  /** From a table when it was opened and when it was full, with our own entropy on our seat. */
  static async of(opened, full, entropy) {
    const committed = await commitmentsOf(full, entropy);
    if (!full.group) return new TablePromise(opened.table, opened.commitment, committed);
    const size = full.group.seats;
    const tables = Array.from({ length: full.group.tables }, (_, table) => committed.slice(table * size, (table + 1) * size));
    const table = Math.floor(full.seat / size);
    return new TablePromise(full.game ?? "", opened.commitment, tables[table], { group: opened.table, table, tables });
  }

  /** The same with the game of a table that has started. */
  at(started) {
    const { commitment, seats, group, table, tables } = this;
    return new TablePromise(started.game, commitment, [...seats], { group, table, tables: [...tables] });
  }

  /** Throws PromiseBroken when the first event of the game is not what the table promised. */
  async checkBeginning(started) {
    if (this.game && started.game !== this.game) throw new PromiseBroken("The game is another one than the table showed");
    if (started.commitment !== this.commitment) throw new PromiseBroken("The game has another commitment to its seed than the table showed");
    const revealed = await Promise.all(started.seats.map((seat) => commitmentTo(seat.entropy)));
    const isKept = revealed.length === this.seats.length && revealed.every((commitment, seat) => commitment === this.seats[seat]);
    if (!isKept) throw new PromiseBroken("A seat has other entropy in the game than it had committed to");
    const { group, table } = started.shared ?? { group: "", table: 0 };
    if (group !== this.group || table !== this.table) throw new PromiseBroken("The game shares its chance with other tables than it had promised");
  }

  /** The same of the first event of another table of the group, once all are over. */
  async checkOther(started) {
    const seats = this.tables[started.shared?.table ?? -1];
    if (!seats) throw new PromiseBroken("The game is no table of the group");
    const { group, tables } = this;
    const theirs = new TablePromise("", this.commitment, seats, { group, table: started.shared.table, tables: [...tables] });
    await theirs.checkBeginning(started);
  }

  /**
   * The verdict on the file of the finished game: commitment, entropy and every draw, and no rules.
   * `promise-broken`: the file is consistent, but began with something else than the table had promised. `not-revealed`: it is
   * the file of a running game, as nobody gets of a finished one; tables that share their chance do until all are over (`partial`).
   */
  async verdictOn(file) {
    const verdict = await verify(file, this.commitment);
    if (verdict.code === "partial" && !this.group) return { ...verdict, ok: false, code: "not-revealed", detail: NOT_REVEALED };
    if (verdict.code !== "consistent") return verdict;
    try {
      await this.checkBeginning(firstEvent(file));
    } catch (broken) {
      if (!(broken instanceof PromiseBroken)) throw broken;
      return { ok: false, version: 1, code: "promise-broken", detail: broken.message };
    }
    return verdict;
  }
}

/** The event that begins the game of a consistent file. */
function firstEvent(file) {
  const lines = new TextDecoder().decode(file).split("\n", 2);
  return JSON.parse(lines[1]).events[0];
}
