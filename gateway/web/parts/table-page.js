/** One table: the waiting room until the game starts, then the game. */
import { more, say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { Problem } from "../client/http.js";
import { followTables } from "../client/table-updates.js";
import { sentenceFor } from "../table/store.js";
import { Header } from "./header.js";
import { loadBoard } from "../boards/boards.js";
import { GamePage } from "./game-page.js";
import { later } from "./later.js";
import { mayReveal, mustRecommit } from "./entropy.js";

const WaitingRoom = later(() => import("./waiting-room.js"), "WaitingRoom");
const EVERY = 1500; // milliseconds between two looks where no stream tells of this table
const RARELY = 10000; // and where one does
const SETTLED = 50; // milliseconds in which changes are looked at together

/** Whether the streams of the lobby and of my tables tell of `table`. */
const isHeard = (table) => table.seat !== null || table.host || table.visibility === "public";

/** Asks for the words and the board of a title while its game is asked for. */
function prepare(client, title) {
  client.messages(title).catch(() => undefined);
  loadBoard(title);
}

/** What a seat that cannot commit to a share of the dice is told; fetched only then. @param {any} error  @param {string} id  @returns {Promise<string>} */
const faultOf = async (error, id) => (error.code === "entropy-fixed" ? more().then(() => import("./entropy-fixed.js")).then(({ whyFixed }) => whyFixed(id)) : sentenceFor(error));

/** Why a table is not there. @param {boolean} wasThere a moment ago, and would be seen if it had started since */
const GONE = (wasThere) => (wasThere ? say("The host closed this table.") : say("There is no such table. The link may be old, or the table is private."));

export function TablePage({ client, id, at, me }) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState("");
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let isGone = false;
    let isTold = false;
    let isFollowed = false;
    let isLooking = false;
    let wasThere = false;
    let told = 0;
    const ending = new AbortController();
    const again = (milliseconds) => { clearTimeout(timer); if (!ending.signal.aborted) timer = setTimeout(look, milliseconds); };
    const hear = () => { told += 1; if (!isLooking) again(SETTLED); };
    function follow() {
      isFollowed = true;
      followTables(client, { update: (update) => { if (update.table === id) hear(); }, connection: (isOpen) => { isTold = isOpen; hear(); }, refused: () => { isTold = false; } }, ending.signal);
    }
    async function look() {
      const before = told;
      let wait = EVERY;
      isLooking = true;
      try {
        let found = await client.get(`/tables/${id}`);
        if (!isGone) setTable(found);
        wasThere = isHeard(found);
        if (mustRecommit(found, id)) found = await (await import("./seating.js")).recommit(client, id);
        if (mayReveal(found)) found = await (await import("./seating.js")).reveal(client, found);
        if (isGone) return;
        if (found.game) prepare(client, found.title);
        if (found.game && found.game !== id) import("./promise.js").then(({ keepForGame }) => keepForGame(id, found.game), () => undefined);
        setTable(found);
        setFault("");
        if (found.game || found.stage === "closed") return ending.abort();
        if (!isFollowed) follow();
        if (isTold && isHeard(found)) wait = RARELY;
      } catch (error) {
        if (isGone) return undefined;
        setFault(error instanceof Problem && error.status === 404 ? GONE(wasThere) : await faultOf(error, id).catch(() => sentenceFor(error)));
        if (isGone) return undefined;
        if (error instanceof Problem && error.status === 404) { setTable(null); return ending.abort(); }
      } finally { isLooking = false; }
      return again(told === before ? wait : SETTLED);
    }
    look();
    return () => { isGone = true; ending.abort(); clearTimeout(timer); };
  }, [id]);
  if (table?.game) return html`<${GamePage} client=${client} id=${table.game} me=${me} at=${at} />`;
  return html`<${Header} me=${me} /><main>
    ${!table && html`<h1 class="unseen">${say("Table")}</h1>`}
    ${fault && html`<p class="fault" role="alert">${fault}</p><p><a href="#/">${say("To the lobby")}</a></p>`}
    ${table && html`<${WaitingRoom} client=${client} table=${table} changed=${setTable} />`}
  </main>`;
}
