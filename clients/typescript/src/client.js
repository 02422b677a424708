/** A platform as one guest, one user of a seat, or one application uses it. */

import { newKey, newToken } from "./bytes.js";
import { updates } from "./following.js";
import { Game } from "./game.js";
import { Problem } from "./problem.js";
import { Table } from "./table.js";
import { OWN_TOKEN, Transport } from "./transport.js";

export class Client {
  constructor(url, options) {
    this.transport = new Transport(url, options);
  }

  get url() {
    return this.transport.url;
  }

  get token() {
    return this.transport.token;
  }

  now() {
    return this.transport.time.now();
  }

  get(path, query) {
    return this.transport.json("GET", path, { query });
  }

  post(path, body = {}, { repeatable = false } = {}) {
    return this.transport.json("POST", path, { body, once: !repeatable });
  }

  async delete(path) {
    await this.transport.ask("DELETE", path);
  }

  async register(name) {
    const guest = await this.post("/guests", { name });
    this.transport.token = guest.token;
    return guest;
  }

  whoAmI() {
    return this.get("/guests/me");
  }

  async exchangeToken() {
    this.transport.isExchanging = true;
    try {
      const guest = await this.exchanged(newToken());
      this.transport.token = guest.token;
      return guest;
    } finally {
      this.transport.isExchanging = false;
    }
  }

  /** The guest with a token as its own; others may call meanwhile, with the one that this client still has. @param {string} token */
  async exchanged(token) {
    const headers = { Authorization: `Bearer ${this.token}` };
    try {
      return await this.transport.json("POST", OWN_TOKEN, { headers, body: { token }, once: true });
    } catch (error) {
      const known = await this.transport.json("GET", "/guests/me", { headers: { Authorization: `Bearer ${token}` } }).catch(() => { throw error; });
      return { ...known, token }; // made here, so that nothing is lost with the answer
    }
  }

  revokeToken() {
    return this.delete(OWN_TOKEN);
  }

  async titles() {
    return (await this.get("/titles")).titles;
  }

  async title(id) {
    const titles = await this.titles();
    const known = titles.find((title) => title.id === id);
    if (!known) throw new Problem("unknown-title", `There is no title ${id}; there are: ${titles.map((title) => title.id).join(", ")}.`);
    return known;
  }

  messages(title, language = "en") {
    return this.get(`/titles/${encodeURIComponent(title)}/messages/${encodeURIComponent(language)}`);
  }

  schemas(title) {
    return this.get(`/titles/${encodeURIComponent(title)}/schemas`);
  }

  content(title, edition) {
    return this.get(`/titles/${encodeURIComponent(title)}/content`, { edition });
  }

  async opponents() {
    return (await this.get("/opponents")).opponents;
  }

  async openTable(wanted, { key = newKey() } = {}) {
    const edition = wanted.edition ?? (await this.title(wanted.title)).editions[0].id;
    const headers = { "Idempotency-Key": key };
    const opened = await this.transport.json("POST", "/tables", { headers, body: { name: "A table", ...wanted, edition } });
    return this.table(opened.table);
  }

  /** @type {import("./index.js").Client["tables"]} */
  tables({ stage, mine, before } = {}) {
    return this.get("/tables", { stage, mine, before });
  }

  /** @type {import("./index.js").Client["followMine"]} */
  followMine(options) {
    return updates(this.transport, "/me/events", options);
  }

  /** @type {import("./index.js").Client["followLobby"]} */
  followLobby(options) {
    return updates(this.transport, "/tables/events", options);
  }

  offer(link) {
    return this.post("/offers", { offer: secretOf(link) }, { repeatable: true });
  }

  acceptOffer(link, name = undefined) {
    return this.post("/offers/accept", { offer: secretOf(link), name }, { repeatable: true });
  }

  table(id) {
    return new Table(this.transport, id);
  }

  game(id) {
    return new Game(this.transport, id);
  }

  /** @type {import("./index.js").Client["takeJobs"]} */
  async takeJobs({ most = 1, waitSeconds = 20, leaseSeconds = 60 } = {}) {
    const body = { most, wait_seconds: waitSeconds, lease_seconds: leaseSeconds };
    return (await this.post("/bots/jobs", body, { repeatable: true })).jobs;
  }

  /** @type {import("./index.js").Client["createGames"]} */
  async createGames(games, { key = newKey() } = {}) {
    const headers = { "Idempotency-Key": key };
    return (await this.transport.json("POST", "/games", { headers, body: { games } })).games;
  }

  /** @type {import("./index.js").Client["games"]} */
  games({ before } = {}) {
    return this.get("/games", { before });
  }

  /** @type {import("./index.js").Client["createWebhook"]} */
  createWebhook(url, { events, game } = {}) {
    return this.transport.json("POST", "/webhooks", { body: { url, events, game }, once: true });
  }

  /** @type {import("./index.js").Client["webhooks"]} */
  async webhooks() {
    return (await this.get("/webhooks")).webhooks;
  }

  /** @type {import("./index.js").Client["webhook"]} */
  webhook(webhook) {
    return this.get(`/webhooks/${encodeURIComponent(webhook)}`);
  }

  /** @type {import("./index.js").Client["deleteWebhook"]} */
  async deleteWebhook(webhook) {
    await this.transport.ask("DELETE", `/webhooks/${encodeURIComponent(webhook)}`);
  }

  /** @type {import("./index.js").Client["rotateWebhookSecret"]} */
  rotateWebhookSecret(webhook, overlapSeconds = 86_400) {
    const body = { overlap_seconds: overlapSeconds };
    return this.transport.json("POST", `/webhooks/${encodeURIComponent(webhook)}/secret`, { body, once: true });
  }

  /** @type {import("./index.js").Client["pingWebhook"]} */
  pingWebhook(webhook) {
    return this.transport.json("POST", `/webhooks/${encodeURIComponent(webhook)}/ping`, { once: true });
  }

  /** @type {import("./index.js").Client["deliveries"]} */
  deliveries(webhook, { state, before } = {}) {
    return this.get(`/webhooks/${encodeURIComponent(webhook)}/deliveries`, { state, before });
  }

  /** @type {import("./index.js").Client["delivery"]} */
  delivery(webhook, delivery) {
    return this.get(`/webhooks/${encodeURIComponent(webhook)}/deliveries/${encodeURIComponent(delivery)}`);
  }

  /** @type {import("./index.js").Client["replayDelivery"]} */
  replayDelivery(webhook, delivery) {
    return this.transport.json("POST", `/webhooks/${encodeURIComponent(webhook)}/deliveries/${encodeURIComponent(delivery)}/replay`, { once: true });
  }

  /** @type {import("./index.js").Client["replayDeadLetters"]} */
  async replayDeadLetters(webhook) {
    return (await this.transport.json("POST", `/webhooks/${encodeURIComponent(webhook)}/replay`, { once: true })).replayed;
  }

  engine() {
    return this.get("/ai");
  }

  decide(question) {
    return this.post("/ai/decide", { request_id: newKey(), ...question }, { repeatable: true });
  }

  /** @type {import("./index.js").Client["analyze"]} */
  async *analyze({ game, file, signal, ...query } = {}) {
    /** @type {Record<string, string>} */
    const headers = file ? { "Content-Type": "application/x-ndjson" } : {};
    let last = "";
    for await (const line of this.transport.lines("/ai/analyze", { method: "POST", query: { game, ...query }, headers, body: file, signal })) {
      if (line.type === "problem") throw new Problem(line.problem.code, line.problem.detail || line.problem.title, line.problem.status, line.problem, line.problem.retry_after);
      last = line.type;
      yield line;
    }
    if (last !== "summary" && !signal?.aborted) throw new TypeError("The analysis ended before its summary.");
  }
}

/** The part of a link that opens the seat. */
function secretOf(link) {
  return link.trim().split("/").at(-1);
}
