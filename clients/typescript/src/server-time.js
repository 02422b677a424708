/** The time of the platform: the clock of this machine may be wrong by hours. */

/** Milliseconds that clocks may differ: the date of an answer has whole seconds, and was on its way. */
const AMISS = 10_000;

/** How far the clock of a platform is ahead of ours, by the dates of its answers. */
export class ServerTime {
  constructor() {
    this.ahead = 0;
  }

  /** The time of the platform, Unix milliseconds. */
  now() {
    return Date.now() + this.ahead;
  }

  /** Looks at the date of an answer that no cache has kept, if it has one. @param {Headers} headers */
  compare(headers) {
    if (!headers.get("Cache-Control")?.includes("no-store")) return;
    const ahead = Date.parse(headers.get("Date") ?? "") - Date.now();
    if (!Number.isNaN(ahead)) this.ahead = Math.abs(ahead) > AMISS ? ahead : 0;
  }
}
