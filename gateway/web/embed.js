/** The viewer for frames of other pages: `embed?game=ID&version=12&theme=dark&lang=de`. It has no seat, whoever sits at this browser. */
import { storage } from "./client/storage.js";
import { ViewerClient } from "./client/viewer.js";
import { html, render } from "./kept/htm-preact-standalone.module.js";
import { language } from "./languages/say.js";
import { EmbedPage } from "./parts/embed-page.js";
import { applyTheme } from "./table/prefs.js";

const asked = new URLSearchParams(location.search);
document.documentElement.lang = language;
applyTheme();
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); }); // its stream has ended
const root = /** @type {HTMLElement} */ (document.getElementById("page"));
root.replaceChildren();
const game = encodeURIComponent(asked.get("game") ?? "");
render(html`<${EmbedPage} client=${new ViewerClient(language, storage)} game=${game} version=${Number(asked.get("version")) || 0} />`, root);
