/** What a platform told of a game while it ran, compared with its file: a file proves that a game follows from its seed and from commands, which nobody signs, not that it is the one that was played. */

/** Characters that are kept at most: as many as a file may have. */
const ROOM = 64 * 2 ** 20;
/** In the place of events for which there is no room; no file has it. */
const NOT_KEPT = "null";

/** The events of one game by version, as they were told; kept as JSON. */
export class Told {
  constructor() {
    /** @type {Map<number, Set<string>>} */
    this.told = new Map();
    this.room = ROOM;
  }

  get size() {
    return this.told.size;
  }

  /** @type {import("./index.js").Told["note"]} */
  note({ version, events }) {
    if (!events || this.room < 0) return;
    const known = this.told.get(version) ?? new Set();
    this.told.set(version, known);
    const text = JSON.stringify(events);
    if (known.has(text)) return;
    this.room -= text.length;
    known.add(this.room < 0 ? NOT_KEPT : text);
  }

  /** @type {import("./index.js").Told["difference"]} */
  difference(file) {
    const lines = new TextDecoder().decode(file).split("\n").slice(1, -2);
    for (const version of [...this.told.keys()].sort((one, other) => one - other)) {
      const filed = version > 0 && version <= lines.length ? JSON.parse(lines[version - 1]).events : null;
      for (const events of this.told.get(version) ?? []) if (!isListOf(JSON.parse(events), filed)) return version;
    }
    return undefined;
  }

  /** A verdict on the file of a finished game, with how much of it was compared; it fails where that differs. @param {Uint8Array} file  @param {import("./index.js").Verdict} verdict */
  compared(file, verdict) {
    if (verdict.code !== "consistent") return verdict;
    const version = this.difference(file);
    if (version !== undefined) {
      return { ok: false, version, code: "told-otherwise", detail: `Commit ${version} of the file has other events than were told: it is not the game that was played.` };
    }
    return { ...verdict, detail: `${verdict.detail} The events of ${this.size} of its ${verdict.version} commits were compared with what was told.` };
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const isListOf = (told, filed) => Array.isArray(told) && Array.isArray(filed) && told.length === filed.length && told.every((one, place) => agrees(one, filed[place]));

/** Whether something is told in the place of what the caller may not know. */
function isHidden(told) {
  if (isObject(told)) return told.type === "redacted" && Object.keys(told).length === 1;
  return told === -1 || told === "" || (Array.isArray(told) && told.length === 0);
}

/** Whether the file has what was told, or something in the place of what was hidden. */
function agrees(told, filed) {
  if (isObject(told) && isObject(filed)) return isHidden(told) || Object.keys(told).every((name) => Object.hasOwn(filed, name) && agrees(told[name], filed[name]));
  if (typeof told !== typeof filed || Array.isArray(told) !== Array.isArray(filed)) return false;
  return (filed !== null && isHidden(told)) || (Array.isArray(told) ? isListOf(told, filed) : told === filed);
}
