/**
 * One stream for all tabs of a browser that look at one game as one viewer: a tab leads and hands on what comes. Who asks
 * is answered at once, because timers of hidden tabs sleep and their messages do not. Works without a secure context.
 */
import { follow } from "./stream.js";
import { randomHex } from "./http.js";

/** @typedef {import("./stream.js").Frame} Frame */
/** @typedef {{commit: (frame: Frame) => void, connection: (isOpen: boolean) => void, refused: (error: any) => void}} Tell */

const PATIENCE = 150; // milliseconds until nobody has answered
const AGAIN = 2000; // milliseconds between two questions whether somebody still leads
const KEPT = 64;

/**
 * Follows a game as `follow` does, together with the other tabs of this browser; not at all where `signal` has ended that before.
 * @param {import("./http.js").Client} client  @param {string} game  @param {number} after  @param {Tell} tell  @param {AbortSignal} signal
 */
export function followTogether(client, game, after, tell, signal) {
  if (signal.aborted) return undefined;
  if (!globalThis.BroadcastChannel) return follow(client, game, after, tell, signal);
  const channel = new BroadcastChannel(`sagebrush ${game} ${client.viewer} ${client.language}`);
  const open = (from, told, ended) => follow(client, game, from, told, ended);
  return new SharedStream(channel, open, after, tell, signal).ask();
}

export class SharedStream {
  /** @param {BroadcastChannel} channel  @param {(after: number, tell: Tell, signal: AbortSignal) => any} open  @param {number} after  @param {Tell} tell  @param {AbortSignal} signal */
  constructor(channel, open, after, tell, signal, { patience = PATIENCE, again = AGAIN } = {}) {
    this.channel = channel;
    this.open = open;
    this.tell = tell;
    this.patience = patience;
    this.again = again;
    this.id = randomHex(8);
    this.version = after;
    this.isOpen = true;
    this.isSilent = false;
    /** @type {Frame[]} what came since this tab follows, for tabs that come later */
    this.kept = [];
    /** @type {AbortController | null} while this tab leads */
    this.leading = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    channel.onmessage = ({ data }) => this.hear(data);
    this.left = () => this.end();
    signal.addEventListener("abort", this.left);
    globalThis.addEventListener?.("pagehide", this.left);
  }

  ask() {
    this.wait(() => this.lead(), this.patience);
    this.post({ type: "ask", id: this.id, after: this.version });
  }

  /** @param {any} said */
  post(said) {
    if (!this.isSilent) this.channel.postMessage(said);
  }

  /** Neither hears nor says anything to other tabs from now on. */
  silence() {
    this.isSilent = true;
    this.channel.close();
  }

  /** @param {() => void} work  @param {number} milliseconds */
  wait(work, milliseconds) {
    clearTimeout(this.timer);
    this.timer = setTimeout(work, milliseconds);
  }

  /** @param {any} said by another tab */
  hear(said) {
    if (said.type === "ask" && this.leading) this.answer(said);
    if (said.type === "lead") this.meet(said);
    if (this.leading) return;
    if (said.type === "commit") this.receive(said.frame);
    if (said.type === "connection") this.tell.connection(said.isOpen);
    if (said.type === "refused") this.finish(() => this.tell.refused(said.error));
    if (said.type === "left") this.lead();
  }

  /** @param {{id: string, after: number}} asked */
  answer({ id, after }) {
    const frames = this.kept.filter((frame) => frame.version > after);
    const isWhole = after >= (this.kept[0]?.version ?? this.version + 1) - 1;
    this.post({ type: "lead", id: this.id, to: id, isOpen: this.isOpen, frames, isWhole });
  }

  /** Another tab leads. Of two, the one with the lesser name goes on. */
  meet({ id, to, frames = [], isWhole = true, isOpen = true }) {
    if (this.leading && this.id < id) return this.answer({ id, after: this.version });
    this.leading?.abort();
    this.leading = null;
    if (to === this.id && !isWhole) return this.lead(false);
    if (to === this.id) frames.forEach((frame) => this.take(frame));
    if (to === this.id) this.tell.connection(isOpen);
    return this.wait(() => this.ask(), this.again);
  }

  /** Opens the stream. @param {boolean} isShared false where the leader has forgotten what this tab lacks */
  lead(isShared = true) {
    clearTimeout(this.timer);
    this.leading = new AbortController();
    if (!isShared) this.silence();
    this.post({ type: "lead", id: this.id });
    const told = {
      commit: (frame) => { this.post({ type: "commit", frame }); this.take(frame); },
      connection: (isOpen) => { this.isOpen = isOpen; this.post({ type: "connection", isOpen }); this.tell.connection(isOpen); },
      refused: (error) => { this.post({ type: "refused", error: { status: error.status } }); this.finish(() => this.tell.refused(error)); },
    };
    this.open(this.version, told, this.leading.signal);
  }

  /** A commit of the leader; where one before it is missing, all are asked for. @param {Frame} frame */
  receive(frame) {
    if (frame.version > this.version + 1) return this.ask();
    this.wait(() => this.ask(), this.again);
    return this.take(frame);
  }

  /** @param {Frame} frame */
  take(frame) {
    if (frame.version <= this.version) return;
    this.version = frame.version;
    this.kept = [...this.kept, frame].slice(-KEPT);
    if (frame.over) this.finish(() => this.tell.commit(frame));
    else this.tell.commit(frame);
  }

  /** Tells the last thing, and is silent from then on. @param {() => void} last */
  finish(last) {
    clearTimeout(this.timer);
    this.leading?.abort();
    this.silence();
    last();
  }

  /** This tab goes: another leads at once. */
  end() {
    if (this.leading) this.post({ type: "left" });
    this.finish(() => globalThis.removeEventListener?.("pagehide", this.left));
  }
}
