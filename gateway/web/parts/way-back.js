/** A link back to one's seat, for whoever loses what this browser keeps, or goes on in another. */
import { say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { Copying } from "./copying.js";
import { usePlace } from "./place.js";

/** Shows the link when it is asked for, and ends earlier ones. @param {{client: import("../client/http.js").Client, id: string}} props */
export function WayBack({ client, id }) {
  const [link, setLink] = useState("");
  const [said, setSaid] = useState("");
  const place = usePlace(Boolean(link));
  const show = () => setLink(client.wayBack(id, location.origin));
  async function renew() {
    try {
      const { endOtherWays } = await import("../client/other-ways.js");
      await endOtherWays(client);
      show();
      setSaid(say("Earlier links and your other browsers no longer work; this one still does."));
    } catch (error) { setSaid(sentenceFor(error)); }
  }
  if (!link) return html`<p><button title=${say("For another browser, or for when this one forgets your seat.")} onClick=${show}>${say("Keep a link back to your seat")}</button></p>`;
  return html`<div class="offered">
    <${Copying} label=${say("The link back to your seat")} text=${link} place=${place} />
    <p class="small"><strong>${say("Show it to nobody.")}</strong> ${client.mayOpenTables ? say("Anybody who has it can play your seats at every table. If somebody else has seen it, make another one: the earlier ones then stop working.") : say("Anybody who has it can play your seat.")}</p>
    ${client.mayOpenTables && html`<button onClick=${renew}>${say("Make another link")}</button>`}
    ${said && html`<p role="status">${said}</p>`}
  </div>`;
}
