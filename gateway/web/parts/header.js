/** The line above every screen: the way home, who I am, light or dark. */
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { isLasting } from "../client/storage.js";
import { LANGUAGES, language, say } from "../languages/say.js";
import { prefer, preferLanguage, preferences } from "../table/prefs.js";

const NEXT = { auto: "light", light: "dark", dark: "auto" };
const SHOWN = { auto: say("Light as the system"), light: say("Light"), dark: say("Dark") };

/** @param {any} props `children`: what is cut off where there is no room; `beside`: what is not */
export function Header({ me, children, beside = "" }) {
  const [theme, setTheme] = useState(preferences().theme);
  const change = () => { prefer({ theme: NEXT[theme] }); setTheme(NEXT[theme]); };
  const setting = children ? "quiet wide" : "quiet"; // where a game has the line, a phone has no room for it
  return html`<header class="top">
    <a class="home" href="#/" aria-label=${say("Sagebrush: to the lobby")}><span class="mark" aria-hidden="true">★</span><span class="wide"> Sagebrush</span></a>
    <div class="middle">${children}</div>${beside}
    <span class="wide">${me.name}</span>
    ${isLasting && html`<select class=${setting} aria-label=${say("Language")} value=${language} onChange=${(event) => preferLanguage(event.target.value)}>${Object.entries(LANGUAGES).map(([code, name]) => html`<option key=${code} value=${code} lang=${code}>${name}</option>`)}</select>`}
    <button class=${setting} onClick=${change} title=${say("Light or dark")}>${SHOWN[theme]}</button>
  </header>`;
}
