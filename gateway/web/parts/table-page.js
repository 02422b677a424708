/** One table: the waiting room until the game starts, then the game. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { Problem } from "../client/http.js";
import { sentenceFor } from "../table/store.js";
import { Header } from "./header.js";
import { GamePage } from "./game-page.js";
import { WaitingRoom } from "./waiting-room.js";
import { mayReveal, mustRecommit, recommit, reveal } from "./seating.js";

const EVERY = 1500;

export function TablePage({ client, id, me, lost }) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState("");
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let isGone = false;
    async function look() {
      try {
        let found = await client.get(`/tables/${id}`);
        if (mustRecommit(found)) found = await recommit(client, id);
        if (mayReveal(found)) found = await reveal(client, id);
        if (isGone) return;
        setTable(found);
        setFault("");
        if (found.game || found.stage === "closed") return;
      } catch (error) {
        if (error instanceof Problem && error.code === "unauthenticated") return lost();
        if (isGone) return undefined;
        setFault(error instanceof Problem && error.status === 404 ? say("There is no such table. The link may be old, or the table is private.") : sentenceFor(error));
        if (error instanceof Problem && error.status === 404) return undefined;
      }
      timer = setTimeout(look, EVERY);
      return undefined;
    }
    look();
    return () => { isGone = true; clearTimeout(timer); };
  }, [id]);
  if (table?.game) return html`<${GamePage} client=${client} id=${table.game} me=${me} />`;
  return html`<${Header} me=${me} /><main>
    ${!table && html`<h1 class="unseen">${say("Table")}</h1>`}
    ${fault && html`<p class="fault" role="alert">${fault}</p><p><a href="#/">${say("To the lobby")}</a></p>`}
    ${table && html`<${WaitingRoom} client=${client} table=${table} changed=${setTable} />`}
  </main>`;
}
