/**
 * Shows commits one after the other, each with what happened in it, at a pace that people can follow: a commit takes
 * two seconds at most and less when others wait behind it; after an absence everything is shown at once.
 */

/** @typedef {import("../client/stream.js").Frame} Frame */
/** @typedef {{show: (frames: Frame[]) => void, tell: (telling: {events: any[], at: number} | null) => void, worth: (event: any) => boolean, isQuiet: (frame: Frame) => boolean}} Stage */

const STEP = 600;
const MOST = 2000; // milliseconds a commit may take
const BACKLOG = 5; // so many commits waiting are an absence

export class Pace {
  /** @param {Stage} stage  @param {{set: (work: () => void, milliseconds: number) => any, clear: (timer: any) => void}} [clock] */
  constructor(stage, clock = { set: (work, milliseconds) => setTimeout(work, milliseconds), clear: (timer) => clearTimeout(timer) }) {
    this.stage = stage;
    this.clock = clock;
    /** @type {Frame[]} */
    this.waiting = [];
    this.timer = null;
    /** @type {{events: any[], at: number} | null} */
    this.telling = null;
  }

  /** The newest commit that has come, shown or not. @param {Frame | null} shown  @returns {number} */
  newest(shown) {
    return (this.waiting.at(-1) ?? shown)?.version ?? 0;
  }

  /** @param {Frame} frame */
  add(frame) {
    this.waiting.push(frame);
    if (this.stage.isQuiet(frame) || this.waiting.length > BACKLOG) this.skip();
    else if (!this.telling) this.next();
  }

  /** Shows everything that waits, at once. */
  skip() {
    this.clock.clear(this.timer);
    const frames = this.waiting.splice(0);
    if (frames.length) this.stage.show(frames);
    if (this.telling) this.stage.tell((this.telling = null));
  }

  next() {
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      this.stage.show([frame]);
      const events = (frame.events ?? []).filter(this.stage.worth);
      if (events.length) return this.step({ events, at: 0 });
    }
    if (this.telling) this.stage.tell((this.telling = null));
    return undefined;
  }

  /** @param {{events: any[], at: number}} telling */
  step(telling) {
    this.telling = telling;
    this.stage.tell(telling);
    const { events, at } = telling;
    const pause = Math.min(STEP, MOST / events.length) / (1 + this.waiting.length);
    this.timer = this.clock.set(() => (at + 1 < events.length ? this.step({ events, at: at + 1 }) : this.next()), pause);
  }
}

/** @returns {boolean} whether nothing may move: the reader asked for that, or is not looking */
export const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
