/** How the game ended: the ranking with points and tie-breaks, the file of the game, its verification. */
import { say } from "../languages/say.js";
import { html, useEffect, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { capital, spoken } from "../table/words.js";
import { sentenceFor } from "../table/store.js";
import { checked, read } from "../file/checked.js";
import { Breakdown } from "./breakdown.js";
import { staying } from "./going.js";
import { NextGame } from "./next-game.js";
import { isKept, promiseOf } from "./promise.js";
import { reveal, sit } from "./seating.js";

/** What is told of a game by the code of its verification; every other code is a failure. */
const VERDICTS = {
  sound: say("Every draw, decision and state of this game was checked and is right."),
  "partly-proved": say("Every draw and state of this game was checked and is right. Earlier rules decided some of its commands, so these were not decided again."),
};

/** Whether the dice are those that the table promised to this browser, checked here and not by the server; "" where it has not seen a promise. */
async function promisedDice(store) {
  const promise = promiseOf(store.game);
  if (!promise) return "";
  const bytes = new Uint8Array(await (await store.client.answer("GET", `/games/${store.game}/export`)).arrayBuffer());
  const [{ code }, started] = [await checked(bytes, promise.commitment), read(bytes).lines[0]?.events[0]];
  if (code === "partial" && promise.group) return say("Other tables have the same dice, so these can be compared once all are over.");
  return code === "consistent" && isKept(promise, started) ? say("The dice are those that the table promised before the game.") : say("But the dice are not those that the table promised before the game: do not trust them.");
}

/** The table of the game after that of `played`, with a seat there; alone among computers it starts at once. @param {any} client  @param {string} played a game, or a group of them */
async function playAgain(client, played) {
  const isHere = staying();
  const { table } = await client.post(`/tables/${played}/rematch`, {});
  const found = await client.get(`/tables/${table}`);
  if (found.stage === "open" && found.seat === null && found.seats.some((seat) => !seat.player)) {
    const joined = await sit(client, table);
    if (joined.host && joined.seats.every((seat) => seat.you || seat.opponent)) {
      await reveal(client, joined);
      await client.post(`/tables/${table}/start`);
    }
  }
  if (isHere()) location.hash = `#/table/${table}`;
}

const Row = ({ children }) => html`<div class="row">${children}</div>`;

export function End({ store, board, nameOf }) {
  const [verdict, setVerdict] = useState("");
  const [isShut, setShut] = useState(false);
  const said = useRef(/** @type {Element | null} */ (null));
  useEffect(() => said.current?.scrollIntoView({ block: "nearest" }), [verdict]); // it stands below a long result
  const { outcome } = store.frame;
  const reason = capital(store.schemas.telling.words.ending?.[outcome?.reason] ?? spoken(outcome?.reason ?? ""));
  const scores = outcome?.scores ?? [];
  const automata = scores.slice(outcome?.ranking.length);
  const called = (seat) => nameOf(seat) || (board.extra?.(store.view, seat) ?? say("Seat {number}", { number: seat + 1 }));
  const against = outcome?.ranking[0]?.place > 1 ? (one) => say("Lost: {name} has {score} points.", one) : (one) => say("Won: {name} has {score} points.", one);
  const words = store.history.at(-1)?.events?.find((event) => event.type === "end-explained")?.words;
  const most = Math.max(1, ...(outcome?.ranking ?? []).map((line) => line.score), ...automata.map((score) => score.total));
  async function verify() {
    setVerdict(say("Sent…"));
    try {
      const found = await store.client.get(`/games/${store.game}/verify`);
      const promised = found.code in VERDICTS ? await promisedDice(store) : "";
      setVerdict(`${VERDICTS[found.code] ?? say("The check failed ({code}): {detail}", found)} ${promised}`.trim());
    } catch (error) { setVerdict(sentenceFor(error)); }
  }
  async function again(played) {
    setVerdict(say("Sent…"));
    try { await playAgain(store.client, played); } catch (error) { setVerdict(sentenceFor(error)); }
  }
  async function save() {
    try {
      const answer = await store.client.answer("GET", `/games/${store.game}/export`);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await answer.blob());
      link.download = `${store.game}.ndjson`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) { setVerdict(sentenceFor(error)); }
  }
  return html`<section class="end" aria-label=${say("Result")}>
    <p>${reason}.${words && html` <q>${words}</q>`} <button class="link" aria-expanded=${!isShut} onClick=${() => setShut(!isShut)}>${isShut ? say("Show the result") : say("Look at the board")}</button></p>
    ${!isShut && html`<ol>${(outcome?.ranking ?? []).map((line) => html`<li key=${line.seat} class=${`seat-${line.seat}`}>
      <strong>${line.place}. ${called(line.seat)}</strong>
      <span class="points" style=${{ width: `${(42 * Math.max(0, line.score)) / most}%` }} aria-hidden="true"></span> ${line.score === 1 ? say("1 point") : say("{score} points", line)}${line.tie_break && !scores.length ? html` <span class="small">(${say(spoken(line.tie_break))})</span>` : ""}
    </li>`)}</ol>
    ${automata.map((score) => html`<p key=${score.seat}>${against({ name: called(score.seat), score: score.total })}</p>`)}
    <${Breakdown} scores=${scores} ranking=${outcome?.ranking ?? []} words=${store.schemas.telling.words} called=${called} />
    <${store.seat !== null && store.client.mayOpenTables ? NextGame : Row} store=${store} again=${again}><button onClick=${verify}>${say("Check the dice")}</button><button onClick=${save}>${say("Save the game")}</button><a class="button" href="#/">${say("To the lobby")}</a><//>
    ${verdict && html`<p ref=${said} role="status">${verdict}</p>`}`}
  </section>`;
}
