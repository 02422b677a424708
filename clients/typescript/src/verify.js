// Verifies the file of a finished Sagebrush game without the platform: Node 18 or any browser of today, no dependencies.
//
//   node sagebrush-verify.mjs GAME.ndjson --commitment HEX
//   import { verify } from "./sagebrush-verify.mjs"; await verify(bytes, commitment)
//
// Written from docs/file-format.md. It proves that the bytes are whole, that the commits are chained, and that seed,
// entropy and every draw are those that were committed to before the game. It does not know the rules, so it does not
// prove that the events follow from the draws: `sagebrush verify` does.

const FORMAT = "sagebrush-game";
const FORMAT_VERSION = 1;
const MOST_BYTES = 64 * 2 ** 20;
const DEEPEST = 32;
const WORD = 2 ** 32;
/** The fields of the first event, in their order; the last ones may be absent, and more may follow. */
const STARTED = ["type", "game", "config", "seats", "commitment", "flow", "branch", "shared"];
const HASH = 16, TIME = 6, UUID = 16;
const PARTIAL = "The game was running: the file is whole, and nothing else can be checked before the seed is revealed.";
const consistent = (draws) =>
  `The file is whole, its commits are chained, and the commitment, the entropy and all ${draws} draws are right. ` +
  "The rules were not checked: whether the events follow from the draws, only `sagebrush verify` can say.";

/** What is wrong: at which commit (0 for the file as a whole), a stable code, and a sentence. */
class Fault extends Error {
  constructor(version, code, detail) {
    super(detail);
    this.version = version;
    this.code = code;
    this.detail = detail;
  }
}

function require(holds, code, detail, version = 0) {
  if (!holds) throw new Fault(version, code, detail);
}

// ------------------------------------------------------------------------------------------------------------- bytes

const utf8 = (text) => new TextEncoder().encode(text);
const textOf = (bytes) => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes that `text` names in hex; throws. */
export function unhex(text) {
  if (typeof text !== "string" || !/^([0-9a-fA-F]{2})*$/.test(text)) throw new Error("not hex");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(...parts) {
  const found = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    found.set(part, at);
    at += part.length;
  }
  return found;
}

function unbase64(text) {
  if (typeof text !== "string" || text.length % 4 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new Error("not base64");
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

// ------------------------------------------------------------------------------------------------------------- hashes

const { subtle } = globalThis.crypto ?? (await import("node:crypto")).webcrypto;  // Node 18 has no global one
let sha256 = async (bytes) => new Uint8Array(await subtle.digest("SHA-256", bytes));

/** Computes SHA-256 with `digest` (bytes to bytes) from now on: a page on a home network has no `crypto.subtle`. */
export function computeWith(digest) {
  sha256 = async (bytes) => digest(bytes);
}

/** HMAC-SHA-256 (RFC 2104). */
async function hmac(key, bytes) {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(joined(padded.map((byte) => byte ^ 0x36), bytes));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

// Words of 64 bits are pairs of 32 bits, the lower first: BigInt would take twenty times as long.
const IV = Uint32Array.of(
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
);
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((row) => Array.from(row, (digit) => 2 * parseInt(digit, 16)));
const COLUMNS_AND_DIAGONALS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
].map((quarter) => quarter.map((place) => 2 * place));

/** BLAKE2b (RFC 7693) of `bytes` without a key, `size` bytes long. */
export function blake2b(bytes, size) {
  const state = IV.slice();
  state[0] ^= 0x01010000 ^ size;
  const blocks = Math.max(1, Math.ceil(bytes.length / 128));
  for (let block = 0; block < blocks; block++) {
    const end = Math.min(bytes.length, 128 * (block + 1));
    const padded = new Uint8Array(128);
    padded.set(bytes.subarray(128 * block, end));
    compress(state, new DataView(padded.buffer), end, block === blocks - 1);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, place) => digest.setUint32(4 * place, word, true));
  return new Uint8Array(digest.buffer, 0, size);
}

function compress(state, block, counter, last) {
  const words = Uint32Array.from({ length: 32 }, (_, place) => block.getUint32(4 * place, true));
  const v = new Uint32Array(32);
  v.set(state);
  v.set(IV, 16);
  v[24] ^= counter;
  v[25] ^= Math.floor(counter / WORD);
  if (last) [v[28], v[29]] = [~v[28], ~v[29]];
  for (let round = 0; round < 12; round++) {
    const sigma = SIGMA[round % 10];
    for (let place = 0; place < 8; place++) {
      const [a, b, c, d] = COLUMNS_AND_DIAGONALS[place];
      mix(v, a, b, c, d, 32, 24, words, sigma[2 * place]);
      mix(v, a, b, c, d, 16, 63, words, sigma[2 * place + 1]);
    }
  }
  for (let place = 0; place < 16; place++) state[place] ^= v[place] ^ v[place + 16];
}

/** Half of the mixing function G: `a` takes `b` and a word, `d` is turned by `far`, `c` takes `d`, `b` is turned by `near`. */
function mix(v, a, b, c, d, far, near, words, word) {
  add(v, a, v[b], v[b + 1]);
  add(v, a, words[word], words[word + 1]);
  turn(v, d, a, far);
  add(v, c, v[d], v[d + 1]);
  turn(v, b, c, near);
}

function add(v, to, low, high) {
  const sum = v[to] + low;
  v[to] = sum; // the array drops what is above 32 bits
  v[to + 1] = v[to + 1] + high + (sum >= WORD ? 1 : 0);
}

/** Word `at` becomes `at` xor `other`, turned right by `by` bits. */
function turn(v, at, other, by) {
  let [low, high] = [v[at] ^ v[other], v[at + 1] ^ v[other + 1]];
  if (by >= 32) [low, high, by] = [high, low, by - 32];
  v[at] = by ? (low >>> by) | (high << (32 - by)) : low;
  v[at + 1] = by ? (high >>> by) | (low << (32 - by)) : high;
}

// ---------------------------------------------------------------------------------------- the algorithms of the page

/** The commitment to `seed`, in hex. */
export const commitmentOf = async (game, seed) => hex(await sha256(joined(utf8(`sagebrush-v1|${game}|`), seed)));

/** The commitment of a seat to its `entropy`, in hex. */
export const entropyCommitmentOf = async (entropy) => hex(await sha256(entropy));

/** The key of all draws. */
export function masterKeyOf(game, seed, entropies) {
  return hmac(seed, joined(utf8(`sagebrush-v1|${game}|`), ...sized(entropies)));
}

/** What a table adds to the chance that it shares with other tables. */
export const poolPartOf = (entropies) => sha256(joined(...sized(entropies)));

const sized = (entropies) => entropies.flatMap((entropy) => [bigEndian(entropy.length), entropy]);

function bigEndian(number) {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number);
  return new Uint8Array(bytes.buffer);
}

/**
 * The outcome, from 0 to n-1, of the draw `index` (from 0) of the commit `version`. Where tables share their chance,
 * `version` is "any" and `index` counts the draws for `purpose` in the game.
 */
export async function draw(master, purpose, version, index, n) {
  const limit = WORD - (WORD % n);
  for (let block = 0; ; block++) {
    const digest = await hmac(master, utf8(`${purpose}|${version}|${index}|${block}`));
    const words = new DataView(digest.buffer);
    for (let at = 0; at < 32; at += 4) if (words.getUint32(at) < limit) return words.getUint32(at) % n;
  }
}

/** The seed with which a computer on `seat` decides the commit `version`. */
export async function thinkingSeed(master, version, seat) {
  const digest = await hmac(master, utf8(`thinking|${version}|${seat}`));
  return digest.subarray(0, 6).reduce((number, byte) => number * 256 + byte, 0);
}

/** The hash by which the next commit names the stored bytes `data`. */
export const chainHash = (data) => blake2b(data, HASH);

/** The commit that `data` encodes, its messages unpacked to `[name, field, ...]`; throws. */
export function commitOf(data) {
  const fields = unpacked(data);
  if (!Array.isArray(fields) || fields.length < 5 || fields.length > 8) throw new Error("not the fields of a commit");
  const [version, seal, seat, command, events, draws = [], commandId = "", engine = null] = fields;
  const typed =
    isNumber(version) && isBytes(seal) && (seat === null || isNumber(seat)) && isBytes(command) &&
    Array.isArray(events) && Array.isArray(draws) && typeof commandId === "string" && (engine === null || isObject(engine));
  if (!typed || seal.length < 2 * HASH + TIME) throw new Error("a field of the wrong type");
  const [uuid, rules] = afterTime(seal.subarray(2 * HASH + TIME));
  if (uuid && commandId) throw new Error("two command ids");
  return {
    version, seat, draws: draws.map(checkedDraw), engine, rules, command_id: commandId || uuid,
    prev: seal.subarray(0, HASH), state: seal.subarray(HASH, 2 * HASH),
    time: seal.subarray(2 * HASH, 2 * HASH + TIME).reduce((number, byte) => number * 256 + byte, 0),
    command: command.length ? message(command) : null, events: events.map(message),
  };
}

/** The command id, if it is a UUID, and the version of the rules. */
function afterTime(rest) {
  const rules = rest.length % UUID ? rest[rest.length - 1] : 1;
  if (![0, 1, UUID, UUID + 1].includes(rest.length) || (rest.length % UUID && rules < 2)) throw new Error("a wrong seal");
  const digits = rest.length < UUID ? "" : hex(rest.subarray(0, UUID));
  return [digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"), rules];
}

function message(packed) {
  const values = isBytes(packed) ? unpacked(packed) : null;
  if (!Array.isArray(values) || typeof values[0] !== "string") throw new Error("not a message");
  return values;
}

function checkedDraw(entry) {
  const typed = Array.isArray(entry) && entry.length === 3 && typeof entry[0] === "string";
  if (!typed || !isNumber(entry[1]) || !isNumber(entry[2])) throw new Error("not a draw");
  return entry;
}

const isNumber = (value) => Number.isInteger(value);
const isBytes = (value) => value instanceof Uint8Array;
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !isBytes(value);

// ------------------------------------------------------------------------------------------------------- MessagePack

/** The MessagePack value that `data` is, to its last byte; throws. */
export function unpacked(data) {
  const reader = { data, view: new DataView(data.buffer, data.byteOffset, data.length), at: 0 };
  const value = read(reader, 0);
  if (reader.at !== data.length) throw new Error("bytes after the end");
  return value;
}

const NUMBERS = {
  0xcc: ["getUint8", 1], 0xcd: ["getUint16", 2], 0xce: ["getUint32", 4], 0xcf: ["getBigUint64", 8],
  0xd0: ["getInt8", 1], 0xd1: ["getInt16", 2], 0xd2: ["getInt32", 4], 0xd3: ["getBigInt64", 8],
};
const SIZED = {
  0xc4: [readBytes, 0xcc], 0xc5: [readBytes, 0xcd], 0xc6: [readBytes, 0xce],
  0xd9: [readText, 0xcc], 0xda: [readText, 0xcd], 0xdb: [readText, 0xce],
  0xdc: [readArray, 0xcd], 0xdd: [readArray, 0xce], 0xde: [readMap, 0xcd], 0xdf: [readMap, 0xce],
};

function read(reader, depth) {
  if (depth > DEEPEST) throw new Error("nested too deeply");
  const tag = readBytes(reader, 1)[0];
  if (tag < 0x80) return tag;
  if (tag >= 0xe0) return tag - 256;
  if (tag < 0x90) return readMap(reader, tag & 15, depth);
  if (tag < 0xa0) return readArray(reader, tag & 15, depth);
  if (tag < 0xc0) return readText(reader, tag & 31);
  if (tag === 0xc0) return null;
  if (tag === 0xc2 || tag === 0xc3) return tag === 0xc3;
  if (tag in NUMBERS) return readNumber(reader, tag);
  if (tag in SIZED) {
    const [readSized, size] = SIZED[tag];
    return readSized(reader, readNumber(reader, size), depth);
  }
  throw new Error("a kind of value that no commit has");
}

function readBytes(reader, size) {
  if (reader.at + size > reader.data.length) throw new Error("cut off");
  reader.at += size;
  return reader.data.subarray(reader.at - size, reader.at);
}

function readNumber(reader, tag) {
  const [name, size] = NUMBERS[tag];
  readBytes(reader, size);
  return Number(reader.view[name](reader.at - size)); // above 2^53 rounded, as JSON.parse rounds it
}

function readText(reader, size) {
  return textOf(readBytes(reader, size));
}

function readArray(reader, size, depth) {
  const found = [];
  for (let place = 0; place < size; place++) found.push(read(reader, depth + 1));
  return found;
}

function readMap(reader, size, depth) {
  const found = Object.create(null);
  for (let place = 0; place < size; place++) {
    const name = String(read(reader, depth + 1));
    if (name in found) throw new Error("a name stands twice");
    found[name] = read(reader, depth + 1);
  }
  return found;
}

// ---------------------------------------------------------------------------------------------------------- the file

/** The verdict on the bytes of a file: ok, version, code, detail. `commitment`: the one that the table showed, in hex. */
export async function verify(data, commitment = "") {
  try {
    const [header, lines, final] = parsed(data);
    checkCommitment(lines, commitment);
    if (!header.complete) return { ok: true, version: final.versions, code: "partial", detail: PARTIAL };
    const draws = await checkComplete(header, lines, final);
    return { ok: true, version: final.versions, code: "consistent", detail: consistent(draws) };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { ok: false, version: fault.version, code: fault.code, detail: fault.detail };
  }
}

/**
 * The verdict on the same lines as if their digest were right. A changed byte breaks the digest of the whole file, which does
 * not say where it is; this names the commit, if the change can be found without the digest.
 */
export async function verifyDespiteDigest(data, commitment = "") {
  const before = data.subarray(0, data.lastIndexOf(10, data.length - 2) + 1);
  try {
    const final = object(textOf(data.subarray(before.length, data.length - 1)));
    const digest = hex(blake2b(joined(before, utf8(JSON.stringify({ ...final, digest: "" }))), 32));
    return await verify(joined(before, utf8(`${JSON.stringify({ ...final, digest })}\n`)), commitment);
  } catch {
    return { ok: false, version: 0, code: "unreadable", detail: "The last line cannot be read." };
  }
}

const nullOr = (is) => (value) => value === null || is(value);
const isText = (value) => typeof value === "string";
const HEADER = {
  format: isText, format_version: isNumber, game: isText, title: isText,
  complete: (value) => typeof value === "boolean", viewer: nullOr(isNumber),
};
const LINE = { version: isNumber, time_ms: isNumber, seat: nullOr(isNumber), events: Array.isArray };
const MORE = {
  command_id: isText, command: nullOr(isObject), engine: nullOr(isObject), draws: Array.isArray, packed: isText,
  rules: isNumber,
};
const FINAL = { versions: isNumber, head: isText, digest: isText };

function parsed(data) {
  require(data.length <= MOST_BYTES, "unreadable", "The file is larger than 64 MiB.");
  const texts = decoded(data).split("\n");
  require(texts.length >= 3 && texts.pop() === "", "unreadable", "The file does not end with a whole line.");
  const [header, ...lines] = texts.map(object);
  const final = lines.pop();
  require(has(header, HEADER), "unreadable", "The first line is no header.");
  const known = header.format === FORMAT && header.format_version === FORMAT_VERSION;
  require(known, "unreadable", `This is not ${FORMAT} version ${FORMAT_VERSION}.`);
  require(has(final, FINAL), "unreadable", "The last line has other fields than it should.");
  require(lines.every((line) => has(line, LINE, MORE)), "unreadable", "A line has other fields than it should.");
  require(final.versions === lines.length, "unreadable", "Lines are missing, or there are too many.");
  const before = data.subarray(0, data.length - utf8(texts.at(-1)).length - 1);
  const digest = blake2b(joined(before, utf8(JSON.stringify({ ...final, digest: "" }))), 32);
  require(hex(digest) === final.digest, "unreadable", "A byte of the file has changed: its digest is another one.");
  return [header, lines, final];
}

function decoded(data) {
  try {
    return textOf(data);
  } catch {
    throw new Fault(0, "unreadable", "The file is not UTF-8.");
  }
}

function object(text) {
  let found, again;
  try {
    found = JSON.parse(text);
    again = JSON.stringify(found, plain);
  } catch {
    throw new Fault(0, "unreadable", "A line is not JSON."); // or nested so deeply that it cannot be written again
  }
  require(isObject(found) && blurred(again) === blurred(text), "unreadable", "A line is not compact JSON.");
  return found;
}

/** A value as it is; throws for what JSON has and no file: fractions, and halves of characters. */
function plain(name, value) {
  if (typeof value === "number" && !isNumber(value)) throw new Error("no integer");
  if (/\p{Cs}/u.test(name) || (isText(value) && /\p{Cs}/u.test(value))) throw new Error("no UTF-8");
  return value;
}

/** A text without the digits of numbers that JSON.parse rounds. */
const blurred = (text) => text.replace(/\d{16,}/g, "#");

/** Whether `found` has all fields of `needed` and otherwise at most those of `more`, each of its type. */
function has(found, needed, more = {}) {
  const kinds = { __proto__: null, ...needed, ...more };
  return Object.keys(needed).every((name) => Object.hasOwn(found, name)) &&
    Object.keys(found).every((name) => name in kinds && kinds[name](found[name]));
}

function checkCommitment(lines, kept) {
  const found = lines[0]?.events[0]?.commitment;
  require(isText(found), "unreadable", "The first line after the header does not start a game.");
  const names = Object.keys(lines[0].events[0]).slice(0, STARTED.length); // the bytes hold values alone: another field could be called the commitment
  const named = names.every((name, place) => name === STARTED[place]);
  require(named, "text-mismatch", "Commit 1: the first event has other fields than one that starts a game.", 1);
  const fits = !kept || kept.toLowerCase() === found;
  require(fits, "commitment-mismatch", `Commit 1: the commitment is ${found}, not ${kept}.`, 1);
}

/** The number of draws of a finished game that is consistent. */
async function checkComplete(header, lines, final) {
  const stored = lines.map((line, place) => storedIn(line, place + 1));
  const { master, drawn } = await checkedMaster(header, stored.map(({ commit }) => commit));
  let prev = new Uint8Array(HASH);
  let draws = 0;
  for (const [place, { data, commit }] of stored.entries()) {
    const version = place + 1;
    const follows = commit.version === version && hex(commit.prev) === hex(prev);
    require(follows, "broken-chain", `Commit ${version} does not follow the one before it.`, version);
    await checkDraws(master, commit, drawn);
    await checkCommand(master, commit);
    const sentence = `Commit ${version}: the readable text differs from the stored bytes.`;
    require(textMatches(lines[place], commit), "text-mismatch", sentence, version);
    prev = chainHash(data);
    draws += commit.draws.length;
  }
  require(hex(prev) === final.head, "broken-chain", "The last line names another last commit.", lines.length);
  return draws;
}

function storedIn(line, version) {
  try {
    const data = unbase64(line.packed ?? "");
    return { data, commit: commitOf(data) };
  } catch {
    throw new Fault(version, "damaged-commit", `Commit ${version} cannot be read.`);
  }
}

/**
 * The key of the draws, from the seed and the entropies that were committed to before the game. Where other tables share the
 * chance, `drawn` counts draws by purpose; otherwise it is null.
 */
async function checkedMaster(header, commits) {
  const { game, config, seats, promised, shared, entropies } = started(commits[0]);
  const named = game === header.game && config.title === header.title && config.seats === seats.length;
  require(named && header.viewer === null, "header-mismatch", "The header names another game.", 1);
  for (const [number, entropy] of entropies.entries()) {
    const { entropy_commitment: kept = "" } = seats[number];
    const fits = kept === "" || kept === (await entropyCommitmentOf(entropy));
    require(fits, "entropy-mismatch", `Seat ${number} committed to another entropy.`, 1);
  }
  const seed = revealed(commits.at(-1));
  const { committed, added } = shared === null ? { committed: game, added: entropies } : await group(game, shared, entropies);
  const fits = (await commitmentOf(committed, seed)) === promised;
  require(fits, "seed-mismatch", "Commit 1 has a commitment that the seed does not match.", 1);
  return { master: await masterKeyOf(committed, seed, added), drawn: shared === null ? null : new Map() };
}

/** The id that the commitment of a group of tables names, and what all of them added to their chance. */
async function group(game, shared, entropies) {
  const { group: committed, table, pool, games } = isObject(shared) ? shared : {};
  const isWhole = isText(committed) && isNumber(table) && [pool, games].every(Array.isArray) &&
    pool.every((part) => isText(part) && /^[0-9a-f]{64}$/.test(part));
  const isApart = isWhole && pool.length === games.length && new Set([committed, ...games]).size === games.length + 1;
  const fits = isApart && 2 <= games.length && games.length <= 16 && games[table] === game &&
    pool[table] === hex(await poolPartOf(entropies));
  require(fits, "group-mismatch", "The game is no table of the group that it names.", 1);
  return { committed, added: pool.map(unhex) };
}

function started(first) {
  try {
    const [name, game, config, seats, promised, , , shared = null] = first.events[0]; // releases append fields
    if (name !== "game-started" || !isText(config.title) || !isNumber(config.seats)) throw new Error("another event");
    return { game, config, seats, promised, shared, entropies: seats.map((seat) => unhex(seat.entropy)) };
  } catch {
    throw new Fault(1, "damaged-commit", "The first commit does not start a game.");
  }
}

function revealed(last) {
  try {
    const [name, seed, ...more] = last.events.at(-1);
    if (name !== "seed-revealed" || more.length || unhex(seed).length !== 32) throw new Error("another event");
    return unhex(seed);
  } catch {
    throw new Fault(last.version, "no-seed", "The last event does not reveal the seed.");
  }
}

/** `drawn`: at a table that shares its chance, how many draws were made before for each purpose. */
async function checkDraws(master, commit, drawn) {
  for (const [index, [purpose, n, outcome]] of commit.draws.entries()) {
    const before = drawn?.get(purpose) ?? 0;
    const name = drawn === null ? [commit.version, index] : ["any", before];
    drawn?.set(purpose, before + 1);
    const fair = 0 < n && n <= WORD && (await draw(master, purpose, ...name, n)) === outcome;
    const sentence = `Commit ${commit.version} has a draw for '${purpose.slice(0, 40)}' that the seed does not give.`;
    require(fair, "draw-mismatch", sentence, commit.version);
  }
}

/** The command is that of its seat, and the seed of a computer that the game gave is right. */
async function checkCommand(master, { version, seat, command, engine }) {
  const own = version === 1 ? command === null : command !== null && command[1] === seat;
  require(own, "seat-mismatch", `Commit ${version} names another seat than its command.`, version);
  if (engine?.seeded_by === "game") {
    const right = engine.seed === (await thinkingSeed(master, version, seat));
    const sentence = `Commit ${version} has an engine whose seed does not follow from the game's.`;
    require(right, "engine-seed-mismatch", sentence, version);
  }
}

/** Whether what people read is what the bytes hold; a field that is absent from the bytes cannot be compared. */
function textMatches(line, commit) {
  const { version, time_ms, seat, events, command_id = "", command = null, engine = null, draws = [], rules = 1 } = line;
  const plain = [version, time_ms, seat, command_id, engine, draws, rules];
  const stored = [commit.version, commit.time, commit.seat, commit.command_id, commit.engine, commit.draws, commit.rules];
  if (!same(stored, plain) || !same(Object.keys(engine ?? {}).length, Object.keys(commit.engine ?? {}).length)) return false;
  if (events.length !== commit.events.length || !commit.events.every((event, place) => messageMatches(event, events[place]))) return false;
  if (commit.command === null || command === null) return commit.command === command;
  return messageMatches([commit.command[0], ...commit.command.slice(2)], command); // the readable one leaves out the seat
}

/** Whether a message of the bytes, `[name, field, ...]`, is the object `text`, whose fields stand in order. */
function messageMatches([name, ...fields], text) {
  if (!isObject(text) || text.type !== name) return false;
  const values = Object.entries(text).filter(([field]) => field !== "type").map(([, value]) => value);
  return values.length >= fields.length && fields.every((field, place) => same(field, values[place]));
}

function same(packed, text) {
  if (Array.isArray(packed)) {
    return Array.isArray(text) && packed.length === text.length && packed.every((value, place) => same(value, text[place]));
  }
  if (isObject(packed)) {
    return isObject(text) && Object.keys(packed).every((name) => Object.hasOwn(text, name) && same(packed[name], text[name]));
  }
  return packed === text;
}

// -------------------------------------------------------------------------------------------------- the command line

/** Status 0: consistent. 1: something is wrong. 3: a running game, of which only the bytes could be checked. */
async function main(args, { open }) {
  const options = args.filter((argument) => argument.startsWith("--"));
  const at = args.indexOf("--commitment");
  const commitment = at < 0 ? "" : (args[at + 1] ?? "");
  const [file, ...rest] = args.filter((argument, place) => !argument.startsWith("--") && (at < 0 || place !== at + 1));
  const forgot = at >= 0 && (!commitment || commitment.startsWith("--")); // nothing would be compared
  if (!file || rest.length || forgot || options.some((option) => !["--commitment", "--json"].includes(option))) {
    console.error("usage: node sagebrush-verify.mjs FILE [--commitment HEX] [--json]");
    return 2;
  }
  const verdict = await verifiedFile(file, commitment, open);
  console.log(options.includes("--json") ? JSON.stringify(verdict) : `${file}: ${verdict.code}. ${verdict.detail}`);
  return verdict.code === "partial" ? 3 : verdict.ok ? 0 : 1;
}

async function verifiedFile(file, commitment, open) {
  let handle;
  try {
    handle = await open(file);
    const { size } = await handle.stat();
    if (size > MOST_BYTES) return { ok: false, version: 0, code: "unreadable", detail: "The file is larger than 64 MiB." };
    return await verify(new Uint8Array(await handle.readFile()), commitment);
  } catch (error) {
    const { code } = /** @type {{code?: string}} */ (error);
    if (!code) throw error;
    return { ok: false, version: 0, code: "unreadable", detail: `The file cannot be opened: ${code}.` };
  } finally {
    await handle?.close();
  }
}

/** Whether Node was started with this file, by whatever name or link. */
async function isProgram() {
  if (!globalThis.process?.argv?.[1]) return false;
  const [{ realpathSync }, { pathToFileURL }] = await Promise.all([import("node:fs"), import("node:url")]);
  try {
    return import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href;
  } catch {
    return false; // a program that is no file
  }
}

if (await isProgram()) process.exitCode = await main(process.argv.slice(2), await import("node:fs/promises"));
