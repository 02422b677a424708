/** What commands would lead to, asked of the server when it is ready to be sent; the game stays as it is. */
import { useEffect, useState } from "../kept/htm-preact-standalone.module.js";

/**
 * The frame that `armed` would lead to; null while that is not known, or where it would draw or show something hidden.
 * @param {import("./store.js").GameStore} store  @param {import("./narrow.js").Legal | null} armed
 */
export function usePreview(store, armed) {
  const [found, setFound] = useState({ wanted: "", frame: /** @type {any} */ (null) });
  const version = store.frame?.version ?? 0;
  const isAsked = armed && !armed.commands && !armed.draws && !armed.reveals && store.past === null && !store.isSending;
  const wanted = isAsked ? `${version} ${JSON.stringify(armed.command)}` : "";
  useEffect(() => {
    const ending = new AbortController();
    if (armed && wanted) {
      dryRun(store, [armed.command], ending.signal).then(({ frames }) => setFound({ wanted, frame: frames[0] ?? null }), () => {}); // without a preview the move is made all the same
    }
    return () => ending.abort();
  }, [wanted]);
  return armed?.preview ?? (wanted && found.wanted === wanted ? found.frame : null);
}

/**
 * The frames that `commands` would lead to one after the other, and the problem of the one at which the trial ends.
 * @param {any} store  @param {any[]} commands  @param {AbortSignal} [signal]  @param {boolean} [views] whether frames have the views
 *  @returns {Promise<{frames: any[], refused: any}>}
 */
export function dryRun(store, commands, signal, views = true) {
  const options = { headers: { "If-Match": `"${store.frame.version}"` }, signal };
  return store.client.request("POST", `/games/${store.game}/commands/dry-run`, { commands, views }, options);
}
