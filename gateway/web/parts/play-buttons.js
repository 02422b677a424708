/** Play or pause, and how fast. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";

/** @param {{playing: ReturnType<typeof import("../table/playing.js").usePlaying>}} props */
export const PlayButtons = ({ playing }) => html`<button onClick=${playing.isPlaying ? playing.pause : playing.play}>${playing.isPlaying ? say("Pause") : say("Play")}</button>${playing.isPlaying && html`<button onClick=${playing.faster} aria-label=${say("Speed {speed}; faster", playing)}>×${playing.speed}</button>`}`;
