/** What stands in place of a seat for whoever has its address and not its token, as where the link was copied without its end. */
import { say } from "../languages/say.js";
import { html } from "../kept/htm-preact-standalone.module.js";
import { Header } from "./header.js";

/** @param {{me: any}} props */
export function SeatLost({ me }) {
  return html`<${Header} me=${me} /><main class="card">
    <h1>${say("A seat for you")}</h1>
    <p class="fault" role="alert">${say("Open the link to this seat again, the newest that you have: this browser does not know its secret, or the secret has ended.")}</p>
    <p><a href="#/">${say("To the lobby")}</a></p>
  </main>`;
}
