/** A game from a file: checked in the browser, then told move by move. Needs no seat, no name and no server. */
import { say } from "../languages/say.js";
import { html, useEffect, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { checked, read } from "../file/checked.js";
import { droppedFile, onDrop } from "../file/drops.js";
import { usePlaying } from "../table/playing.js";
import { makeWords, playerOf, spoken } from "../table/words.js";
import { drawnFor, titleOf } from "../file/draws.js";
import { FileBoard } from "./file-board.js";
import { Header } from "./header.js";
import { PlayButtons } from "./play-buttons.js";

const COMMITMENT = /^([0-9a-f]{64})?$/i;
const MOST = 64 * 2 ** 20;

/** What is wrong, by the code of the verifier. */
const FAULTS = {
  "commitment-mismatch": say("The commitment is not the one that you kept."),
  "broken-chain": say("This move does not follow the one before it: something was cut out, put in or changed."),
  "draw-mismatch": say("A die or a card is not the one that the seed gives."),
  "text-mismatch": say("What can be read here is not what the stored bytes hold."),
  "damaged-commit": say("The stored bytes of this move cannot be read."),
  "seed-mismatch": say("The seed is not the one that was committed to before the game."),
  "entropy-mismatch": say("A seat's share of the dice is not the one it committed to."),
  "header-mismatch": say("The first line names another game."),
  "seat-mismatch": say("This move is not signed by the seat that made it."),
  "engine-seed-mismatch": say("A computer decided with a seed that is not the game's."),
  "no-seed": say("The last move does not reveal the seed."),
};

export function FilePage({ client, me }) {
  const [file, setFile] = useState(droppedFile());
  const [game, setGame] = useState(/** @type {any} */ (null));
  const [kept, setKept] = useState("");
  const [fault, setFault] = useState("");
  useEffect(() => onDrop(setFile), []);
  useEffect(() => { document.title = `${say("A game from a file")} - Sagebrush`; }, []);
  useEffect(() => {
    let isGone = false;
    const tell = (found, said) => { if (!isGone) { setGame(found); setFault(said); } };
    if (file) opened(client, file, kept).then((found) => tell(found, ""), () => tell(null, say("This file cannot be checked now. Choose it again, or load the page again.")));
    return () => { isGone = true; };
  }, [file, kept]);
  return html`<${Header} me=${me ?? { name: "" }}><strong>${say("A game from a file")}</strong></${Header}>
  <main class="from-file">
    <section class="card"><h1>${say("Check and replay a game")}</h1>
      <p>${say("Drop the file of a game here. Only this browser checks it; nothing of it is sent anywhere.")}</p>
      <div class="row">
        <label>${say("File")} <input type="file" accept=".ndjson" onChange=${(event) => setFile(event.target.files[0] ?? null)} /></label>
        <label>${say("Commitment that the table showed, if you kept it")} <input class="commitment" spellcheck="false" onInput=${(event) => { const typed = event.target.value.trim(); if (COMMITMENT.test(typed)) setKept(typed); }} /></label>
      </div>
      ${fault && html`<p class="fault" role="alert">${fault}</p>`}
      ${game && html`<${Verdict} game=${game} />`}
    </section>
    ${game && game.lines.length > 0 && html`<${Replay} key=${`${game.name} ${game.header?.game} ${game.lines.length} ${game.verdict.code}`} client=${client} game=${game} />`}
  </main>`;
}

/** The words of the title, where this host has it; a file can be told without. */
async function tellingOf(client, title) {
  const nothing = { events: {}, words: {} };
  return /^[a-z0-9-]+$/.test(title ?? "") ? client.messages(title).then((found) => found.telling, () => nothing) : nothing;
}

async function opened(client, file, kept) {
  if (file.size > MOST) return { name: file.name, lines: [], damaged: 0, header: null, verdict: { ok: false, version: 0, code: "unreadable", detail: "The file is larger than 64 MiB." } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = read(bytes);
  const [verdict, telling] = await Promise.all([checked(bytes, kept), tellingOf(client, found.header?.title)]);
  const start = found.lines[0]?.events[0] ?? {};
  const players = Array.isArray(start.seats) ? start.seats.map((seat) => playerOf({ player: String(seat?.player ?? ""), opponent: { name: String(seat?.opponent) } })) : [];
  return { ...found, name: file.name, verdict, telling, players, commitment: String(start.commitment ?? "") };
}

function Verdict({ game }) {
  const { verdict, header } = game;
  if (verdict.code === "partial") return html`<p role="status">${say("This game was still running: the file is whole, and its dice can be checked once the game is over.")}</p>`;
  if (verdict.ok) return html`<div class="sound" role="status"><p><strong>✓ ${say("The dice of this game are right.")}</strong> ${say("{count} moves are chained without a gap, and every draw is the one that was fixed before the game.", { count: game.lines.length })}</p>
    <p class="small">${say("{title}, game {game}", { title: titleOf(header.title), game: header.game })}. ${say("Commitment: {commitment}", { commitment: game.commitment })}</p>
    <p class="small">${say("“sagebrush verify”, which knows the rules, checks whether every move was legal.")}</p></div>`;
  const where = verdict.version ? say("Move {number} is wrong.", { number: verdict.version }) : game.damaged ? say("Line {number} of the file cannot be read.", { number: game.damaged }) : say("The file as a whole is wrong.");
  return html`<div class="unsound fault" role="alert"><p><strong>✗ ${where}</strong> ${FAULTS[verdict.code] ?? ""}</p><p class="small">${verdict.detail}</p></div>`;
}

/** Whether all is right that a browser can check: no board is drawn beside moves that did not happen. */
const isProved = ({ verdict }) => verdict.ok && verdict.code !== "partial";

function Replay({ client, game }) {
  const last = game.lines.length;
  const wrong = game.verdict.ok ? 0 : game.verdict.version;
  const [at, setAt] = useState(wrong || 1);
  const playing = usePlaying(at, last, setAt);
  const list = useRef(/** @type {Element | null} */ (null));
  const nameOf = (seat) => game.players[seat] ?? "";
  const words = makeWords(game.telling, nameOf);
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [at]);
  return html`<section class="card replay" aria-label=${say("Replay")}>
    <div class="time">
      <${PlayButtons} playing=${playing} />
      <button disabled=${at <= 1} onClick=${() => setAt(at - 1)} aria-label=${say("One move back")}>‹</button>
      <input type="range" min="1" max=${last} value=${at} aria-label=${say("Moves of the game")} onInput=${(event) => setAt(Number(event.target.value))} />
      <button disabled=${at >= last} onClick=${() => setAt(at + 1)} aria-label=${say("One move on")}>›</button>
      <span class="small">${at} / ${last}</span>
    </div>
    ${isProved(game) && html`<${FileBoard} client=${client} game=${game} at=${at} words=${words} nameOf=${nameOf} />`}
    <ol class="log" ref=${list} tabindex="0" aria-label=${say("Log")}>${game.lines.slice(0, at).map((line, index) => html`<${Move} key=${index} line=${line} words=${words} isHere=${index + 1 === at} isWrong=${line.version === wrong} />`)}</ol>
  </section>`;
}

function Move({ line, words, isHere, isWrong }) {
  const told = line.events.map((event) => words.tell(event)).filter((parts) => parts.some((part) => part.text.trim()));
  const who = line.seat === null || line.seat < 0 ? "" : `seat-${line.seat}`;
  const plain = line.command ? spoken(String(line.command.type)) : line.events.map((event) => spoken(String(event?.type))).join(", ");
  return html`<li class=${`${who} ${isHere ? "here" : ""} ${isWrong ? "wrong" : ""}`} aria-current=${isHere ? "step" : null}>
    <span class="version">${line.version}</span>
    <div>${isWrong && html`<p class="fault"><strong>${say("Here the file is wrong.")}</strong></p>`}
      ${told.length ? told.map((parts) => html`<p>${parts.map((part) => part.text).join("")}</p>`) : html`<p>${plain}</p>`}
      ${isHere && (line.draws ?? []).map(([purpose, n, outcome]) => html`<p class="small">${say("Drawn for {purpose}: number {outcome} of {n}", { purpose: drawnFor(String(purpose)), outcome: Number(outcome) + 1, n })}</p>`)}</div>
  </li>`;
}
