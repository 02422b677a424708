/**
 * One game as this browser knows it. The server's part is replaced whole with every commit; the page's part is what is
 * pointed at. Whoever draws subscribes.
 */
import { language, more, say } from "../languages/say.js";
import { followTogether } from "../client/shared-stream.js";
import { Problem } from "../client/http.js";
import { Views } from "../client/views.js";
import { isStill, Pace } from "./pace.js";
import { loadBoard } from "../boards/boards.js";
import { narrowed } from "./narrow.js";
import { controls } from "./control.js";
import { loadPlan } from "./planning.js";

/** @typedef {import("../client/stream.js").Frame} Frame */

const PAGE = 500;
const PAST_BLOCK = 20;
const CATCH_UP = 1000; // milliseconds after a connection is mended
const LATE = 400; // milliseconds after the answer to a command that the stream may take to tell of it
const VIEWS = 64; // kept for looking back; the others are asked for again

/** What the log and plans need of a commit: neither its view nor its legal commands. @param {Frame} frame @returns {any} */
const told = ({ version, actor, events, awaited, hint, lowered }) => ({ version, actor, events, awaited, hint, lowered });

const gestures = () => more().then(() => import("./gesture.js"));

export class GameStore {
  /** @param {import("../client/http.js").Client} client  @param {string} game */
  constructor(client, game) {
    this.client = client;
    this.game = game;
    this.table = null;
    this.schemas = null;
    this.board = null;
    /** @type {any} what the box prints, some time after the first table */
    this.content = null;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Frame[]} */
    this.history = [];
    /** @type {Record<number, import("./control.js").Control>} */
    this.controls = {};
    /** @type {string[]} */
    this.chosen = [];
    this.armed = null;
    /** @type {{version: number, why: Map<string, string>}} why gestures are not possible, by thing, at the version at which they were tried */
    this.tried = { version: 0, why: new Map() };
    this.isOpen = true;
    /** @type {{until?: number} | null} what is on its way, and the version that it leads to: while there is something, nothing else is sent */
    this.sending = null;
    this.isAsking = false;
    /** @type {import("./undo.js").SentList[]} what was sent as one list */
    this.lists = [];
    /** @type {{text: string, isError: boolean, version?: number} | null} `version`: of the game when it was refused as too late */
    this.notice = null;
    /** @type {number | null} */
    this.past = null;
    /** @type {Map<number, any>} */
    this.views = new Map();
    /** @type {any} drawn until an earlier view has come */
    this.seen = null;
    /** @type {number | null} the version that it is of */
    this.drawn = null;
    /** @type {{after: number, ending: AbortController, done: Promise<void>} | null} earlier views on their way */
    this.loading = null;
    this.lit = "";
    /** @type {import("./planning.js").Plan} what this seat will answer */
    this.plan = { moves: [], played: 0, ended: "" };
    this.planOf = 0; // number of the question that it answers
    /** @type {import("./planning.js").Offer[]} what this seat was offered the last times, where it plans */
    this.offers = [];
    /** @type {import("./planning.js").Offer | null} while a move is planned */
    this.planning = null;
    /** @type {{events: any[], at: number} | null} what is told right now */
    this.telling = null;
    this.catchingUp = 0; // until when, in milliseconds, everything is shown at once
    this.pace = new Pace({
      show: (frames) => this.show(frames),
      tell: (telling) => this.set({ telling }),
      worth: (event) => Boolean(this.schemas.telling.events[event.type]),
      isQuiet: (frame) => isStill() || this.past !== null || Date.now() < this.catchingUp,
    });
    this.listeners = new Set();
    this.ending = new AbortController();
  }

  /** @param {() => void} listener  @returns {() => void} */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** @param {Partial<GameStore>} change */
  set(change) {
    Object.assign(this, change);
    for (const listener of this.listeners) listener();
  }

  /** Loads what is there and follows what comes. Throws Problem for a game that this viewer may not see. */
  async open() {
    const [table, frame, first] = await Promise.all([
      this.client.get(`/games/${this.game}`), this.client.get(`/games/${this.game}/view?legal=true`), this.client.get(this.framesPath(0)),
    ]);
    const [schemas, board, more] = await Promise.all([
      this.client.messages(table.title), loadBoard(table.title), this.pastEvents(frame.version, first.frames.at(-1)?.version ?? 0),
    ]);
    const history = [...first.frames, ...more].filter(({ version }) => version <= frame.version);
    this.set({ table, schemas, board, frame, history, controls: controls(history) });
    this.client.content(table.title, table.edition).then((content) => this.set({ content }), () => undefined);
    if (!frame.over) this.follow(frame.version);
    if (frame.over || this.seat === null) return;
    loadPlan(this).catch(() => undefined);
    import("./half-made.js").then(({ keepHalfMade }) => keepHalfMade(this)).catch(() => undefined);
  }

  close() {
    this.pace.skip();
    this.ending.abort();
  }

  /** @param {number} until  @param {number} [from]  @returns {Promise<Frame[]>} every commit after `from` up to `until`, events only */
  async pastEvents(until, from = 0) {
    /** @type {Frame[]} */
    const found = [];
    for (let after = from; after < until; ) {
      const page = await this.client.get(`${this.framesPath(after)}&until=${until}`);
      found.push(...page.frames);
      if (!page.next) break;
      after = page.next;
    }
    return found;
  }

  /** Where a page of commits after `after` is, events only. @param {number} after */
  framesPath(after) {
    return `/games/${this.game}/frames?events=true&view=false&limit=${PAGE}&after=${after}`;
  }

  /** What a computer thought of its command; null where none did, or before the game is over. @param {number} version */
  async thought(version) {
    const page = await this.client.get(`/games/${this.game}/frames?thoughts=true&events=false&view=false&after=${version - 1}&until=${version}`);
    return page.frames[0]?.thought ?? null;
  }

  /** @param {number} after */
  follow(after) {
    followTogether(this.client, this.game, after, {
      commit: (frame) => this.arrive(frame),
      connection: (isOpen) => { if (isOpen && !this.isOpen) this.catchingUp = Date.now() + CATCH_UP; this.set({ isOpen }); },
      refused: (error) => this.followAgain(error),
    }, this.ending.signal);
  }

  /** Goes on where the token was only changed; a client that is nobody any more says so itself. @param {{status: number}} error */
  async followAgain({ status }) {
    const isStillKnown = status === 401 && (await this.client.get(`/games/${this.game}`).then(() => true, () => false));
    if (isStillKnown) this.follow(this.frame?.version ?? 0);
    else this.set({ notice: { text: say("This game cannot be followed any more: your seat or your token has ended."), isError: true } });
  }

  /** @param {Frame} frame */
  arrive(frame) {
    if (frame.version <= this.pace.newest(this.frame)) return;
    if (frame.actor === this.seat) this.pace.skip(); // my own move is seen at once
    this.pace.add(frame);
  }

  /** Makes the last of `frames` the present. @param {Frame[]} frames */
  show(frames) {
    frames.forEach((frame) => this.keep(frame));
    const history = [...this.history, ...frames.map(told)];
    const version = frames.at(-1)?.version ?? 0;
    if (frames.some(({ events }) => events?.some((event) => event.type === "seat-handed-over"))) this.meet();
    const isMine = Boolean(frames.at(-1)?.legal?.length);
    const isOwn = frames.some(({ actor }) => actor === this.seat);
    const keeps = this.planning ? !isMine && !frames.at(-1)?.over : !isOwn && this.mayStillChoose(frames.at(-1)?.legal ?? []);
    const pointed = keeps ? {} : { chosen: [], armed: null, planning: null };
    const isAnew = version > (this.notice?.version ?? version) && (isMine || frames.at(-1)?.over);
    const notice = isOwn || isAnew || !this.notice?.isError ? null : this.notice;
    this.set({ frame: frames.at(-1), history, controls: controls(frames, this.controls), ...pointed, isOpen: true, sending: isOwn && version >= (this.sending?.until ?? 0) ? null : this.sending, notice });
    if (this.plan.moves.length && (isMine || isOwn)) loadPlan(this).catch(() => undefined);
  }

  /** Whether what is pointed at can still be done, as where several seats choose at once. @param {any[]} legal  @returns {boolean} */
  mayStillChoose(legal) {
    if (this.armed?.commands) return false;
    const armed = JSON.stringify(this.armed?.command);
    return this.armed ? legal.some(({ command }) => JSON.stringify(command) === armed) : narrowed(legal, this.chosen, this.board.refs).left.length > 0;
  }

  /** Learns who sits at the table: a seat has changed hands, perhaps this one. */
  meet() {
    this.client.get(`/games/${this.game}`).then((table) => this.set({ table }), () => undefined);
  }

  /** Keeps the view of a version, and forgets the one kept longest when there are many, but not the one looked at. @param {Frame} frame */
  keep(frame) {
    if (!frame.view) return;
    this.views.set(frame.version, frame.view);
    const [oldest, next] = this.views.keys();
    if (this.views.size > VIEWS) this.views.delete(oldest === this.past ? next : oldest);
  }

  get seat() {
    return this.table?.seat ?? null;
  }

  /** The version of what this seat did last, 0 before that. */
  get ownVersion() {
    for (let at = this.history.length - 1; at >= 0; at -= 1) if (this.history[at].actor === this.seat) return this.history[at].version;
    return 0;
  }

  get isMyTurn() {
    return this.seat !== null && Boolean(this.frame?.legal?.length) && this.past === null && this.state === "playing";
  }

  /** Whether this seat is played by its player, by a computer for a while, or by a computer for good. */
  get state() {
    return this.controls[this.seat] ?? "playing";
  }

  /** The view that is drawn: of the version looked at, or the present one. */
  get view() {
    return this.past === null ? this.frame?.view : this.views.get(this.past) ?? this.seen;
  }

  /** Whether the view of the version looked at is here. */
  get isSeen() {
    return this.past === null || this.views.has(this.past);
  }

  /** Says something about a seat, as that its player leaves: true whatever somebody played meanwhile. @param {any} command */
  tell(command) {
    return this.send(command, true);
  }

  /**
   * Sends a command, or several as one list of which all or none is made; what they did arrives by the stream, often before the answer.
   * @param {any} command or an array of them  @param {boolean} [isAlways] whether it is meant whatever happened since the version looked at
   */
  async send(command, isAlways = false) {
    const seen = this.frame?.version ?? 0;
    this.pace.skip();
    if (!this.frame || this.isSending) return;
    const looked = command.type === "take-back" ? this.frame.version : seen; // that names its version itself
    const sending = { until: isAlways ? 0 : looked + [command].flat().length };
    this.set({ sending, notice: null });
    try {
      const answer = await this.client.submit(this.game, command, isAlways ? null : looked, () => this.set({ isOpen: false }));
      if (answer.refused) await (await gestures()).takeBackRest(this, looked, answer);
      if (Array.isArray(command)) this.lists.push({ from: looked, until: answer.version });
      await this.reach(answer.version).catch(() => undefined); // the stream will tell of it
    } catch (/** @type {any} */ error) {
      this.set({ notice: { text: sentenceFor(error, true), isError: true, version: error.version }, armed: null });
    }
    if (this.sending === sending) this.set({ sending: null, ...(this.frame.version === looked ? { chosen: [], armed: null } : {}) });
  }

  /** Makes several commands that one thing means ready to be sent, or says why they are not possible. @param {string} ref  @param {import("./gesture.js").Gesture} gesture */
  async compose(ref, gesture) {
    if (this.isSending) return;
    this.set({ chosen: [], armed: null, notice: null });
    const { chosen } = this;
    const isAwaited = this.untouched();
    try {
      const { composed } = await gestures();
      const armed = await composed(this, ref, gesture);
      if (isAwaited()) this.set({ armed });
    } catch (error) {
      if (this.chosen === chosen) this.set({ notice: { text: sentenceFor(error), isError: true } });
    }
  }

  /** Whether, later, the game is as it is now and nothing else was pointed at, cancelled or looked at. @returns {() => boolean} */
  untouched() {
    const { frame, chosen } = this;
    return () => this.frame?.version === frame?.version && this.chosen === chosen && !this.armed;
  }

  /** Whether a command is on its way. The stream may tell of one, and the next be sent, before its answer comes. */
  get isSending() {
    return this.sending !== null;
  }

  /** Waits until the stream has told of `version`; where it is late, as behind a proxy that buffers, the game is asked for. @param {number} version */
  async reach(version) {
    const isTold = () => (this.frame?.version ?? 0) >= version;
    if (isTold() || (await this.hears(isTold, LATE))) return;
    const frame = await this.client.get(`/games/${this.game}/view?legal=true`);
    const missed = await this.pastEvents(frame.version, this.frame?.version);
    if (isTold() || !missed.length) return;
    this.pace.skip();
    const fresh = missed.filter((one) => one.version > (this.frame?.version ?? 0));
    if (fresh.length) this.show([...fresh.slice(0, -1), { ...fresh[fresh.length - 1], ...frame }]);
  }

  /** @param {() => boolean} found  @param {number} milliseconds  @returns {Promise<boolean>} whether a change made `found` true in that time */
  hears(found, milliseconds) {
    return new Promise((done) => {
      const end = () => { clearTimeout(timer); ended(); done(found()); };
      const timer = setTimeout(end, milliseconds);
      const ended = this.subscribe(() => { if (found()) end(); });
    });
  }

  /** Asks the engine what it would do, which everybody learns; shows the move and does not make it. */
  async hint() {
    if (!this.frame || this.isAsking) return;
    const isAwaited = this.untouched();
    this.set({ isAsking: true, notice: { text: say("The engine thinks…"), isError: false } });
    try {
      await more();
      await (await import("./hint.js")).hint(this, isAwaited);
    } catch (error) {
      this.set({ notice: { text: sentenceFor(error), isError: true } });
    } finally {
      this.set({ isAsking: false });
    }
  }

  /** What is on the table after a commit, asked for where this page does not keep it. @param {number} version  @returns {Promise<any>} */
  async viewOf(version) {
    if (version === this.frame?.version) return this.frame.view;
    if (this.views.has(version)) return this.views.get(version);
    const page = await this.client.get(`/games/${this.game}/frames?view=true&events=false&limit=1&after=${version - 1}&until=${version}`);
    return page.frames[0].view;
  }

  /** Looks at an earlier version; null is the present. @param {number | null} version */
  async look(version) {
    const last = this.frame?.version ?? 0;
    if (version === null || version >= last) return this.set({ past: null });
    const past = Math.max(1, version);
    if (this.isSeen) this.drawn = this.past;
    this.set({ past, seen: this.view, chosen: [], armed: null });
    if (this.views.has(past)) return undefined;
    const loading = this.loadingOf(past, last);
    try {
      await loading.done;
    } catch (error) {
      if (loading.ending.signal.aborted || this.past !== past) return undefined;
      this.set({ past: this.drawn });
      throw error;
    }
    return this.set({});
  }

  /** The request for the views around a version. One for others is given up: who moves the slider quickly waits for none that he passes. @param {number} past  @param {number} last */
  loadingOf(past, last) {
    const after = Math.max(0, past - 1 - PAST_BLOCK / 2);
    if (this.loading && this.loading.after < past && past <= this.loading.after + PAST_BLOCK) return this.loading;
    this.loading?.ending.abort();
    const ending = new AbortController();
    const loading = { after, ending, done: this.loadViews(after, last, ending.signal).finally(() => { if (this.loading === loading) this.loading = null; }) };
    this.loading = loading;
    return loading;
  }

  /** Looks, and says where that fails. @param {number | null} version */
  async visit(version) {
    try {
      await this.look(version);
    } catch (error) {
      this.set({ notice: { text: sentenceFor(error), isError: true } });
    }
  }

  /** @param {number} after  @param {number} last  @param {AbortSignal} signal */
  async loadViews(after, last, signal) {
    const page = await this.client.get(`/games/${this.game}/frames?patch=true&events=false&limit=${PAST_BLOCK}&after=${after}&until=${last}`, signal);
    const views = new Views();
    for (const frame of page.frames) {
      views.take(frame);
      this.keep({ ...frame, view: views.whole() });
    }
  }
}

/** @param {any} error  @returns {string} */
export function sentenceFor(error, isMove = false) {
  if (error instanceof Problem && error.code === "stale-version") return say("Somebody moved before you. Look again and choose.");
  if (error instanceof Problem && !error.isBare) return inWords(error);
  if (error instanceof Problem && !AWAY.has(error.status)) return ON_THE_WAY[error.status] ?? say("The server answered {status}. Try again; if it stays so, tell the host of this platform.", error);
  return isMove ? say("The server does not answer. Your move was not confirmed; try again.") : say("The server does not answer; try again.");
}

/** Answers of a proxy that the server behind it is not there. */
const AWAY = new Set([502, 503, 504]);

/** Other answers of what stands before the server, by status. @type {Record<number, string>} */
const ON_THE_WAY = {
  403: say("Something on the way to the server refuses this (403). Try another network, or ask the host of this platform."),
  413: say("Something on the way to the server finds this too large (413). Send less, or ask the host of this platform."),
  429: say("Too many requests came from your network (429). Wait a minute, then try again."),
};

const WRONG_FORM = 400;
const REFUSED = 422;

/** Refusals of rules come in the language of the reader, of other problems the title alone. @param {Problem} problem  @returns {string} */
function inWords({ status, title, message }) {
  if (language === "en" || status === REFUSED || !title) return message;
  return status === WRONG_FORM ? `${title}: ${message}` : `${title}.`;
}
