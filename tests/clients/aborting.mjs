// A game that is followed until its caller aborts, in every state. Prints what each case came to.
import { getEventListeners } from "node:events";
import { Client } from "../../clients/typescript/src/index.js";

const PATIENCE = Number(process.argv[2]);
const problem = (status) => () => new Response(JSON.stringify({ code: "unavailable", title: "No.", status }), { status, headers: { "Content-Type": "application/problem+json" } });
const said = (body) => () => Response.json(body);
const aborted = (signal) => signal.reason ?? new DOMException("This operation was aborted", "AbortError");
const never = ({ signal }) => new Promise((_, fail) => {
  if (signal.aborted) fail(aborted(signal));
  signal.addEventListener("abort", () => fail(aborted(signal)));
});
/** Lines, after which nothing comes, or the end. */
const lines = (frames, ends = false) => ({ signal }) =>
  new Response(new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode("\n" + frames.map((frame) => JSON.stringify(frame) + "\n").join("")));
      if (ends) stream.close();
      else signal.addEventListener("abort", () => stream.error(aborted(signal)));
    },
  }));
const frame = (version, more = {}) => ({ version, over: false, ...more });

/** The versions that were told before the stream ended, and what it left behind. `at`: the request, or with 0 none, after which it is aborted. */
async function followed(answers, options, at = answers.length) {
  const leaving = new AbortController();
  const seen = [], asked = [];
  const leave = () => setTimeout(() => leaving.abort());
  const fetch = async (url, request) => {
    asked.push(String(url).replace(/.*\/v1/, ""));
    if (asked.length > answers.length) throw new TypeError("asked too often");
    if (asked.length === at) leave();
    return answers[asked.length - 1](request);
  };
  if (at === 0) leaving.abort();
  const client = new Client("http://test", { token: "sb_t", fetch, patience: { pause: 1e9, longestPause: 1e9, milliseconds: 1e10, firstMilliseconds: 1e10 } });
  const end = (async () => {
    for await (const { version } of options.mine ? client.followMine({ signal: leaving.signal }) : client.game("g").follow({ ...options, signal: leaving.signal })) {
      seen.push(version);
      if (version === options.leavesAfter) leaving.abort();
    }
    return "ended";
  })().catch((error) => error.name);
  let late;
  const outcome = await Promise.race([end, new Promise((done) => { late = setTimeout(done, PATIENCE, "goes on"); })]);
  clearTimeout(late);
  const left = [...getEventListeners(leaving.signal, "abort"), ...process.getActiveResourcesInfo().filter((kind) => kind === "Timeout")].length;
  return { outcome, seen, asked: asked.length, left };
}

const ticket = said({ ticket: "one" });
console.log(JSON.stringify({
  before: await followed([], { byTicket: true }, 0),
  ticket: await followed([never], { byTicket: true }),
  next_ticket: await followed([problem(503)], { byTicket: true }),
  connecting: await followed([ticket, never], { byTicket: true }),
  reading: await followed([ticket, lines([frame(1)])], { byTicket: true }),
  reconnecting: await followed([ticket, lines([frame(1)], true)], { byTicket: true }),
  refused: await followed([ticket, problem(503)], { byTicket: true }),
  asking_whether_it_is_over: await followed([ticket, lines([], true), never], { byTicket: true }),
  asking_for_content: await followed([ticket, lines([frame(1, { view: {}, view_content: "h" })]), never], { byTicket: true, view: true }),
  at_work: await followed([ticket, lines([frame(1), frame(2), frame(3)])], { byTicket: true, leavesAfter: 1 }, Infinity),
  updates: await followed([lines([frame(1), frame(2)])], { mine: true, leavesAfter: 1 }, Infinity),
}));
process.exit(); // where something was left behind, too
