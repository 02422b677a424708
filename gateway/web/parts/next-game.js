/** The way from a result to the next game: others may have sat down there, or tables with the same dice may still play. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";

const EVERY = 10_000; // milliseconds between two looks

/** Who sits at the table of the next game while my seat there is free. @param {any} client  @param {string} played a game, or a group of them  @returns {Promise<string[]>} */
export async function awaitedBy(client, played) {
  const { rematch } = await client.get(`/tables/${played}`);
  const next = rematch && await client.get(`/tables/${rematch}`);
  return next?.stage === "open" && next.seat === null ? next.seats.filter((seat) => seat.player && !seat.opponent).map((seat) => seat.player) : [];
}

/** Looks now and then, while somebody looks at the page, as long as `isAwaited`. @param {boolean} isAwaited  @param {() => void} look */
function useLooks(isAwaited, look) {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const seen = () => { if (!document.hidden) look(); };
    const timer = setInterval(seen, EVERY);
    seen();
    return () => clearInterval(timer);
  }, [isAwaited]);
}

/** Whether other tables of a group still play: until then nobody can play again. @returns {boolean} */
function useSealed({ client, game, table }) {
  const [isSealed, setSealed] = useState(Boolean(table.group));
  useLooks(isSealed, () => client.get(`/games/${game}`).then((found) => setSealed(found.sealed), () => undefined));
  return isSealed;
}

/** Whether all tables of the group can play again: for whoever sat down there, and not for who took over a seat of this game. @returns {boolean | null} null as long as nobody knows */
function useGroup({ client, table }, isSealed) {
  const [isMine, setMine] = useState(/** @type {boolean | null} */ (table.group ? null : false));
  const isAsked = Boolean(table.group) && !isSealed;
  useEffect(() => { if (isAsked) client.get(`/tables/${table.group.group}`).then(({ seat }) => setMine(seat !== null), () => setMine(false)); }, [isAsked]);
  return isMine;
}

/** @param {{store: any, again: (played: string) => void, children?: any}} props */
export function NextGame({ store, again, children }) {
  const isSealed = useSealed(store);
  const hasGroup = useGroup(store, isSealed);
  const { client, game, table } = store;
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const [all, setAll] = useState(/** @type {string[]} */ ([]));
  const hasOthers = table.seats.some((seat) => seat.player && !seat.opponent && seat.seat !== store.seat);
  useLooks(hasOthers, () => awaitedBy(client, game).then(setNames, () => undefined));
  useLooks(hasGroup === true, () => awaitedBy(client, table.group.group).then(setAll, () => undefined));
  const count = table.group?.tables;
  return html`<div role="status">
      ${isSealed && html`<p>${say("Other tables with the same dice are still playing; you can play again once all are over.")}</p>`}
      ${all.length > 0 && html`<p>${say("At the next {count} tables: {names}.", { count, names: all.join(", ") })}</p>`}
      ${!isSealed && names.length > 0 && html`<p>${say("At the table of the next game: {names}.", { names: names.join(", ") })}</p>`}
    </div>
    <div class="row">
      ${hasGroup && html`<button class="primary" onClick=${() => again(table.group.group)}>${say("Play again at all tables ({count})", { count })}</button> <button onClick=${() => again(game)}>${say("Play again at this table alone")}</button>`}
      ${!isSealed && hasGroup === false && html`<button class="primary" onClick=${() => again(game)}>${say("Play again")}</button>`}${children}
    </div>`;
}
