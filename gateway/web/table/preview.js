/** What a command would lead to, asked of the server when it is ready to be sent; the game stays as it is. */
import { useEffect, useState } from "../kept/htm-preact-standalone.module.js";

/**
 * The frame that `armed` would lead to; null while that is not known, or where it would draw or show something hidden.
 * @param {import("./store.js").GameStore} store  @param {import("./narrow.js").Legal | null} armed
 */
export function usePreview(store, armed) {
  const [found, setFound] = useState({ wanted: "", frame: /** @type {any} */ (null) });
  const version = store.frame?.version ?? 0;
  const isAsked = armed && !armed.draws && !armed.reveals && store.past === null && !store.isSending;
  const wanted = isAsked ? `${version} ${JSON.stringify(armed.command)}` : "";
  useEffect(() => {
    const ending = new AbortController();
    if (armed && wanted) {
      tried(store, armed.command, version, ending.signal).then((frame) => setFound({ wanted, frame }), () => {}); // without a preview the move is made all the same
    }
    return () => ending.abort();
  }, [wanted]);
  return wanted && found.wanted === wanted ? found.frame : null;
}

/** @param {any} store  @param {any} command  @param {number} version  @param {AbortSignal} signal */
async function tried(store, command, version, signal) {
  const options = { headers: { "If-Match": `"${version}"` }, signal };
  const { frames } = await store.client.request("POST", `/games/${store.game}/commands/dry-run`, { commands: [command], views: true }, options);
  return frames[0] ?? null;
}
