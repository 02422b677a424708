/** A game: its state, its legal commands, commands that are applied once, and a stream that comes back by itself. */

import { newKey } from "./bytes.js";
import { Problem } from "./problem.js";
import { AWAY, isBrokenConnection, pause } from "./transport.js";
import { Told } from "./told.js";
import { HOW, UnreadableView, Views } from "./views.js";

const PAGE = 200;

export class Game {
  /** @param {import("./transport.js").Transport} transport  @param {string} id */
  constructor(transport, id) {
    this.transport = transport;
    this.id = id;
    this.told = new Told();
    this.path = `/games/${encodeURIComponent(id)}`;
  }

  state() {
    return this.transport.json("GET", this.path);
  }

  /** @type {import("./index.js").Game["look"]} */
  async look({ viewer, at, legal } = {}) {
    const query = { as: viewer, at, legal };
    try {
      return await this.withView(await this.transport.json("GET", `${this.path}/view`, { query: { ...query, reference: true } }), new Views());
    } catch (error) {
      if (!(error instanceof UnreadableView)) throw error;
      return this.transport.json("GET", `${this.path}/view`, { query });
    }
  }

  viewContent(hash) {
    return this.transport.json("GET", `${this.path}/content`, { query: { hash } });
  }

  /** The frame with its whole view; throws UnreadableView. @param {any} frame  @param {Views} views  @param {AbortSignal} [signal] */
  async withView(frame, views, signal) {
    views.take(frame);
    frame.view = views.whole(views.content && await this.transport.viewContent(this.id, views.content, signal));
    return frame;
  }

  legal() {
    return this.transport.json("GET", `${this.path}/legal`);
  }

  /** @type {import("./index.js").Game["submit"]} */
  async submit(command, { version, key = newKey(), sameQuestion = false } = {}) {
    const headers = { ...keyed(key, version), ...(sameQuestion ? { Prefer: "same-question" } : {}) };
    const commit = await this.transport.json("POST", `${this.path}/commands`, { headers, body: command });
    this.told.note(commit);
    return commit;
  }

  /** @type {import("./index.js").Game["submitList"]} */
  async submitList(commands, { version, key = newKey() } = {}) {
    const answer = await this.transport.json("POST", `${this.path}/commands/list`, { headers: keyed(key, version), body: { commands } });
    for (const commit of answer.commits) this.told.note(commit);
    return answer;
  }

  /** @type {import("./index.js").Game["dryRun"]} */
  async dryRun(commands, { version, views = false } = {}) {
    const asked = { headers: version === undefined ? {} : { "If-Match": `"${version}"` }, body: { commands, views } };
    const path = `${this.path}/commands/dry-run`;
    const whole = new Views();
    try {
      const tried = await this.transport.json("POST", path, { ...asked, body: { ...asked.body, ...HOW } });
      for (const frame of tried.frames) if (frame.view ?? frame.view_patch) await this.withView(frame, whole);
      return tried;
    } catch (error) {
      if (!(error instanceof UnreadableView)) throw error;
      return this.transport.json("POST", path, asked);
    }
  }

  takeBack(to) {
    return this.submit({ type: "take-back", to: to ?? null });
  }

  /** @type {import("./index.js").Game["follow"]} */
  async *follow({ after = 0, viewer, view, legal, byTicket = false, signal } = {}) {
    let seen = after;
    let isOver = false;
    let how = view ? HOW : {};
    for (let failures = 0; !isOver && !signal?.aborted; ) {
      const before = seen;
      const views = new Views();
      let refusal;
      try {
        const ticket = byTicket ? (await this.transport.json("POST", "/tickets", { signal })).ticket : undefined;
        const query = { after: seen, as: viewer, view, legal, ...how, ticket };
        for await (const frame of this.transport.lines(`${this.path}/events`, { query, withToken: !byTicket, signal })) {
          if (how === HOW) await this.withView(frame, views, signal);
          if (frame.version <= seen) continue;
          seen = frame.version;
          isOver = frame.over;
          this.told.note(frame);
          yield frame;
        }
        if (seen === before && !isOver) isOver = (await this.transport.json("GET", this.path, { signal })).over;
      } catch (error) {
        if (signal?.aborted) return;
        if (error instanceof UnreadableView) how = {};
        else if (error instanceof Problem ? !AWAY.has(error.status) : !isBrokenConnection(error)) throw error;
        refusal = error;
      }
      failures = seen > before ? 0 : failures + 1;
      if (!isOver) await pause(this.transport.waitAfter(failures, refusal), signal).catch(() => { isOver = true; });
    }
  }

  /** @type {import("./index.js").Game["frames"]} */
  async *frames({ after = 0, until, viewer, thoughts } = {}) {
    const last = until ?? (await this.state()).version;
    for (let start = after; start < last; start += PAGE) {
      const query = { after: start, until: Math.min(last, start + PAGE), limit: PAGE, as: viewer, thoughts };
      const found = await this.page(query);
      for (const frame of found) {
        this.told.note(frame);
        yield frame;
      }
      if (found.length < query.until - start) return; // the game has not come so far, and a page after its end would be refused
    }
  }

  /** The frames of a page, with whole views. @param {object} query */
  async page(query) {
    const views = new Views();
    try {
      const { frames } = await this.transport.json("GET", `${this.path}/frames`, { query: { ...query, ...HOW } });
      for (const frame of frames) await this.withView(frame, views);
      return frames;
    } catch (error) {
      if (!(error instanceof UnreadableView)) throw error;
      return (await this.transport.json("GET", `${this.path}/frames`, { query })).frames;
    }
  }

  results() {
    return this.transport.json("GET", `${this.path}/results`);
  }

  /** @type {import("./index.js").Game["export"]} */
  async export({ viewer } = {}) {
    const answer = await this.transport.ask("GET", `${this.path}/export`, { query: { as: viewer } });
    return new Uint8Array(await answer.arrayBuffer());
  }

  verify() {
    return this.transport.json("GET", `${this.path}/verify`);
  }

  async verified(promise) {
    const file = await this.export();
    return this.told.compared(file, await promise.verdictOn(file));
  }

  async checkBeginning(promise) {
    const page = await this.transport.json("GET", `${this.path}/frames`, { query: { after: 0, until: 1, limit: 1, events: true } });
    await promise.checkBeginning(page.frames[0].events[0]);
  }

  plan(...moves) {
    return this.transport.json("POST", `${this.path}/plan`, { headers: keyed(newKey()), body: { moves } });
  }

  planInsteadOf(tag, ...moves) {
    return this.transport.json("POST", `${this.path}/plan`, { headers: keyed(newKey(), tag), body: { moves } });
  }

  currentPlan() {
    return this.transport.json("GET", `${this.path}/plan`);
  }

  hint() {
    return this.transport.json("POST", `${this.path}/hint`);
  }

  offerSeat(seat) {
    return this.transport.json("POST", `${this.path}/seats/${seat}/offer`);
  }

  async withdrawOffer(seat) {
    await this.transport.ask("DELETE", `${this.path}/seats/${seat}/offer`);
  }

  newSeatToken(seat) {
    return this.transport.json("POST", `${this.path}/seats/${seat}/token`, { once: true });
  }

  async revokeSeatToken(seat) {
    await this.transport.ask("DELETE", `${this.path}/seats/${seat}/token`);
  }

  /** @type {import("./index.js").Game["end"]} */
  async end(reason) {
    await this.transport.ask("DELETE", this.path, reason ? { query: { reason } } : {});
  }

  async removePlayer(seat) {
    await this.transport.ask("DELETE", `${this.path}/seats/${seat}`);
  }
}

/** The turns of this caller in a game that is followed from its beginning: past choices are shown, not offered. */
export class Turns {
  constructor(game, since) {
    this.game = game;
    this.since = since;
  }

  static async of(game) {
    return new Turns(game, (await game.state()).version);
  }

  choices(frame) {
    return frame.version >= this.since ? (frame.legal ?? []) : [];
  }

  async take(command, frame) {
    const sending = isOffered(command, frame) ? { version: frame.version, sameQuestion: true } : {};
    try {
      this.since = (await this.game.submit(command, sending)).version;
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.since = Math.max(this.since, (await this.game.state()).version);
      if (this.since === frame.version) throw error;
      return false;
    }
  }
}

/** Whether it answers what is asked at the frame, as commands about a seat or the game do not. */
const isOffered = (command, frame) => (frame.legal ?? []).some((one) => one.command.type === command.type);

const keyed = (key, version) => ({ "Idempotency-Key": key, ...(version === undefined ? {} : { "If-Match": `"${version}"` }) });
