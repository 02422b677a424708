/** What a player may do with the seat that he plays, and a host with a game that runs; fetched when somebody looks. */
import { say } from "../languages/say.js";
import { html, useEffect, useRef, useState } from "../kept/htm-preact-standalone.module.js";
import { HostEnd } from "./host-end.js";
import { Offering } from "./offering.js";
import { usePlace } from "./place.js";
import { WayBack } from "./way-back.js";

/** @param {{store: import("../table/store.js").GameStore, isPlaying: boolean}} props `isPlaying`: whether the seat's player decides himself */
export function LeaveOrEnd({ store, isPlaying }) {
  const { seat, table } = store;
  return html`${seat !== null && isPlaying && html`<${OwnSeat} store=${store} />`}
    ${table.host && html`<${HostEnd} store=${store} />`}
    ${seat !== null && html`<${WayBack} client=${store.client} id=${store.game} />`}`;
}

function OwnSeat({ store }) {
  const give = (type) => store.tell({ type });
  const { isSending } = store;
  return html`<${Offering} store=${store} />
    <button disabled=${isSending} title=${say("You may come back at any time.")} onClick=${() => give("leave-seat")}>${say("Let a computer play")}</button>
    <${Asking} isSending=${isSending} name=${say("Agree to end")} effect=${say("The game ends without a result once every person has asked for it: at once, if you play against computers only.")} yes=${say("Yes, agree to end")} give=${() => give("agree-to-end")} />
    <${Asking} isSending=${isSending} name=${say("Resign")} effect=${say("You cannot come back, and are ranked behind all who stay. A computer plays on in your place if another person plays; if not, the game ends.")} yes=${say("Yes, resign for good")} give=${() => give("resign")} />`;
}

/** What there may be no way back from: its button says what follows, and asks. */
function Asking(props) {
  const [isAsked, setAsked] = useState(false);
  const place = usePlace(isAsked);
  const cancel = () => setAsked(false);
  return isAsked ? html`<${Question} ...${props} cancel=${cancel} />` : html`<button ref=${place} onClick=${() => setAsked(true)}>${props.name}</button>`;
}

function Question({ effect, yes, give, cancel, isSending }) {
  const safe = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => safe.current?.focus(), []);
  return html`<div class="asking" role="status"><p class="small">${effect}</p>
    <button ref=${safe} onClick=${cancel}>${say("Cancel")}</button> <button class="primary" disabled=${isSending} onClick=${() => { cancel(); give(); }}>${yes}</button></div>`;
}
