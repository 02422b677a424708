/** Parts of the page that are fetched when they are first shown, so that the first table does not wait for them. */
import { more, say } from "../languages/say.js";
import { html, useLayoutEffect, useState } from "../kept/htm-preact-standalone.module.js";

/**
 * A component that stands for the one that `name` names in a module, with the words that it says. Where its file cannot be had any more, because
 * the host has another release by now, the page can be loaded again.
 * @param {() => Promise<any>} load  @param {string} name
 */
export function later(load, name) {
  /** @type {any} once it is here */
  let known = null;
  return function Later(props) {
    const [Part, setPart] = useState(() => known);
    const [isLost, setLost] = useState(false);
    useLayoutEffect(() => { // what is here already is drawn at once
      if (!Part) more().then(load).then((found) => { known = found[name]; setPart(() => known); }, () => setLost(true));
    }, []);
    if (isLost) return html`<p class="fault" role="alert">${say("This part of the page cannot be loaded.")} <button onClick=${() => location.reload()}>${say("Load the page again")}</button></p>`;
    return Part ? html`<${Part} ...${props} />` : html`<p class="loading">…</p>`;
  };
}

/** `part` under its `name`, fetched when its reader opens it. @param {any} props `className`, and what `part` gets */
export function Folded({ name, className, part, ...props }) {
  const [isOpen, setOpen] = useState(false);
  return html`<details class=${className} onToggle=${(event) => setOpen(event.target.open)}><summary>${name}</summary>${isOpen && html`<${part} ...${props} />`}</details>`;
}
