/** A seat that somebody else plays on, offered by a link. */
import { say } from "../languages/say.js";
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { Copying } from "./copying.js";
import { usePlace } from "./place.js";

/** Offers the seat of who looks, or with `seat` another one as the host, and shows the link once. */
export function Offering({ store, seat = store.seat }) {
  const [offer, setOffer] = useState(/** @type {any} */ (null));
  const [isSending, setSending] = useState(false);
  const place = usePlace(isSending ? "sent" : offer);
  const path = `/games/${store.game}/seats/${seat}/offer`;
  const fail = (error) => store.set({ notice: { text: sentenceFor(error), isError: true } });
  const make = async () => { setSending(true); try { setOffer(await store.client.post(path)); } catch (error) { fail(error); } setSending(false); }; // a second offer would end the first
  const withdraw = async () => { try { await store.client.request("DELETE", path); setOffer(null); } catch (error) { fail(error); } };
  if (!offer) return html`<button class="offer" ref=${place} disabled=${isSending} title=${say("The person who opens the link plays on in your place.")} onClick=${make}>${say("Offer the seat by a link")}</button>`;
  return html`<div class="offered" role="status">
    <${Copying} label=${say("Send this link to one person")} text=${offer.link} place=${place} /> <button onClick=${withdraw}>${say("Withdraw the offer")}</button>
  </div>`;
}
