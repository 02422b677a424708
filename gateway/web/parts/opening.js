/** A table that is opened in steps. Where one fails, the next attempt goes on with the same table, or ends it where another is wanted. */
import { reveal, sit } from "./seating.js";

/** @typedef {{level: string, computers: boolean, isAlone: boolean}} Against `computers`: whether they take the other seats; `isAlone`: whether nobody else is awaited */

export class Opening {
  /** @param {import("../client/http.js").Client} client */
  constructor(client) {
    this.client = client;
    /** @type {{wanted: string, table: string} | null} what was opened and is not finished */
    this.begun = null;
  }

  /** Opens, sits down and starts where nobody else is awaited. @param {any} body of the table  @param {Against} against  @returns {Promise<string>} its id */
  async open(body, against) {
    const { table } = await this.table(body);
    const path = `/tables/${table}`;
    let found = await sit(this.client, table);
    if (against.computers && found.seats.some((seat) => !seat.player)) found = await this.client.post(`${path}/opponents`, { name: against.level });
    if (against.isAlone && found.stage === "open") {
      await reveal(this.client, table);
      await this.client.post(`${path}/start`);
    }
    this.begun = null;
    return table;
  }

  /** @param {any} body */
  async table(body) {
    const wanted = JSON.stringify(body);
    if (this.begun && this.begun.wanted !== wanted) await this.end();
    this.begun ??= { wanted, table: (await this.client.post("/tables", body)).table };
    return this.begun;
  }

  /** Ends what was begun; where that fails the table stays in the list of one's own. */
  async end() {
    await this.client.request("DELETE", `/tables/${this.begun?.table}`).catch(() => undefined);
    this.begun = null;
  }
}
