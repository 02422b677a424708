/** What lies beside all boards: cabins, cards that nobody has seen, points for cards; and what this turn and the end hang on. */
import { say } from "../../languages/say.js";
import { html } from "../../kept/htm-preact-standalone.module.js";
import { nameIn } from "./names.js";
import { Cards } from "./owners.js";
import { specialText } from "./special.js";

export const Supplies = ({ view, ui }) => html`<section aria-labelledby="supplies"><h2 id="supplies">${say("Supplies and the end")}</h2>
  <ul class="small">${[...turnFacts(view, ui), ...endFacts(view, ui)].map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>
  <details class="small"><summary>${say("Cabins of the supply")}</summary><dl class="piles">
    <div><dt>${say("In the pile")}</dt><dd>${view.pile.map((count, cabin) => count > 0 && `${count} ${ui.words.word("cabin", cabin)}`).filter(Boolean).join(", ") || say("nothing")}</dd></div>
    <div><dt>${say("Discarded")}</dt><dd>${named(ui, view.cabin_discard)}</dd></div>
    <div><dt>${say("Lost by damage")}</dt><dd>${named(ui, view.boxed)}</dd></div></dl></details>
  <details class="small"><summary>${say("Cards that nobody has seen yet")}</summary><${Cards} cards=${view.basics} view=${view} ui=${ui} />
    <ul>${view.specials.map((number) => html`<li key=${number}>${specialText(view, number, ui)}</li>`)}</ul></details>
  <details class="small"><summary>${say("Points for claimed cards")}</summary><p>${view.board.card_points.map((points, cards) => `${cards}: ${points}`).join(", ")}; ${say("{points} for each further one", { points: view.board.more_card_points })}</p></details>
</section>`;

const named = (ui, cabins) => cabins.map((cabin) => ui.words.word("cabin", cabin)).join(", ") || say("nothing");

/** What is done in this turn and cannot be done again. @returns {string[]} */
function turnFacts({ turn }, ui) {
  const names = (seats) => seats.map((seat) => nameIn(ui, seat)).join(", ");
  const housed = turn.housed.map((is, figure) => is && say("The {pioneer} has been in a cabin this turn.", { pioneer: ui.words.word("figure", figure) }));
  return kept([
    ...housed,
    turn.bent && say("Switchback or Ford has been used this turn."),
    turn.instructed && say("New instructions have been given this turn."),
    turn.patient.length > 0 && say("No more traps this turn: {names}.", { names: names(turn.patient) }),
    turn.declined.length > 0 && say("No trap unless resources change: {names}.", { names: names(turn.declined.map(([seat]) => seat)) }),
  ]);
}

/** When and why the game ends. @returns {string[]} */
function endFacts(view, ui) {
  return kept([
    view.ending ? `${ui.words.word("ending", view.ending)}: ${say("round {last_round} is the last one.", view)}` : say("The game ends after {idle_rounds} rounds without a new special card; the last one came in round {special_round}.", view),
    view.unofficial.length > 0 && say("{count} printed values of this table are our proposals, since no source shows them.", { count: view.unofficial.length }),
  ]);
}

/** @param {any[]} facts  @returns {string[]} those that hold */
const kept = (facts) => facts.filter(Boolean);
