/** A seat that a link offers: whoever opens it may take it and play on. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { playerOf } from "../table/words.js";
import { Header } from "./header.js";
import { staying } from "./going.js";
import { Folded, later } from "./later.js";
import { Played } from "./played.js";

const RulesInShort = later(() => import("./rules-in-short.js"), "RulesInShort");

/** What a link offers, with a button to accept it. */
export function OfferPage({ client, secret, me }) {
  const [offer, setOffer] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState("");
  const [isSending, setSending] = useState(false);
  useEffect(() => { client.post("/offers", { offer: secret }).then(setOffer, (error) => setFault(sentenceFor(error))); }, [secret]);
  const open = () => location.replace(`#/table/${offer.game}`);
  async function accept() {
    setSending(true);
    const isHere = staying();
    try {
      await client.post("/offers/accept", { offer: secret });
      if (isHere()) open();
    } catch (error) {
      setFault(sentenceFor(error));
      setSending(false);
    }
  }
  const playerAt = (seat) => { const name = offer.opponents[seat]; return playerOf({ player: offer.players[seat], opponent: name ? { name } : null }); };
  const isGone = offer?.accepted && !offer.yours;
  return html`<${Header} me=${me} /><main class="card">
    <h1>${offer?.name ?? say("A seat for you")}</h1>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
    ${offer && !isGone && html`<p><${Played} client=${client} table=${offer} /> ${say("You take over seat {seat} from {player} and play on.", { seat: offer.seat + 1, player: playerAt(offer.seat) })}</p>
      <${Folded} className="terms" name=${say("How to play")} part=${RulesInShort} client=${client} title=${offer.title} edition=${offer.edition} />
      <p class="small">${say("At the table: {players}", { players: offer.players.map((_, seat) => playerAt(seat)).filter(Boolean).join(", ") })}</p>
      <p>${offer.yours ? html`<button class="primary" onClick=${open}>${say("Go to the table")}</button>` : html`<button class="primary" disabled=${isSending} onClick=${accept}>${say("Take the seat")}</button>`}</p>`}
    ${isGone && html`<p class="fault" role="alert">${say("Somebody else has taken this seat.")}</p>`}
    <p><a href="#/">${say("To the lobby")}</a></p>
  </main>`;
}
