/**
 * My tables and those of the lobby as they change: two streams for all tabs of a browser, each update the newest state
 * of one table. A tab that comes later is told of what the leading tab has heard.
 */
import { keepReading, lines } from "./stream.js";
import { SharedStream } from "./shared-stream.js";

/** @typedef {{type: string, table?: string, isMine: boolean, your_turn?: boolean, stage?: string}} Update */
/** @typedef {{update: (update: Update) => void, connection: (isOpen: boolean) => void, refused: (error: any) => void}} Hear */

const PATHS = ["/v1/me/events", "/v1/tables/events"];

/** @param {import("./http.js").Client} client  @param {Hear} hear  @param {AbortSignal} signal */
export function followTables(client, hear, signal) {
  const open = (_after, tell, ended) => readBoth(client, tell, ended);
  /** @type {any} */
  const tell = { commit: ({ update }) => hear.update(update), connection: hear.connection, refused: hear.refused };
  if (!globalThis.BroadcastChannel) return open(0, tell, signal);
  const channel = new BroadcastChannel(`sagebrush tables ${client.viewer} ${client.language}`);
  return new SharedUpdates(channel, open, 0, tell, signal).ask();
}

/** Both streams; they are open when both are. @param {any} client  @param {any} tell  @param {AbortSignal} signal */
function readBoth(client, tell, signal) {
  const open = PATHS.map(() => false);
  let version = 0;
  PATHS.forEach((path, index) => {
    const state = (isOpen) => { open[index] = isOpen; tell.connection(open.every(Boolean)); };
    keepReading(async (heard) => {
      for await (const update of lines(client, path, signal, () => state(true))) {
        heard();
        version = Math.max(version + 1, Date.now()); // grows from leader to leader, too
        tell.commit({ version, update: { ...update, isMine: index === 0 } });
      }
      return false;
    }, { connection: state, refused: tell.refused }, signal);
  });
}

/** Of updates the newest of each table is kept, none is missed by its number, and a new leader is told everything anew. */
export class SharedUpdates extends SharedStream {
  /** @type {Map<string, any>} the newest of each of my tables, for tabs that come later */
  latest = new Map();

  answer({ id, after }) {
    const frames = [...this.latest.values()].filter((frame) => frame.version > after);
    this.post({ type: "lead", id: this.id, to: id, isOpen: this.isOpen, frames });
  }

  receive(frame) {
    this.wait(() => this.ask(), this.again);
    return this.take(frame);
  }

  take(frame) {
    this.version = Math.max(this.version, frame.version);
    if (frame.update.isMine && frame.update.table) this.latest.set(frame.update.table, frame);
    this.tell.commit(frame);
  }
}
