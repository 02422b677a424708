/** Requests to the public API: problems as errors, the guest's token, commands that are sent once whatever happens. */

import { storage as ours } from "./storage.js";

/** What the server answered instead of what was asked for (RFC 9457). */
export class Problem extends Error {
  /**
   * @param {number} status  @param {{code?: string, detail?: string, title?: string, field?: string, version?: number}} body
   * @param {number} [wait] seconds after which the server wants to be asked again
   */
  constructor(status, body, wait = 0) {
    super(body.detail || body.title || `The server answered ${status}.`);
    this.status = status;
    this.title = body.title ?? "";
    this.code = body.code || "unknown";
    this.isBare = !body.detail && !body.title; // as the answer of a proxy, which says no more than the status
    this.field = body.field;
    this.version = body.version;
    this.wait = wait;
  }
}

const TOKEN = "sagebrush.token";
const GUEST = "sagebrush.guest";
const LIMITED = 429;
const AGAIN = new Set([LIMITED, 502, 503, 504]);
const TRIES = 6;
const LONGEST = 10; // seconds that a reader waits for an answer without hearing why
const LATE = 15_000; // milliseconds after which an answer does not come any more, as where a network went away without a word

const AMISS = 10_000; // milliseconds that clocks may differ
let ahead = 0;

/** The time of the server: the clock of this machine may be wrong by hours. */
export const serverNow = () => Date.now() + ahead;

/** Compares the clocks. @param {Headers} headers of an answer, which a cache may have kept */
function compare(headers) {
  const wrong = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (headers.get("Cache-Control")?.includes("no-store")) ahead = Math.abs(wrong) > AMISS ? wrong : 0;
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Whether the same request may have another answer soon; a limit without a time lasts. @param {any} error */
const isBusy = (error) => error instanceof Problem && AGAIN.has(error.status) && error.wait <= LONGEST && (error.status !== LIMITED || error.wait > 0);

/**
 * What `work` gives, which is tried again while `isWorth` says so of its error, after the time that the server asks for.
 * @template T  @param {() => Promise<T>} work  @param {(error: any) => boolean} isWorth  @returns {Promise<T>}
 */
export async function persistently(work, isWorth) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (/** @type {any} */ error) {
      if (tried === TRIES || !isWorth(error)) throw error;
      await pause(Math.max(250 * 2 ** tried, 1000 * (error.wait ?? 0)));
    }
  }
}

/**
 * What `work` gives; after so many milliseconds it is given up as if nobody had answered.
 * @template T  @param {number} milliseconds  @param {(signal: AbortSignal) => Promise<T>} work  @returns {Promise<T>}
 */
async function within(milliseconds, work) {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new TypeError("No answer came in time.")), milliseconds);
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {number} bytes  @returns {string} so many random bytes in hex; works without a secure context */
export function randomHex(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One browser's way to the API. The token lives in local storage, so that a reload keeps the seat. */
export class Client {
  /** @param {string} language of the sentences that the server makes */
  constructor(language, storage = ours) {
    this.language = language;
    /** @type {Map<string, Promise<any>>} */
    this.said = new Map();
    this.storage = storage;
    /** @type {() => void} hears that this browser is nobody any more */
    this.lost = () => undefined;
    /** @type {Promise<unknown> | null} until another token is here */
    this.changing = null;
  }

  get token() {
    return this.storage.getItem(TOKEN);
  }

  /** @returns {{guest: string, name: string} | null} who this browser is */
  get me() {
    const kept = this.storage.getItem(GUEST);
    return kept && this.token ? JSON.parse(kept) : null;
  }

  /** @returns {string} a name for who looks, the same in every tab of this browser; it says nothing secret */
  get viewer() {
    return this.me?.guest ?? "";
  }

  /** Whether who looks is a guest, and not a seat or a spectator alone. */
  get mayOpenTables() {
    return true;
  }

  /** What `work` asks for; who only looks on gets a token first. @template T @param {() => Promise<T>} work */
  known(work) {
    return work();
  }

  /** Becomes a guest of this name. @param {string} name */
  async introduce(name) {
    const guest = await this.request("POST", "/guests", { name }, { anonymous: true });
    this.become(guest);
    return guest;
  }

  /** Is that guest from now on, in every tab of this browser. @param {{guest: string, name: string, token: string}} known */
  become({ guest, name, token }) {
    this.storage.setItem(TOKEN, token);
    this.storage.setItem(GUEST, JSON.stringify({ guest, name }));
  }

  /** The link by which another browser has the seat. @param {string} table  @param {string} origin  @returns {string} */
  wayBack(table, origin) {
    return `${origin}/#/back/${table}/${this.token}`;
  }

  /** Forgets a token that the server does not know any more. */
  forget() {
    this.storage.removeItem(TOKEN);
    this.storage.removeItem(GUEST);
    this.lost();
  }

  /** @param {{anonymous?: boolean}} [options]  @returns {Record<string, string>} */
  headers(options = {}) {
    const known = { "Accept-Language": this.language };
    return this.token && !options.anonymous ? { ...known, Authorization: `Bearer ${this.token}` } : known;
  }

  /**
   * The JSON answer; throws Problem, or TypeError when nobody answers.
   * @param {string} method  @param {string} path below /v1  @param {unknown} [body]
   * @param {{headers?: Record<string, string>, anonymous?: boolean, signal?: AbortSignal}} [options]
   * @returns {Promise<any>}
   */
  async request(method, path, body, options = {}) {
    const answer = await this.answer(method, path, body, options);
    return answer.status === 204 ? null : answer.json();
  }

  /**
   * The answer as it comes, for what is no JSON; throws as `request` does.
   * @param {string} method  @param {string} path  @param {unknown} [body]
   * @param {{headers?: Record<string, string>, anonymous?: boolean, signal?: AbortSignal}} [options]
   * @returns {Promise<Response>}
   */
  async answer(method, path, body, options = {}) {
    const { token } = this;
    const headers = { ...this.headers(options), ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...options.headers };
    const answer = await fetch(`/v1${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal: options.signal });
    compare(answer.headers);
    if (answer.ok) return answer;
    const problem = new Problem(answer.status, (await answer.json().catch(() => null)) ?? {}, Number(answer.headers.get("Retry-After")) || 0);
    if (problem.code === "unauthenticated" && !options.anonymous) {
      const { changing } = this;
      await changing;
      if (token === this.token) this.forget(); // not the one that came meanwhile
      else if (changing) return this.answer(method, path, body, options); // as the same guest
    }
    throw problem;
  }

  /** Asks again while the server is busy. @param {string} path  @param {AbortSignal} [signal] */
  get(path, signal) {
    return persistently(() => this.request("GET", path, undefined, { signal }), (error) => isBusy(error) && !signal?.aborted);
  }

  /** What a title says in the language of this client: asked for once. @param {string} title  @returns {Promise<any>} */
  messages(title) {
    return this.once(`/titles/${title}/messages/${this.language}`);
  }

  /** What the box of an edition prints, with the host's corrections: asked for once. @param {string} title  @param {string} edition  @returns {Promise<any>} */
  content(title, edition) {
    return this.once(`/titles/${title}/content?edition=${edition}`);
  }

  /** @param {string} path of what is the same for everybody and for long  @returns {Promise<any>} */
  once(path) {
    const known = this.said.get(path) ?? this.get(path);
    this.said.set(path, known);
    known.catch(() => this.said.delete(path));
    return known;
  }

  /** @param {string} path  @param {unknown} [body] */
  post(path, body = {}) {
    return this.request("POST", path, body);
  }

  /**
   * Sends a command until the server has said what became of it: the key makes it one command however often it is sent.
   * A single one is heard, too, where others have moved since who choose at the same time, and it means the same.
   * @param {string} game  @param {object} command as the list of legal commands has it; an array of them is sent as one list
   * @param {number | null} version looked at; null where the command is right whatever happened since
   * @param {() => void} [unheard] told whenever nobody answers
   * @returns {Promise<{version: number, events?: any[], commits?: any[], refused?: any}>}
   */
  async submit(game, command, version, unheard) {
    /** @type {Record<string, string>} */
    const headers = version === null ? {} : { "If-Match": `"${version}"` };
    const [list, body] = Array.isArray(command) ? ["/list", { commands: command }] : ["", command];
    if (!list && version !== null) headers.Prefer = "same-question";
    return this.postOnce(`/games/${game}/commands${list}`, body, { headers, unheard });
  }

  /**
   * Sends what `key` makes one request, however often it is sent, until the server has said what became of it.
   * @param {string} path  @param {object} body  @param {{key?: string, headers?: Record<string, string>, unheard?: () => void}} [asked]
   */
  postOnce(path, body, { key = randomHex(16), headers = {}, unheard } = {}) {
    const send = () => within(LATE, (signal) => this.request("POST", path, body, { headers: { ...headers, "Idempotency-Key": key }, signal }));
    return persistently(send, (error) => {
      if (!(error instanceof TypeError)) return isBusy(error);
      unheard?.();
      return true;
    });
  }
}
