/** Why a computer moved as it did: told once the game is over. */
import { language, say } from "../languages/say.js";
import { html, useEffect, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { playerOf, spoken } from "../table/words.js";

/** A button under a line of the log; it shows what the computer weighed. */
export function Why({ store, version }) {
  const [thought, setThought] = useState(null);
  const [isAsked, setAsked] = useState(false);
  const ask = async () => {
    setAsked(true);
    try {
      setThought(await store.thought(version));
    } catch (error) {
      setAsked(false);
      store.set({ notice: { text: sentenceFor(error), isError: true } });
    }
  };
  if (!isAsked) return html`<button class="why small" onClick=${ask}>${say("Why this move?")}</button>`;
  return thought && html`<${Thought} thought=${thought} nameOf=${(seat) => playerOf(store.table.seats[seat])} />`;
}

function Thought({ thought, nameOf }) {
  const box = useRef(/** @type {Element | null} */ (null));
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []); // it opens below the end of the log
  return html`<div class="thought small" ref=${box}>
    <p>${playedBy(thought)}</p>
    ${thought.shares.length > 0 && html`<p>${say("It expected to win:")} ${thought.shares.map((share, seat) => `${nameOf(seat)} ${percent(share)}`).join(", ")}</p>`}
    <ol>${thought.candidates.map((one) => html`<li>${one.sentence} <span>${thought.shares.length ? percent(one.value) : one.value.toFixed(1)}</span></li>`)}</ol>
  </div>`;
}

/** What everybody at the table learns at once where a weaker level played than the table chose. */
export const Lowered = ({ lowered }) => html`<p class="small lowered">${playedLower(lowered)}</p>`;

function playedLower({ opponent, level, reason, waiting }) {
  const names = { level: say(spoken(level)), opponent: say(spoken(opponent)), waiting };
  if (reason === "queue") return say("Played at {level} instead of {opponent}, because {waiting} turns waited.", names);
  return say("Played at {level} instead of {opponent}, which came to no decision.", names);
}

const playedBy = (thought) => thought.lowered ? playedLower({ ...thought, reason: thought.lowered }) : say("Played at {level}.", { level: say(spoken(thought.level)) });

const PERCENT = new Intl.NumberFormat(language, { style: "percent" });

/** What is weighed counts points besides the win, and may lie outside of what a share can be. @param {number} share  @returns {string} "98%", "98 %" in German */
export const percent = (share) => PERCENT.format(Math.min(1, Math.max(0, share)));
