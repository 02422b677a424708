/** Requests to a platform: with a token, repeated while the platform is away and nothing can happen twice. */

import { Problem, requireSuccess, retryAfter } from "./problem.js";
import { ServerTime } from "./server-time.js";
import { UnreadableView } from "./views.js";

const LIMITED = 429;
const BUSY = new Set([LIMITED, 503]);
export const AWAY = new Set([...BUSY, 502, 504]);
/** The status of a token that is not, or no longer, anybody's: nothing has been done. */
const UNAUTHENTICATED = 401;
/** The status of what is not there. */
const GONE = 404;
/** Where the token is, with which its own end is asked for. */
export const OWN_TOKEN = "/guests/me/token";
/** Milliseconds of silence after which a stream is dead: the platform gives a sign of life every 15 seconds. */
const SILENCE = 40_000;
/** Milliseconds until an answer begins; a thought takes some seconds. */
const TIMEOUT = 60_000;

/** Of different tables, each some kilobytes. */
const CONTENTS_KEPT = 32;

export const PATIENCE = { milliseconds: 30_000, firstMilliseconds: 2_000, pause: 250, longestPause: 5_000 };

/** Milliseconds that a timer can wait; one that is to wait longer does not wait at all. */
const LONGEST = 2 ** 31 - 1;

/** @param {number} milliseconds  @param {AbortSignal} [signal] */
export function pause(milliseconds, signal) {
  return new Promise((done, fail) => {
    const ended = () => { clearTimeout(timer); fail(signal?.reason); };
    const timer = setTimeout(() => { signal?.removeEventListener("abort", ended); done(undefined); }, Math.min(milliseconds, LONGEST));
    if (signal?.aborted) ended();
    signal?.addEventListener("abort", ended, { once: true });
  });
}

/** Throws Problem for an address that no time mends: fetch says the same of it as of a platform that is away. @param {string} url */
function requireAddress(url) {
  let protocol = "";
  try {
    protocol = new URL(url, globalThis.location?.href).protocol;
  } catch {
    // as without `http://`
  }
  if (!/^https?:$/.test(protocol)) throw new Problem("bad-address", `${url} is no address of a platform: it begins with http:// or https://.`);
}

/** Fetch says TypeError, a reader of a body too, and a watch over silence aborts. @param {any} error */
export const isBrokenConnection = (error) => error instanceof TypeError || error?.name === "AbortError" || error?.code === "ECONNRESET";

export class Transport {
  /** @param {string} url  @param {{token?: string, language?: string, patience?: Partial<typeof PATIENCE>, fetch?: typeof fetch}} options */
  constructor(url, { token = "", language = "en", patience = {}, fetch } = {}) {
    if (!fetch) requireAddress(url);
    this.url = url.replace(/\/+$/, "");
    this.token = token;
    this.language = language;
    this.patience = { ...PATIENCE, ...patience };
    this.fetch = fetch ?? globalThis.fetch.bind(globalThis);
    this.hasAnswered = false;
    this.time = new ServerTime();
    /** Whether another token may be the caller's by now, so that nobody knows yet what the end of this one means. */
    this.isExchanging = false;
    /** @type {Map<string, string>} what views are sent without, by hash, as JSON; the oldest is forgotten first */
    this.viewContents = new Map();
  }

  /**
   * The answer; throws Problem, or TypeError when nobody answers. `once`: it must not reach the platform twice.
   * @param {string} method  @param {string} path
   * @param {{query?: object, headers?: Record<string, string>, body?: unknown, once?: boolean, signal?: AbortSignal}} [asked]
   */
  async ask(method, path, { query, headers, body, once = false, signal } = {}) {
    const { milliseconds, firstMilliseconds } = this.patience;
    const more = { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers };
    const text = body === undefined ? undefined : JSON.stringify(body);
    let until = 0, mayBeDone = false;
    for (let attempt = 0; ; attempt += 1) {
      const token = this.token;
      const answer = await this.attempt(this.address(path, query), { method, signal, headers: this.headers(more), body: text });
      until ||= performance.now() + (this.hasAnswered ? milliseconds : firstMilliseconds);
      const wait = this.waitAfter(attempt, answer);
      const isPast = !headers?.Authorization && this.isPast(token, answer);
      if ((isFinal(answer, once) && !isPast) || signal?.aborted || performance.now() + wait > until) {
        if (!(answer instanceof Response)) throw answer;
        return mayBeDone && isDeleted(method, path, answer) ? answer : requireSuccess(answer); // the answer that said so was lost
      }
      mayBeDone ||= !(answer instanceof Response && answer.status === LIMITED);
      await pause(wait, signal);
    }
  }

  /** The JSON of the answer. @param {string} method  @param {string} path  @param {object} [asked] */
  async json(method, path, asked) {
    const answer = await this.ask(method, path, asked);
    return answer.status === 204 ? null : answer.json();
  }

  /**
   * What the views of a game are sent without, as JSON, asked for once; throws UnreadableView where it is gone.
   * @param {string} game  @param {string} hash  @param {AbortSignal} [signal]
   */
  async viewContent(game, hash, signal) {
    const known = this.viewContents.get(hash);
    if (known !== undefined) return known;
    const text = await (await this.ask("GET", `/games/${encodeURIComponent(game)}/content`, { query: { hash }, signal })).text();
    if (JSON.parse(text).hash !== hash) throw new UnreadableView(`The views of ${game} are sent without something else now.`);
    for (const old of this.viewContents.keys()) if (this.viewContents.size >= CONTENTS_KEPT) this.viewContents.delete(old);
    this.viewContents.set(hash, text);
    return text;
  }

  /**
   * The objects of an ND-JSON answer, to its end; throws Problem, or TypeError when it falls silent.
   * @param {string} path  @param {{method?: string, query?: object, headers?: Record<string, string>, body?: Uint8Array, withToken?: boolean, signal?: AbortSignal}} asked
   */
  async *lines(path, { method = "GET", query, headers, body, withToken = true, signal }) {
    const silence = new AbortController();
    const end = () => silence.abort(signal?.reason);
    if (signal?.aborted) end();
    signal?.addEventListener("abort", end, { once: true });
    let watch = setTimeout(end, SILENCE);
    const token = this.token;
    try {
      const request = { method, body: /** @type {BodyInit | undefined} */ (body), headers: this.headers({ Accept: "application/x-ndjson", ...headers }, withToken), signal: silence.signal };
      const answer = await this.fetch(this.address(path, query), request);
      if (this.isPast(token, answer)) throw new TypeError("The token was exchanged meanwhile.");
      const response = await requireSuccess(answer);
      this.hasAnswered = true;
      this.time.compare(response.headers);
      if (!response.body) return;
      const reader = response.body.getReader();
      try {
        const decoder = new TextDecoder();
        let rest = "";
        for (;;) {
          const { done, value } = await reader.read();
          clearTimeout(watch);
          if (done) return;
          const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
          rest = lines.pop() ?? "";
          for (const line of lines.filter((text) => text.trim())) {
            signal?.throwIfAborted(); // while the caller was at work on the line before
            yield JSON.parse(line);
          }
          watch = setTimeout(end, SILENCE); // not while the caller is at work on a line
        }
      } finally {
        await reader.cancel().catch(() => undefined);
      }
    } catch (error) {
      throw silence.signal.aborted && !signal?.aborted ? new TypeError("No answer in time.") : error;
    } finally {
      clearTimeout(watch);
      signal?.removeEventListener("abort", end);
      silence.abort(); // closes the connection of a refusal that nobody reads
    }
  }

  /** Milliseconds to wait after attempt number `attempt`, from 0; as many as the platform asks for, if it does. @param {number} attempt  @param {unknown} [answer] */
  waitAfter(attempt, answer) {
    const asked = answer instanceof Response ? retryAfter(answer) : answer instanceof Problem ? answer.retryAfter : undefined;
    if (asked !== undefined) return asked * 1000;
    return Math.min(this.patience.pause * 2 ** Math.min(attempt, 16), this.patience.longestPause) * (0.5 + Math.random() / 2);
  }

  /** The whole answer, or why there is none. @param {string} address  @param {RequestInit} request  @returns {Promise<Response | Error>} */
  async attempt(address, request) {
    const late = new AbortController();
    const end = () => late.abort(request.signal?.reason);
    let watch = setTimeout(end, TIMEOUT);
    const heard = () => { clearTimeout(watch); watch = setTimeout(end, SILENCE); };
    if (request.signal?.aborted) end();
    request.signal?.addEventListener("abort", end, { once: true });
    try {
      const answer = await this.fetch(address, { ...request, signal: late.signal });
      this.hasAnswered = true;
      this.time.compare(answer.headers);
      return await whole(answer, heard);
    } catch (error) {
      const isLate = late.signal.aborted && !request.signal?.aborted;
      return isLate ? new TypeError("No answer in time.") : /** @type {Error} */ (error);
    } finally {
      clearTimeout(watch);
      request.signal?.removeEventListener("abort", end);
    }
  }

  /** Whether a token, with which it was asked for, is refused because it was exchanged meanwhile. @param {string} token  @param {unknown} answer */
  isPast(token, answer) {
    return answer instanceof Response && answer.status === UNAUTHENTICATED && (this.isExchanging || this.token !== token);
  }

  /** @param {string} path  @param {object} [query] */
  address(path, query = {}) {
    const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
    const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
    return `${this.url}/v1${path}${text && `?${text}`}`;
  }

  /** @param {Record<string, string>} more  @param {boolean} [withToken] */
  headers(more, withToken = true) {
    /** @type {Record<string, string>} */
    const caller = this.token && withToken ? { Authorization: `Bearer ${this.token}` } : {};
    return { "Accept-Language": this.language, ...caller, ...more };
  }
}

/**
 * The answer once its body is here: a connection may end in the middle of it, or stand still.
 * @param {Response} answer  @param {() => void} heard of each part
 */
async function whole(answer, heard) {
  if (!answer.body) return answer;
  const parts = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    heard();
  }
  const read = new Response(parts.length ? new Blob(parts) : null, answer);
  return Object.defineProperty(read, "url", { value: answer.url });
}

/** Whether what was to be deleted is gone. @param {string} method  @param {string} path  @param {Response} answer */
const isDeleted = (method, path, answer) => method === "DELETE" && answer.status === (path === OWN_TOKEN ? UNAUTHENTICATED : GONE);

/** Whether there is nothing to be gained, or something to be lost, by asking again. @param {unknown} answer  @param {boolean} once */
function isFinal(answer, once) {
  if (!(answer instanceof Response)) return once || !(answer instanceof TypeError); // fetch tells lost and unsent requests alike
  if (answer.status === LIMITED && !answer.headers.has("Retry-After")) return true; // no time helps
  return !(once ? BUSY : AWAY).has(answer.status);
}
