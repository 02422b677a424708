/** A table that is opened in steps. Where one fails, the next attempt goes on with the same table, or ends it where another is wanted. */
import { randomHex } from "../client/http.js";
import { reveal, sit } from "./seating.js";

/** @typedef {{level: string, computers: boolean, isAlone: boolean}} Against `computers`: whether they take the other seats; `isAlone`: whether nobody else is awaited */

export class Opening {
  /** @param {import("../client/http.js").Client} client */
  constructor(client) {
    this.client = client;
    /** @type {{wanted: string, key: string, table: string} | null} what was opened and is not finished; without its table as long as no answer came */
    this.begun = null;
  }

  /** Opens, sits down and starts where nobody else is awaited. @param {any} body of the table  @param {Against} against  @returns {Promise<string>} its id */
  open(body, against) {
    return this.goOn(body, against).catch((error) => { if (isNothingLeft(error, this.begun?.table)) this.begun = null; throw error; });
  }

  /** @param {any} body  @param {Against} against  @returns {Promise<string>} */
  async goOn(body, against) {
    const { table } = await this.table(body);
    const path = `/tables/${table}`;
    let found = await sit(this.client, table);
    if (against.computers && found.seats.some((seat) => !seat.player)) found = await this.client.post(`${path}/opponents`, { name: against.level });
    if (against.isAlone && found.stage === "open") {
      await reveal(this.client, found);
      await this.client.post(`${path}/start`);
    }
    this.begun = null;
    return table;
  }

  /** @param {any} body */
  async table(body) {
    const wanted = JSON.stringify(body);
    if (this.begun && this.begun.wanted !== wanted) await this.end(this.begun);
    this.begun ??= { wanted, key: randomHex(16), table: "" };
    return this.found(this.begun);
  }

  /** What was begun, with its table: the same one, though an answer was lost. @param {{wanted: string, key: string, table: string}} begun */
  async found(begun) {
    begun.table ||= (await this.client.postOnce("/tables", JSON.parse(begun.wanted), { key: begun.key })).table;
    return begun;
  }

  /** Ends what was begun; where that fails the table stays in the list of one's own. @param {{wanted: string, key: string, table: string}} begun */
  async end(begun) {
    await this.found(begun).then(({ table }) => this.client.request("DELETE", `/tables/${table}`)).catch(() => undefined);
    this.begun = null;
  }
}

const BUSY = 429;

/**
 * Whether an error says that there is no table to go on with: it was refused, or ended elsewhere.
 * @param {any} error  @param {string | undefined} table that was opened, as far as it is known
 */
const isNothingLeft = (error, table) => error.code === "unknown-table" || (!table && error.status >= 400 && error.status < 500 && error.status !== BUSY);
