/** The first thing a new browser meets: what to be called. No account. `isLost`: it was somebody until now. */
import { say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { isLasting } from "../client/storage.js";
import { sentenceFor } from "../table/store.js";

export function Introduction({ client, isInvited, isLost, done }) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState("");
  const [isSending, setSending] = useState(false);
  async function introduce(event) {
    event.preventDefault();
    setSending(true); // said twice it would be two guests, and the first one's seats lost
    try {
      await client.introduce(name.trim());
      done();
    } catch (error) {
      setFault(sentenceFor(error));
      setSending(false);
    }
  }
  return html`<main class="card introduction">
    <h1><span class="mark" aria-hidden="true">★</span> Sagebrush</h1>
    ${isLost && html`<p class="fault" role="alert">${say("The server does not know this browser any more.")}</p>`}
    <p>${isInvited ? say("You are invited to a table.") : say("Carson City, Tiny Epic Western and Sierra West, with friends by link or against computers.")} ${say("What shall we call you?")}</p>
    <form onSubmit=${introduce}>
      <label>${say("Your name")} <input autofocus required maxlength="40" value=${name} onInput=${(event) => setName(event.target.value)} /></label>
      <button class="primary" disabled=${isSending || !name.trim()}>${isInvited ? say("Go to the table") : say("Come in")}</button>
    </form>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
    <p class="small">${isLasting ? say("No account and no password: this browser keeps your seat.") : say("This browser lets the page keep nothing: your seat is lost when you load the page again, unless you keep a link back to it.")}${(isInvited || isLost) && ` ${say("Did you have a seat already? Open the link back to it that you kept; without one, ask the host of the table to offer you the seat by a link.")}`}</p>
  </main>`;
}
