/** What a player may do with the seat that he plays, and a host with a game that runs; fetched when somebody looks. */
import { say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { HostEnd } from "./host-end.js";
import { Offering } from "./offering.js";
import { WayBack } from "./way-back.js";

/** @param {{store: import("../table/store.js").GameStore, isPlaying: boolean}} props `isPlaying`: whether the seat's player decides himself */
export function LeaveOrEnd({ store, isPlaying }) {
  const { seat, table } = store;
  return html`${seat !== null && isPlaying && html`<${OwnSeat} store=${store} />`}
    ${table.host && html`<${HostEnd} store=${store} />`}
    ${seat !== null && html`<${WayBack} client=${store.client} id=${store.game} />`}`;
}

function OwnSeat({ store }) {
  const [isSure, setSure] = useState(false);
  const give = (type) => { setSure(false); store.tell({ type }); };
  return html`<${Offering} store=${store} />
    <button title=${say("You may come back at any time.")} onClick=${() => give("leave-seat")}>${say("Let a computer play")}</button>
    <button title=${say("The game ends without a result once every player has asked for it.")} onClick=${() => give("agree-to-end")}>${say("Agree to end")}</button>
    ${isSure ? html`<button class="primary" onClick=${() => give("resign")}>${say("Yes, resign for good")}</button>` : html`<button onClick=${() => setSure(true)}>${say("Resign")}</button>`}`;
}
