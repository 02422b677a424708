/** A table: seats, entropy that is committed to before it is revealed, and the promise about the dice. */

import { commitmentTo, newKey, randomHex } from "./bytes.js";
import { Game } from "./game.js";
import { Problem } from "./problem.js";
import { TablePromise, commitmentsOf } from "./promise.js";
import { AWAY, isBrokenConnection, pause } from "./transport.js";

const ENTROPY_BYTES = 32;
const EVERY = 500;
/** Why a table refuses to go on: a seat is free, its player has to commit to new entropy, or has done so unseen. */
const NOT_READY = new Set(["seats-free", "entropy-missing", "commitments-changed"]);

export class Table {
  /** @param {import("./transport.js").Transport} transport  @param {string} id */
  constructor(transport, id) {
    this.transport = transport;
    this.id = id;
    this.path = `/tables/${encodeURIComponent(id)}`;
  }

  state() {
    return this.transport.json("GET", this.path);
  }

  /** @type {import("./index.js").Table["join"]} */
  join({ seat, name, entropyCommitment, sleep } = {}) {
    return this.post("/join", { seat, name, entropy_commitment: entropyCommitment, sleep });
  }

  /** @type {import("./index.js").Table["reveal"]} */
  reveal(entropy, { commitments } = {}) {
    return this.post("/reveal", { entropy, entropy_commitments: commitments });
  }

  /** @type {import("./index.js").Table["addOpponents"]} */
  addOpponents(name, { seats, budgetMs } = {}) {
    return this.post("/opponents", { name, seats, budget_ms: budgetMs });
  }

  /** @type {import("./index.js").Table["swap"]} */
  swap(one, other) {
    return this.transport.json("POST", `${this.path}/swap`, { body: { seats: [one, other] }, once: true }); // a second time undoes it
  }

  /** @type {import("./index.js").Table["rematch"]} */
  rematch(seats = "same") {
    return this.post("/rematch", { seats });
  }

  /** @type {import("./index.js").Table["branch"]} */
  branch(version, { key = newKey(), ...asked } = {}) {
    return this.transport.json("POST", `${this.path}/branch`, { headers: { "Idempotency-Key": key }, body: { ...asked, version } });
  }

  start() {
    return this.post("/start");
  }

  leave() {
    return this.post("/leave");
  }

  async free(seat) {
    await this.transport.ask("DELETE", `${this.path}/seats/${seat}`);
  }

  /** @type {import("./index.js").Table["close"]} */
  async close(reason) {
    await this.transport.ask("DELETE", this.path, reason ? { query: { reason } } : {});
  }

  /** @type {import("./index.js").Table["sitDown"]} */
  async sitDown({ seat, name, sleep, start = false, signal } = {}) {
    const entropy = randomHex(ENTROPY_BYTES);
    const opened = await this.state();
    if (opened.seat !== null) throw new Problem("already-joined", "You sit at this table already.");
    const joined = await this.join({ seat, name, sleep, entropyCommitment: await commitmentTo(entropy) });
    const promise = await this.promised(opened, joined, entropy, start, signal).catch(toldClosedWhenGone);
    await new Game(this.transport, promise.game).checkBeginning(promise);
    return promise;
  }

  /** @type {import("./index.js").Table["startAgainst"]} */
  async startAgainst(opponent, { seat } = {}) {
    const opened = await this.state();
    requireOwn(opened);
    let promise;
    try {
      const entropy = randomHex(ENTROPY_BYTES);
      let full = await this.join({ seat, entropyCommitment: await commitmentTo(entropy) });
      if (opened.seats.length > 1) full = await this.addOpponents(opponent);
      promise = await TablePromise.of(opened, full, entropy);
      await this.reveal(entropy);
      promise = promise.at(await this.start());
    } catch (error) {
      await this.closeUnlessOthersSit().catch(() => undefined);
      throw error;
    }
    await new Game(this.transport, promise.game).checkBeginning(promise);
    return promise;
  }

  async closeUnlessOthersSit() {
    if (!hasOthers(await this.state())) await this.close();
  }

  /**
   * What the table showed before our entropy, which is chosen again when the seats change, was revealed.
   * @param {any} opened  @param {any} seen  @param {string} entropy
   * @param {boolean} start whether the host's client starts the game  @param {AbortSignal} [signal]
   */
  async promised(opened, seen, entropy, start, signal) {
    let promise;
    let isKnown = false; // to the platform, which did not take it: somebody who joins later could use it
    while (!seen.game) {
      if (own(seen).entropy === "spent" || isKnown) {
        entropy = randomHex(ENTROPY_BYTES);
        promise = undefined;
        isKnown = false;
        seen = await this.join({ entropyCommitment: await commitmentTo(entropy) });
      } else if (mayReveal(seen)) {
        promise = await TablePromise.of(opened, seen, entropy);
        const revealed = await this.reveal(entropy, { commitments: await commitmentsOf(seen, entropy) }).catch(toldNotReady);
        isKnown = !revealed;
        seen = revealed ?? await this.state();
      } else if (start && mayStart(seen)) {
        seen = await this.start().catch(toldNotReady) ?? await this.state();
      } else {
        await pause(EVERY, signal);
        seen = await this.lookedAt(seen, signal);
      }
    }
    return (promise ?? (await TablePromise.of(opened, seen, entropy))).at(seen);
  }

  /**
   * The table as it is now, or as it was seen where the platform is away: nobody loses a seat by that.
   * @param {any} seen  @param {AbortSignal} [signal]
   */
  async lookedAt(seen, signal) {
    try {
      return await this.transport.json("GET", this.path, { signal });
    } catch (error) {
      if (error instanceof Problem ? !AWAY.has(error.status) : !isBrokenConnection(error)) throw error;
      await pause(this.transport.waitAfter(0, error), signal);
      return seen;
    }
  }

  post(path, body = {}) {
    return this.transport.json("POST", `${this.path}${path}`, { body });
  }
}

/** Whether we are the host, and every seat is taken by somebody who has nothing left to reveal. @param {any} table */
const mayStart = (table) => table.host && table.seats.every(({ player, entropy }) => player && entropy !== "committed" && entropy !== "spent");

/** Throws Problem where the table is another's, or its game is not to be started any more. @param {any} table */
function requireOwn(table) {
  if (!table.host) throw new Problem("host-only", "Only who opened the table may start its game.");
  if (table.stage !== "open") throw new Problem("table-started", "The game of this table has started.");
}

/** Whether other people sit there. @param {any} table */
const hasOthers = (table) => table.seats.some(({ player, opponent }, seat) => seat !== table.seat && player && !opponent);

const closed = () => new Problem("table-closed", "The host closed this table.");

/**
 * A table that its host closes is shut first and gone a moment later; both mean the same to who sits there.
 * @param {any} problem  @returns {never}
 */
function toldClosedWhenGone(problem) {
  throw problem.code === "unknown-table" ? closed() : problem;
}

/**
 * Nothing where somebody left since we looked at the table, so that it refused to go on.
 * @param {any} problem  @returns {undefined}
 */
function toldNotReady(problem) {
  if (!NOT_READY.has(problem.code)) throw problem;
}

/** Our seat; throws Problem when the table is closed or the seat is another's now. @param {any} table */
function own(table) {
  if (table.stage === "closed") throw closed();
  if (table.seat === null) throw new Problem("no-seat", "The host has given your seat away.");
  return table.seats[table.seat];
}

/** Whether our seat has still to reveal and everybody has committed to something new. @param {any} table */
const mayReveal = (table) => table.seats.every((seat) => seat.player && seat.entropy !== "spent") && own(table).entropy === "committed";
