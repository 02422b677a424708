/** Every piece of every title in every state, for whoever draws better: `pieces`. What is shown is drawn by the boards themselves. */
import { html, render } from "./kept/htm-preact-standalone.module.js";
import { language } from "./languages/say.js";
import { later } from "./parts/later.js";
import { applyTheme } from "./table/prefs.js";

const PiecesPage = later(() => import("./parts/pieces-page.js"), "PiecesPage");

document.documentElement.lang = language;
applyTheme();
const root = /** @type {HTMLElement} */ (document.getElementById("page"));
root.replaceChildren();
render(html`<${PiecesPage} />`, root);
