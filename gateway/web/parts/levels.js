/** The choice of how strong the computers play, as the server offers it. */
import { say } from "../languages/say.js";
import { html, useEffect, useState } from "../kept/htm-preact-standalone.module.js";
import { spoken } from "../table/words.js";

/** What is chosen before anybody chooses. */
export const USUAL = "skilled";

/** A list of the computers with a sentence about the chosen one. */
export function LevelChoice({ client, level, choose, name = "level", label = say("Computers play") }) {
  const [offered, setOffered] = useState([{ name: level, level: null, about: "" }]);
  useEffect(() => {
    client.get("/opponents").then(({ opponents }) => {
      setOffered(opponents);
      if (opponents.length && !opponents.some((one) => one.name === level)) choose(opponents[0].name);
    }).catch(() => {});
  }, [client]);
  const about = offered.find((one) => one.name === level)?.about;
  return html`<label>${label} <select name=${name} value=${level} onChange=${(event) => choose(event.target.value)}>
    ${offered.map((one) => html`<option value=${one.name}>${one.level ? `${one.level}: ` : ""}${say(spoken(one.name))}</option>`)}</select>
    ${about && html` <span class="small">${say(about)}</span>`}</label>`;
}
