/** The form that opens a table: offers what the title has, and says what the server finds wrong beside it. */
import { say } from "../languages/say.js";
import { html, useMemo, useState } from "../kept/htm-preact-standalone.module.js";
import { sentenceFor } from "../table/store.js";
import { staying } from "./going.js";
import { Folded, later } from "./later.js";
import { LevelChoice, USUAL } from "./levels.js";
import { Opening } from "./opening.js";
import { Difficulty, Options, Variant, whyNoOption, whyNoVariant } from "./table-choices.js";
import { AtEndChoice, CLOCKS, TermsChoice, clockNames, usualTerms } from "./terms.js";

const RulesInShort = later(() => import("./rules-in-short.js"), "RulesInShort");

const ABOUT = {
  "carson-city": say("Place cowboys, duel for land, build a boom town. 2 to 6 players, 60 to 120 minutes."),
  "tiny-epic-western": say("Poker hands, duels and influence around six places. 1 to 4 players, 30 to 45 minutes."),
  "sierra-west": say("Lay three cards, walk two paths up the mountain. 1 to 4 players, 45 to 90 minutes."),
};

/** Where the keys of a group of choices lead. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function NewTable({ client, titles }) {
  const [id, setId] = useState(titles[0].id);
  const title = titles.find((one) => one.id === id) ?? titles[0];
  function choose(event) {
    if (!STEPS[event.key]) return;
    event.preventDefault();
    const next = titles[(titles.indexOf(title) + STEPS[event.key] + titles.length) % titles.length].id;
    setId(next);
    event.currentTarget.querySelector(`.${next}`).focus();
  }
  return html`<div class="titles" role="radiogroup" aria-label=${say("Title")} onKeyDown=${choose}>
    ${titles.map((one) => html`<button key=${one.id} type="button" role="radio" tabindex=${one.id === title.id ? 0 : -1} aria-checked=${one.id === id} class=${`title ${one.id}`} onClick=${() => setId(one.id)}>
      <strong>${one.name}</strong><span>${ABOUT[one.id] ?? seatsOf(one)}</span></button>`)}
  </div>
  <${Folded} className="terms" name=${say("How to play")} part=${RulesInShort} client=${client} title=${id} edition=${title.editions[0].id} />
  <${Choices} key=${id} client=${client} title=${title} />`;
}

const seatsOf = (title) => { const seats = title.editions.flatMap((one) => one.seats); return say("{least} to {most} players", { least: Math.min(...seats), most: Math.max(...seats) }); };

function Choices({ client, title }) {
  const [chosen, setChosen] = useState({ edition: title.editions[0].id, seats: preferred(title.editions[0]), variants: /** @type {string[]} */ ([]), options: {}, isPrivate: false, hints: false, clock: "none", atEnd: "computer", absence: {}, computers: true, level: USUAL });
  const [fault, setFault] = useState("");
  const [isOpening, setOpening] = useState(false);
  const opening = useMemo(() => new Opening(client), [client]);
  const change = (part) => { setChosen((was) => ({ ...was, ...part })); setFault(""); }; // what is there now: the levels that a host offers come late
  const edition = title.editions.find((one) => one.id === chosen.edition);
  const chooseOption = (name, value) => change({ options: { ...chosen.options, [name]: value } });
  const absence = { ...usualTerms(CLOCKS[chosen.clock]), ...chosen.absence };
  async function open(event) {
    event.preventDefault();
    setOpening(true);
    const isHere = staying();
    try {
      const body = { title: title.id, edition: edition.id, seats: chosen.seats, variants: chosen.variants, options: kept(title.options.filter((one) => !whyNoOption(title, one, chosen)), chosen.options), name: say("{name}'s table", client.me).slice(0, 40), visibility: chosen.isPrivate ? "private" : "public", hints: chosen.hints, clock: CLOCKS[chosen.clock] && { ...CLOCKS[chosen.clock], at_end: chosen.atEnd }, absence };
      const computers = chosen.computers && chosen.seats > 1;
      const table = await opening.open(body, { level: chosen.level, computers, isAlone: computers || chosen.seats === 1 });
      if (isHere()) location.hash = `#/table/${table}`;
    } catch (error) {
      setFault(sentenceFor(error));
      setOpening(false);
    }
  }
  return html`<form class="choices" onSubmit=${open}>
    <div class="row">
      ${title.editions.length > 1 && html`<label>${say("Edition")} <select name="edition" value=${edition.id} onChange=${(event) => { const next = title.editions.find((one) => one.id === event.target.value); change({ edition: next.id, variants: chosen.variants.filter((name) => title.variants.find((one) => one.id === name).editions.includes(next.id)), seats: next.seats.includes(chosen.seats) ? chosen.seats : preferred(next), options: {} }); }}>
        ${title.editions.map((one) => html`<option value=${one.id}>${one.name}</option>`)}</select></label>`}
      <label>${say("Seats")} <select name="seats" value=${chosen.seats} onChange=${(event) => change({ seats: Number(event.target.value) })}>
        ${everySeats(title).map((number) => html`<option value=${number} disabled=${!edition.seats.includes(number)}>${number === 1 ? say("1 (alone)") : number}${edition.seats.includes(number) ? "" : ` – ${say("not with this edition")}`}</option>`)}</select></label>
      ${chosen.seats > 1 && html`<label>${say("Against")} <select name="against" value=${String(chosen.computers)} onChange=${(event) => change({ computers: event.target.value === "true" })}>
        <option value="true">${say("computers, now")}</option><option value="false">${say("friends, by link")}</option></select></label>`}
      ${chosen.seats > 1 && chosen.computers && html`<${LevelChoice} client=${client} level=${chosen.level} choose=${(level) => change({ level })} />`}
      <${Difficulty} title=${title} chosen=${chosen} choose=${chooseOption} />
    </div>
    ${title.variants.length > 0 && html`<fieldset><legend>${say("Variants")}</legend>${title.variants.map((one) => html`<${Variant} key=${one.id} variant=${one} why=${whyNoVariant(title, one, chosen)} isOn=${chosen.variants.includes(one.id)} turn=${(isOn) => change({ variants: toggled(chosen.variants, one.id, isOn) })} />`)}</fieldset>`}
    ${title.options.length > 0 && html`<${Options} title=${title} chosen=${chosen} choose=${chooseOption} />`}
    <label class="tick"><input type="checkbox" checked=${chosen.isPrivate} onChange=${(event) => change({ isPrivate: event.target.checked })} /> ${say("Private: the table is in no list, and only its players see the game")}</label>
    <label class="tick"><input type="checkbox" checked=${chosen.hints} onChange=${(event) => change({ hints: event.target.checked })} /> ${say("Hints: a player may ask the engine, and all see it")}</label>
    <label>${say("Clock")} <select name="clock" value=${chosen.clock} onChange=${(event) => change({ clock: event.target.value })}>${Object.entries(clockNames()).map(([name, text]) => html`<option value=${name}>${text}</option>`)}</select></label>
    ${chosen.clock !== "none" && html` <${AtEndChoice} atEnd=${chosen.atEnd} change=${(atEnd) => change({ atEnd })} />`}
    ${chosen.seats > 1 && html`<${TermsChoice} client=${client} terms=${absence} change=${(part) => setChosen((was) => ({ ...was, absence: { ...was.absence, ...part } }))} />`}
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
    ${edition.corrected.length > 0 && html`<p class="small">${say("{count} printed values of this edition were corrected by the host of this platform.", { count: edition.corrected.length })}</p>`}
    ${edition.unofficial.length > 0 && html`<p class="small">${say("{count} printed values of this edition could not be read in any source and are our proposals.", { count: edition.unofficial.length })}</p>`}
    <button class="primary" disabled=${isOpening}>${isOpening ? say("Sent…") : chosen.seats === 1 ? say("Play alone") : chosen.computers ? say("Play now") : say("Open the table")}</button>
  </form>`;
}

/** Every number of seats that some edition has. */
const everySeats = (title) => [...new Set(title.editions.flatMap((one) => one.seats))].sort((one, other) => one - other);

const preferred = (edition) => (edition.seats.includes(3) ? 3 : edition.seats[0]);

const toggled = (names, name, isOn) => (isOn ? [...names, name] : names.filter((one) => one !== name));

/** Values that differ from the default: only these need saying. */
const kept = (options, values) => Object.fromEntries(options.filter((one) => one.id in values && values[one.id] !== one.default).map((one) => [one.id, values[one.id]]));
