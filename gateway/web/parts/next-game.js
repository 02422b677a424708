/** The way from a result to the next game: others may have sat down there, or tables with the same dice may still play. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";

const EVERY = 10_000; // milliseconds between two looks

/** Who sits at the table of the next game while my seat there is free. @param {any} client  @param {string} game  @returns {Promise<string[]>} */
export async function awaitedBy(client, game) {
  const { rematch } = await client.get(`/tables/${game}`);
  const next = rematch && await client.get(`/tables/${rematch}`);
  return next?.stage === "open" && next.seat === null ? next.seats.filter((seat) => seat.player && !seat.opponent).map((seat) => seat.player) : [];
}

/** Whether other tables of a group still play: until then nobody can play again. @returns {boolean} */
function useSealed({ client, game, table }) {
  const [isSealed, setSealed] = useState(Boolean(table.group));
  useEffect(() => {
    if (!isSealed) return undefined;
    const look = () => { if (!document.hidden) client.get(`/games/${game}`).then((found) => setSealed(found.sealed), () => undefined); };
    const timer = setInterval(look, EVERY);
    look();
    return () => clearInterval(timer);
  }, [isSealed]);
  return isSealed;
}

/** @param {{store: any, again: () => void, children?: any}} props */
export function NextGame({ store, again, children }) {
  const isSealed = useSealed(store);
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const { client, game, table } = store;
  const hasOthers = table.seats.some((seat) => seat.player && !seat.opponent && seat.seat !== store.seat);
  useEffect(() => {
    if (!hasOthers) return undefined;
    const look = () => { if (!document.hidden) awaitedBy(client, game).then(setNames, () => undefined); };
    const timer = setInterval(look, EVERY);
    look();
    return () => clearInterval(timer);
  }, []);
  return html`<div role="status">${isSealed ? html`<p>${say("Other tables with the same dice are still playing; you can play again once all are over.")}</p>` : names.length > 0 && html`<p>${say("At the table of the next game: {names}.", { names: names.join(", ") })}</p>`}</div>
    <div class="row">${!isSealed && html`<button class="primary" onClick=${again}>${say("Play again")}</button>`}${children}</div>`;
}
