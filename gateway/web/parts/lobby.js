/** The lobby: my tables, open tables, games to watch, and the form that opens a table. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { followTables } from "../client/table-updates.js";
import { sentenceFor } from "../table/store.js";
import { playerOf } from "../table/words.js";
import { Header } from "./header.js";
import { later } from "./later.js";
import { NewTable } from "./new-table.js";
import { editionOf } from "./table-choices.js";

const Foot = later(() => import("./lobby-foot.js"), "Foot");

const EVERY = 4000; // milliseconds between two looks, only while no stream tells of changes
const SETTLED = 150; // milliseconds in which changes are looked at together
const NEWS = new Set(["table", "started", "finished", "removed", "ready"]);

export function Lobby({ client, me }) {
  const [titles, setTitles] = useState(/** @type {any[]} */ ([]));
  const [lists, setLists] = useState(/** @type {Record<"mine" | "open" | "started", any[]>} */ ({ mine: [], open: [], started: [] }));
  const [turns, setTurns] = useState(/** @type {Record<string, boolean>} by table: whether it is my turn */ ({}));
  const [fault, setFault] = useState("");
  useEffect(() => {
    const ending = new AbortController();
    let isTold = false;
    let looked = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    async function look() {
      const number = (looked += 1);
      const isNewest = () => number === looked && !ending.signal.aborted; // an earlier look may be answered later
      const known = client.once("/titles").then((found) => setTitles(found.titles));
      clearTimeout(timer);
      timer = setTimeout(again, EVERY);
      try {
        const [mine, open, started] = await Promise.all([myTables(client), ...["open", "started"].map((stage) => client.get(`/tables?stage=${stage}`)), known]);
        if (isNewest()) { setLists({ mine, open: open.tables, started: started.tables }); setFault(""); }
      } catch (error) {
        if (!isNewest()) return;
        setFault(sentenceFor(error));
        clearTimeout(timer);
        timer = setTimeout(look, EVERY);
      }
    }
    const again = () => { if (!isTold && !document.hidden) look(); else timer = setTimeout(again, EVERY); };
    function hear(update) {
      if (update.isMine && update.table) setTurns((known) => ({ ...known, [update.table]: Boolean(update.your_turn) }));
      if (!NEWS.has(update.type)) return;
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED);
    }
    look();
    followTables(client, { update: hear, connection: (isOpen) => { isTold = isOpen; }, refused: () => { isTold = false; } }, ending.signal);
    document.title = "Sagebrush";
    return () => { ending.abort(); clearTimeout(timer); };
  }, []);
  const named = Object.fromEntries(titles.map((title) => [title.id, title]));
  const running = lists.mine.filter((table) => RUNNING.has(table.stage)); // above the form, which fills a phone several times
  const ended = lists.mine.filter((table) => table.stage === "finished");
  const foreign = (table) => !lists.mine.some((one) => one.table === table.table);
  return html`<${Header} me=${me} />
  <main class="lobby"><h1 class="unseen">${say("Lobby")}</h1>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
    ${running.length > 0 && html`<${Tables} heading=${say("Your tables")} tables=${waitingFirst(running, turns)} turns=${turns} named=${named} />`}
    <section aria-labelledby="new"><h2 id="new">${say("Open a table")}</h2>
      ${titles.length ? html`<${NewTable} client=${client} titles=${titles} />` : html`<p>…</p>`}
    </section>
    <div class="lists">
      ${running.length > 0
        ? ended.length > 0 && html`<${Tables} heading=${say("Your finished games")} tables=${ended} named=${named} />`
        : html`<${Tables} heading=${say("Your tables")} tables=${ended} named=${named} empty=${say("You have no table yet.")} />`}
      <${Tables} heading=${say("Open tables")} tables=${lists.open.filter(foreign)} named=${named} empty=${say("No table is waiting for players right now.")} />
      <${Tables} heading=${say("Games to watch")} tables=${lists.started.filter(foreign)} named=${named} empty=${say("No public game is being played right now.")} />
    </div>
    <${Foot} />
  </main>`;
}

const PAGES = 5; // of a hundred tables each that are looked through for one that still runs

/** My newest tables, and before them all that still run, however many were opened since. @returns {Promise<any[]>} */
async function myTables(client) {
  const [newest, ...running] = await Promise.all([client.get("/tables?mine=true").then(({ tables }) => tables), myTablesAt(client, "started"), myTablesAt(client, "open")]);
  return [...new Map([...newest, ...running.flat()].map((table) => [table.table, table])).values()];
}

async function myTablesAt(client, stage) {
  const found = [];
  let next = "";
  for (let page = 0; page < PAGES && next !== null; page += 1) {
    const answer = await client.get(`/tables?mine=true&stage=${stage}&limit=100${next && `&before=${next}`}`);
    found.push(...answer.tables);
    next = answer.next;
  }
  return found;
}

const RUNNING = new Set(["open", "starting", "started"]);

/** My tables, those that wait for me first. */
const waitingFirst = (tables, turns) => [...tables].sort((one, other) => Number(Boolean(turns[other.table])) - Number(Boolean(turns[one.table])));

function Tables({ heading, tables, named, empty = "", turns = {} }) {
  return html`<section><h2>${heading}</h2>
    ${tables.length === 0 && html`<p class="quiet">${empty}</p>`}
    <ul class="tables">${tables.map((table) => html`<li key=${table.table}><a href=${`#/table/${table.table}`}>
      <span class=${`swatch ${table.title}`} aria-hidden="true"></span>
      <span><strong>${table.name}</strong>${turns[table.table] && html` <span class="turn">${say("your turn")}</span>`}<br /><span class="small">${named[table.title] ? editionOf(named[table.title], table.edition) : table.title} · ${people(table)} · ${STAGES[table.stage] ?? table.stage}</span></span>
    </a></li>`)}</ul>
  </section>`;
}

const STAGES = { open: say("waiting for players"), starting: say("starting"), started: say("being played"), finished: say("finished") };

const people = (table) => table.seats.map(playerOf).filter(Boolean).join(", ") || say("nobody yet");
