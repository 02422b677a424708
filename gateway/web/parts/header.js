/** The line above every screen: the way home, who I am, light or dark. */
import { html, useState } from "../kept/htm-preact-standalone.module.js";
import { prefer, preferences } from "../table/prefs.js";

const NEXT = { auto: "light", light: "dark", dark: "auto" };
const SHOWN = { auto: "Light as the system", light: "Light", dark: "Dark" };

export function Header({ me, children }) {
  const [theme, setTheme] = useState(preferences().theme);
  const change = () => { prefer({ theme: NEXT[theme] }); setTheme(NEXT[theme]); };
  return html`<header class="top">
    <a class="home" href="#/" aria-label="Sagebrush: to the lobby"><span class="mark" aria-hidden="true">★</span><span class="wide"> Sagebrush</span></a>
    <div class="middle">${children}</div>
    <span class="wide">${me.name}</span>
    <button class="quiet wide" onClick=${change} title="Light or dark">${SHOWN[theme]}</button>
  </header>`;
}
