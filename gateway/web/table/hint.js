/** What the engine would do, asked for by a player. */
import { say } from "../languages/say.js";

/**
 * Shows the engine's move as one that is ready, and in words alone where the player has chosen something meanwhile.
 * @param {import("./store.js").GameStore} store with a frame  @param {() => boolean} isAwaited whether nothing was chosen and nobody moved since it was asked
 */
export async function hint(store, isAwaited) {
  const looked = store.frame?.version;
  const { command, expected } = await store.client.post(`/games/${store.game}/hint`);
  if (store.frame?.version !== looked) {
    if (store.isMyTurn && store.frame?.actor !== store.seat) store.set({ notice: { text: say("The game went on before the engine answered; ask again."), isError: false } });
    return;
  }
  const armed = store.frame?.legal?.find((one) => JSON.stringify(one.command) === JSON.stringify(command)) ?? null;
  const share = expected.find((one) => one.seat === store.seat)?.share;
  const text = share === undefined ? say("The engine would do this.") : say("The engine would do this; you win in {percent} of 100 games.", { percent: Math.round(100 * share) });
  if (isAwaited()) store.set({ armed, notice: { text, isError: false } });
  else store.set({ notice: { text: `${text} ${armed?.sentence ?? ""}`, isError: false } });
}
