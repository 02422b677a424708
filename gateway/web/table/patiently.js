/** Opens a game, again while the platform is away. */
import { say } from "../languages/say.js";
import { Problem } from "../client/http.js";
import { sentenceFor } from "./store.js";

const AGAIN = 3000; // milliseconds

/**
 * @param {() => Promise<any>} open  @param {AbortSignal} ending
 * @param {(fault: string, isFinal: boolean) => void} tell why it is not open; "" once it is  @returns {() => void} ends it
 */
export function openPatiently(open, ending, tell) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const attempt = () => open().then(() => tell("", true), (error) => {
    const isFinal = error instanceof Problem && error.status < 500 && error.status !== 429;
    tell(error instanceof Problem ? sentenceFor(error) : say("No connection; trying again."), isFinal);
    if (!isFinal && !ending.aborted) timer = setTimeout(attempt, AGAIN);
  });
  attempt();
  return () => clearTimeout(timer);
}
