/** A text to copy: by a button, or by hand where a browser allows neither. */
import { say } from "../languages/say.js";
import { html, useRef, useState } from "../kept/htm-preact-standalone.module.js";

/** Whether `text` was copied, also on plain http, where browsers have no clipboard for pages. @param {HTMLInputElement} field with the text */
async function copied(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

/** @param {any} props `place`: where the button is told */
export function Copying({ label, text, place = null }) {
  const [isCopied, setCopied] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => { if (field.current && (await copied(field.current))) setCopied(text); };
  return html`<div class="copying"><label>${label} <input ref=${field} readonly value=${text} onFocus=${(event) => event.target.select()} /></label>
    <button type="button" ref=${place} onClick=${copy}>${isCopied === text ? say("Copied") : say("Copy")}</button></div>`;
}
