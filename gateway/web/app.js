/** The page: which of its screens the address names. `#/` is the lobby, `#/table/ID` a table, `#/table/ID/57` a moment, `#/seat/ID` a seat that came by a link, `#/offer/SECRET` one that is offered, `#/back/TABLE` the way back to one's own, `#/file` a game from a file. */
import { Client } from "./client/http.js";
import { SeatClient, takeSeat } from "./client/seat.js";
import { ofTab, storage } from "./client/storage.js";
import { takeWayBack } from "./client/way-back-link.js";
import { html, render, useEffect, useMemo, useState } from "./kept/htm-preact-standalone.module.js";
import { language } from "./languages/say.js";
import { takeDrops } from "./file/drops.js";
import { GamePage } from "./parts/game-page.js";
import { later } from "./parts/later.js";
import { TablePage } from "./parts/table-page.js";
import { applyTheme } from "./table/prefs.js";

const BackPage = later(() => import("./parts/back-page.js"), "BackPage");
const FilePage = later(() => import("./parts/file-page.js"), "FilePage");
const Introduction = later(() => import("./parts/introduction.js"), "Introduction");
const Lobby = later(() => import("./parts/lobby.js"), "Lobby");
const OfferPage = later(() => import("./parts/offer-page.js"), "OfferPage");
const SeatLost = later(() => import("./parts/seat-lost.js"), "SeatLost");

const client = new Client(language);
document.documentElement.lang = language;

let visits = 0;

/** @returns {{name: string, id: string, version: number, visit: number, hash: string}} `visit` differs whenever an address was opened, the same one again, too */
function place() {
  const { hash } = location;
  const [, name = "", id = "", version = ""] = hash.replace(/^#/, "").split("/");
  return { name, id: encodeURIComponent(id), version: Number.parseInt(version, 10) || 0, visit: (visits += 1), hash };
}

/** Takes secrets out of the address. */
function takeSecrets() {
  takeSeat(location, history, storage, ofTab);
  takeWayBack(location, history);
}

function Page() {
  const [at, go] = useState(place);
  const [me, setMe] = useState(client.me);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const moved = () => { takeSecrets(); go(place()); };
    client.lost = () => { setLost(true); setMe(null); };
    const known = () => setMe((was) => (client.me && client.me.guest !== was?.guest ? client.me : was)); // by another tab: a name given here too would be another guest, and that one's seats lost
    addEventListener("hashchange", moved);
    addEventListener("storage", known);
    return () => { removeEventListener("hashchange", moved); removeEventListener("storage", known); };
  }, []);
  if (at.name === "seat") return html`<${SeatPage} key=${at.visit} id=${at.id} />`;
  if (at.name === "file") return html`<${FilePage} client=${client} me=${me} />`;
  const come = () => { setLost(false); setMe(client.me); };
  if (at.name === "back") return html`<${BackPage} key=${at.visit} client=${client} table=${at.id} done=${come} />`;
  if (!me) return html`<${Introduction} client=${client} isInvited=${at.name === "table" || at.name === "offer"} isLost=${isLost} done=${come} />`;
  if (at.name === "offer") return html`<${OfferPage} key=${at.id + me.guest} client=${client} secret=${at.id} me=${me} />`;
  if (at.name === "table") return html`<${TablePage} key=${at.id + me.guest} client=${client} id=${at.id} at=${at} me=${me} />`;
  return html`<${Lobby} key=${me.guest} client=${client} me=${me} />`;
}

/** The table of a game that another platform created, for whoever has the link to a seat. */
function SeatPage({ id }) {
  const seated = useMemo(() => new SeatClient(language, id), [id]);
  const [isLost, setLost] = useState(!seated.token);
  seated.lost = () => setLost(true);
  return html`<${isLost ? SeatLost : GamePage} client=${seated} id=${id} me=${seated.me} />`;
}

takeSecrets();
applyTheme();
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
takeDrops();
const root = /** @type {HTMLElement} */ (document.getElementById("page"));
root.replaceChildren();
render(html`<${Page} />`, root);
