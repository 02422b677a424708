/** The pieces of all titles that have a board, each section from `boards/TITLE/pieces.js`. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { Client } from "../client/http.js";
import { language } from "../languages/say.js";
import { loadPart } from "../boards/boards.js";
import { Dice } from "../boards/dice.js";
import { Samples } from "../boards/samples.js";
import { Token } from "../boards/thing.js";
import { sentenceFor } from "../table/store.js";
import { makeWords } from "../table/words.js";
import { Header } from "./header.js";

const SEATS = [0, 1, 2, 3, 4, 5];

/** What the section of a title needs: its pieces, its printed things in every edition, its words. @param {Client} client  @param {any} title */
async function loaded(client, title) {
  const [module, schemas, ...contents] = await Promise.all([
    loadPart(title.id, "pieces"), client.messages(title.id),
    ...title.editions.map((one) => client.get(`/titles/${title.id}/content?edition=${one.id}`)),
  ]);
  return { title, Pieces: module.Pieces, contents, words: makeWords(schemas.telling, (seat) => say("Seat {number}", { number: seat + 1 })) };
}

export function PiecesPage() {
  const [sections, setSections] = useState(/** @type {any[]} */ ([]));
  const [fault, setFault] = useState("");
  useEffect(() => {
    const client = new Client(language);
    client.get("/titles").then(({ titles }) => Promise.all(titles.map((title) => loaded(client, title).catch(() => null)))).then((found) => setSections(found.filter(Boolean))).catch((error) => setFault(sentenceFor(error)));
  }, []);
  return html`<${Header} me=${{ name: "" }} />
  <main class="piece-list" data-sections=${sections.length}><h1>${say("Pieces")}</h1>
    <p>${say("Every piece of every title in every state, drawn as at a table. You can replace a sheet with better drawings; the documents say how.")} <a href="docs/pieces.html">docs/pieces.html</a></p>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
    <section><h2>${say("All titles")}</h2>
      <${Samples} of=${SEATS} name=${(seat) => `seat-${seat}`} draw=${(seat) => html`<${Token} seat=${seat} />`} />
      <${Samples} of=${[1, 2, 3, 4, 5, 6]} name=${(number) => `die ${number}`} draw=${(number) => html`<${Dice} dice=${[number]} />`} />
    </section>
    ${sections.map(({ title, Pieces, contents, words }) => html`<section key=${title.id}><h2>${title.name}</h2><${Pieces} contents=${contents} ui=${quiet(words)} /></section>`)}
  </main>`;
}

/** What a board is told at a table where nothing can be done. */
const quiet = (words) => ({ lit: new Set(), chosen: new Set(), told: new Set(), shown: "", words, nameOf: (seat) => say("Seat {number}", { number: seat + 1 }), me: null, point: () => {}, isPast: false, show: () => {} });
