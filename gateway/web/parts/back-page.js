/** A link back to one's seats, opened: says whose it is before this browser becomes that guest. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { comeBack, whoComesBack } from "../client/way-back.js";
import { sentenceFor } from "../table/store.js";
import { WayBack } from "./way-back.js";

const ENDED = say("This link does not work any more. Open the newest one that you kept; without one, ask the host of your table to offer you the seat by a link.");

/** @param {{client: import("../client/http.js").Client, table: string, done: () => void}} props */
export function BackPage({ client, table, done }) {
  const [found, setFound] = useState(/** @type {{guest: string, name: string, token: string} | null} */ (null));
  const [fault, setFault] = useState("");
  useEffect(() => {
    whoComesBack(client).then((one) => { if (one) setFound(one); else setFault(say("Open the link again: its secret is gone from the address, so that nobody reads it there.")); }, (error) => setFault(error.code === "unauthenticated" ? ENDED : sentenceFor(error)));
  }, []);
  const { me } = client;
  const isOther = me && found && me.guest !== found.guest;
  const enter = () => { comeBack(client, /** @type {any} */ (found)); location.replace(`#/table/${table}`); done(); };
  return html`<main class="card introduction">
    <h1>${say("Back to your seat")}</h1>
    ${fault && html`<p class="fault" role="alert">${fault}</p><p><a href="#/">${say("To the lobby")}</a></p>`}
    ${found && html`<p>${say("This link belongs to {name}.", found)}</p>
      ${isOther && html`<p>${say("This browser plays as {name} now, and would forget that. Keep the way back to those seats first:", me)}</p><${WayBack} client=${client} id=${table} />`}
      <p><button class="primary" onClick=${enter}>${say("Go on as {name}", found)}</button></p>`}
  </main>`;
}
