/** A game as it happens: newline-delimited JSON over fetch, which takes the token as a header and resumes by version. */
import { UnreadableView, Views } from "./views.js";

/** @typedef {{version: number, actor: number | null, events?: any[], view?: any, legal?: any[], take_back?: number[], take_back_left?: number, hint?: number, lowered?: {opponent: string, level: string, reason: string, waiting?: number}, awaited: any[], over: boolean, outcome?: any, time: number, clock?: any}} Frame */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
const LONGEST_TIMER = 2 ** 31 - 1; // a longer one does not wait at all
const SILENCE = 40_000; // the server gives a sign of life every 15 seconds
const MISSED = 20_000; // without one, whoever wakes up has lost the connection

/**
 * Follows a game until it is over or the signal ends it; reconnects for ever, and no commit comes twice.
 * @param {import("./http.js").Client} client  @param {string} game  @param {number} after the last version known
 * @param {{commit: (frame: Frame) => void, connection: (isOpen: boolean) => void, refused: (error: any) => void}} tell
 * @param {AbortSignal} signal
 */
export async function follow(client, game, after, tell, signal) {
  let how = "patch"; // views as what changed in them, unless one of them could not be read
  await keepReading(async (heard) => {
    const views = new Views();
    const url = () => `/v1/games/${game}/events?${how}=true&legal=true&after=${after}`;
    try {
      for await (const frame of lines(client, url(), signal, () => tell.connection(true))) {
        views.take(frame);
        frame.view = views.whole();
        heard();
        after = frame.version;
        tell.commit(frame);
        if (frame.over) return true;
      }
    } catch (error) {
      if (error instanceof UnreadableView) how = "view";
      throw error;
    }
    return false;
  }, tell, signal);
}

/**
 * Reads a stream again and again, until it says that it is at its end or the signal ends it.
 * @param {(heard: () => void) => Promise<boolean>} read one connection; whether the stream is at its end
 * @param {{connection: (isOpen: boolean) => void, refused: (error: any) => void}} tell  @param {AbortSignal} signal
 */
export async function keepReading(read, tell, signal) {
  let wait = FIRST_WAIT;
  while (!signal.aborted) {
    let asked = 0;
    try {
      if (await read(() => { wait = FIRST_WAIT; })) return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused && error.isFinal) return tell.refused(error);
      if (error instanceof Refused) asked = error.wait;
    }
    if (signal.aborted) return;
    tell.connection(false);
    await new Promise((done) => setTimeout(done, Math.min(Math.max(wait, asked), LONGEST_TIMER)));
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }
}

class Refused extends Error {
  /** @param {Response} answer */
  constructor(answer) {
    super(`The stream was refused (${answer.status}).`);
    this.status = answer.status;
    const isProblem = answer.headers.get("Content-Type")?.includes("problem+json");
    this.isFinal = [401, 404].includes(answer.status) || (answer.status === 403 && Boolean(isProblem)); // a proxy may let it through the next time
    this.wait = 1000 * (Number(answer.headers.get("Retry-After")) || 0);
  }
}

/** What a stream says, object by object. @param {any} client  @param {string} url  @param {AbortSignal} signal  @param {() => void} opened */
export async function* lines(client, url, signal, opened) {
  const quiet = new AbortController();
  const stop = () => quiet.abort();
  signal.addEventListener("abort", stop);
  let timer = setTimeout(stop, SILENCE);
  let heard = Date.now();
  const wake = () => { if (Date.now() - heard > MISSED) stop(); }; // timers sleep, too
  const page = globalThis.document;
  page?.addEventListener?.("visibilitychange", wake);
  try {
    const headers = { ...client.headers(), Accept: "application/x-ndjson" };
    const answer = await fetch(url, { headers, signal: quiet.signal });
    if (!answer.ok || !answer.body) throw new Refused(answer);
    opened();
    let rest = "";
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE);
      heard = Date.now();
      const found = (rest + value).split("\n");
      rest = found.pop() ?? "";
      for (const line of found) if (line) yield JSON.parse(line);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    page?.removeEventListener?.("visibilitychange", wake);
    quiet.abort();
  }
}
