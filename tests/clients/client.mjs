// The client with a platform in memory: one answer after the other. Prints what became of each case.
import { Client, Turns } from "../../clients/typescript/src/index.js";

const problem = (status, code, headers = {}) => () =>
  new Response(JSON.stringify({ code, title: "No.", status }), { status, headers: { "Content-Type": "application/problem+json", ...headers } });
const said = (body) => () => Response.json(body);
const lost = () => { throw new TypeError("fetch failed"); };
const lines = (frames, breaks) => () =>
  new Response(new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode("\n" + frames.map((frame) => JSON.stringify(frame) + "\n").join("")));
      if (breaks) setTimeout(() => stream.error(new TypeError("terminated")), 5);
      else stream.close();
    },
  }));
const half = () =>
  new Response(new ReadableStream({
    start(stream) { stream.enqueue(new TextEncoder().encode('{"titles":')); },
    pull(stream) { stream.error(new TypeError("terminated")); },
  }));
const dated = (answer, hours, cache = "no-store") => (request) => {
  const response = answer(request);
  response.headers.set("Date", typeof hours === "number" ? new Date(Date.now() + hours * 3_600_000).toUTCString() : hours);
  response.headers.set("Cache-Control", cache);
  return response;
};
/** How many hours the platform is ahead, after it was asked so. */
const ahead = async (answer, use = (client) => client.get("/games/g").catch(() => undefined)) => {
  const { result } = await told([answer], async (client) => { await use(client); return client.now() - Date.now(); });
  return Math.round(result / 3_600_000);
};
const frame = (version, over = false) => ({ version, over });

async function told(answers, use, patience = {}) {
  const asked = [];
  const fetch = async (url, request) => {
    asked.push({ method: request.method, url: String(url), key: request.headers["Idempotency-Key"], match: request.headers["If-Match"], prefer: request.headers.Prefer, token: request.headers.Authorization, body: typeof request.body === "string" ? request.body : undefined });
    const answer = answers.shift();
    if (!answer) throw new Error("asked too often");
    return answer(request);
  };
  const client = new Client("http://test", { token: "sb_t", fetch, patience: { firstMilliseconds: 2000, pause: 1, longestPause: 2, ...patience } });
  let result;
  try {
    result = await use(client);
  } catch (error) {
    result = { error: error.code ?? error.name, status: error.status };
  }
  return { asked, result };
}

async function all(stream) {
  const found = [];
  for await (const one of stream) found.push(one.version);
  return found;
}

/** What `use` does until its caller leaves. */
async function left(use) {
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 50);
  return use(leaving.signal);
}

/** One line, after which nothing comes. */
const silence = ({ signal }) =>
  new Response(new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"type": "decision", "version": 2}\n'));
      signal.addEventListener("abort", () => stream.error(new DOMException("This operation was aborted", "AbortError")));
    },
  }));

/** Three lines, each as soon as it is asked for. */
const prompt = ({ signal }) => {
  const types = ["game", "decision", "summary"];
  return new Response(new ReadableStream({
    start(stream) { signal.addEventListener("abort", () => stream.error(new DOMException("This operation was aborted", "AbortError"))); },
    pull(stream) {
      const type = types.shift();
      if (type) stream.enqueue(new TextEncoder().encode(`${JSON.stringify({ type })}\n`));
      else stream.close();
    },
  }, { highWaterMark: 0 }));
};

/** What `use` does where a minute takes no time. */
async function hurried(use) {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (then, milliseconds) => setTimeout(then, milliseconds < 10_000 ? milliseconds : 5);
  return use().finally(() => { globalThis.setTimeout = setTimeout; });
}

const waiting = { name: "Evening", stage: "open", game: null, host: false, seats: [{ player: "Anna" }] };
/** A table of two; `mine` is how far our seat is with its entropy. */
const evening = (mine, more = {}) => said({ ...waiting, table: "t", commitment: "5e", seat: 0, seats: [{ player: "Anna", entropy: mine }, { player: "Carl", entropy: "committed", entropy_commitment: "c0" }], ...more });
const opened = said({ ...waiting, host: true, seat: null, seats: [{ player: null }, { player: "Greedy", opponent: { name: "greedy" } }] });
const startAgainst = (client) => client.table("t").startAgainst("greedy");
const sitDown = (client) => client.table("t").sitDown();
const commit = said({ version: 8, events: [] });
const submit = (client) => client.game("g").submit({ type: "pass" }, { version: 7 });
console.log(JSON.stringify({
  lost: await told([lost, commit], submit),
  unknown: await told([problem(503, "outcome-unknown"), problem(504, "deadline"), problem(429, "too-many-requests", { "Retry-After": "0" }), commit], submit),
  refused: await told([problem(409, "stale-version")], submit),
  limited: await told([problem(429, "too-many-tables"), said({ table: "t" })], (client) => client.openTable({ title: "high-card", edition: "plain", seats: 2 })),
  stranger_id: await told([said({}), said({}), said({})], async (client) => {
    const id = "../guests/me/token?#";
    await client.table(id).free(1);
    await client.game(id).end();
    await client.deleteWebhook(id);
  }),
  deleted: await told([lost, problem(404, "unknown-webhook")], (client) => client.deleteWebhook("w")),
  never_there: await told([problem(429, "too-many-requests", { "Retry-After": "0" }), problem(404, "unknown-webhook")], (client) => client.deleteWebhook("w")),
  revoked: await told([lost, problem(401, "unauthenticated")], (client) => client.revokeToken()),
  nobody: await told([problem(429, "too-many-requests", { "Retry-After": "0" }), problem(401, "unauthenticated")], (client) => client.revokeToken()),
  not_deleted: await told([lost, problem(401, "unauthenticated")], (client) => client.deleteWebhook("w")),
  guest: await told([lost, said({})], (client) => client.post("/guests", {})),
  swapped: await told([lost, said({})], (client) => client.table("t").swap(0, 1)),
  swapped_late: await told([problem(504, "deadline"), said({})], (client) => client.table("t").swap(0, 1)),
  exchanged: await told([lost, said({ guest: "g", name: "Anna" }), said({})], async (client) => [(await client.exchangeToken()).token, await client.whoAmI()]),
  not_exchanged: await told([lost, problem(401, "unauthenticated"), said({})], async (client) => [await client.exchangeToken().catch((error) => error.name), await client.whoAmI()]),
  meanwhile: await told([lost, lost, problem(401, "unauthenticated"), said({})], async (client) => {
    const exchanged = client.exchangeToken().catch((error) => error.name);
    await new Promise((done) => setTimeout(done)); // until it is asked whether it has happened
    return [client.token, await exchanged, client.token];
  }),
  rotated: await (async () => {
    let good = "Bearer sb_t";
    let refuse = () => {};
    const refused = new Promise((done) => { refuse = done; });
    const fetch = async (url, request) => {
      if (String(url).endsWith("/token")) {
        const { token } = JSON.parse(request.body);
        good = `Bearer ${token}`;
        await refused; // the platform has ended the old token, and its answer is on the way
        return Response.json({ token });
      }
      if (request.headers.Authorization !== good) {
        refuse();
        return problem(401, "unauthenticated")();
      }
      return String(url).includes("events") ? lines([frame(1, true)])() : Response.json({ titles: [2] });
    };
    const client = new Client("http://test", { token: "sb_t", fetch, patience: { pause: 1, longestPause: 2 } });
    const exchanged = client.exchangeToken();
    const found = await Promise.all([all(client.game("g").follow()), client.titles()]).catch((error) => error.code);
    await exchanged;
    return found;
  })(),
  addresses: ["127.0.0.1:8000", "localhost:8000", "", "http://127.0.0.1:8000", "HTTPS://club.example/games"].map((url) => {
    try {
      return new Client(url).url;
    } catch (error) {
      return error.code;
    }
  }),
  table: await told([lost, said({ table: "t" }), said({ table: "t" })], async (client) => {
    const wanted = { title: "high-card", edition: "plain", seats: 2 };
    return [await client.openTable(wanted), await client.openTable(wanted, { key: "my-own-key" })].map(({ id }) => id);
  }),
  together: await told([commit, commit], async (client) => [await client.game("g").submit({ type: "pass" }, { version: 7, sameQuestion: true }), await submit(client)]),
  turns: await told([said({ version: 7 }), commit, commit], async (client) => {
    const turns = await Turns.of(client.game("g"));
    const asked = { version: 7, legal: [{ command: { type: "pass" } }] };
    return [await turns.take({ type: "pass" }, asked), await turns.take({ type: "leave-seat" }, asked)];
  }),
  plan: await told([lost, said({}), said({})], async (client) => [await client.game("g").plan(), await client.game("g").planInsteadOf("abc-1")]),
  branch: await told([lost, said({}), said({})], async (client) => [await client.table("t").branch(3, { absence: {} }), await client.table("t").branch(3, { key: "my-own-key" })]),
  stranger: await told([() => new Response("<html>", { status: 404 })], (client) => client.titles()),
  page: await told([() => new Response("<html>Log in", { headers: { "Content-Type": "text/html" } })], (client) => client.titles()),
  text: await told([() => new Response("OK")], (client) => client.titles()),
  foreign: await told([() => new Response('{"title": "Bad gateway"}', { status: 500, headers: { "Content-Type": "application/problem+json" } })], (client) => client.titles()),
  half: await told([half, said({ titles: [1] })], (client) => client.titles()),
  busy: await told([...Array(3).fill(problem(503, "unavailable", { "Retry-After": "1" })), said({ titles: [1] })], (client) => client.titles()),
  jumped: await (async () => {
    const { now } = Date;
    const set = problem(503, "unavailable");
    const ahead = () => { Date.now = () => now() + 3_600_000; return set(); };
    return told([set, ahead, said({ titles: [1] })], (client) => client.titles()).finally(() => { Date.now = now; });
  })(),
  times: [
    await ahead(dated(said({}), 5)), await ahead(dated(problem(404, "unknown-game"), -5)), await ahead(dated(lines([frame(1, true)]), 5), (client) => all(client.game("g").follow())),
    await ahead(dated(said({}), 5, "public, max-age=3600")), await ahead(said({})), await ahead(dated(said({}), "soon")),
  ],
  spent: await told([problem(429, "quota-spent", { "Retry-After": "3600" })], (client) => client.titles()),
  off: await told([said({})], (client) => client.get("/games/g/frames", { view: false, events: true, until: undefined })),
  replay: await told([said({ frames: [{ version: 1, view: {} }, { version: 2, view: {} }] }), problem(404, "no-such-version")], (client) => all(client.game("g").frames({ until: 300 }))),
  limitedStream: await told([problem(429, "too-many-streams", { "Retry-After": "1" }), lines([frame(1, true)])], async (client) => {
    const begun = Date.now();
    await all(client.game("g").follow());
    return Date.now() - begun;
  }),
  distantStream: await told(Array(3).fill(problem(503, "unavailable", { "Retry-After": "9999999" })), (client) => left((signal) => all(client.game("g").follow({ signal })))),
  distantUpdates: await told(Array(3).fill(problem(503, "unavailable", { "Retry-After": "9999999" })), (client) => left((signal) => all(client.followMine({ signal })))),
  pageStream: await (async () => {
    const signals = [];
    const page = ({ signal }) => { signals.push(signal); return new Response("<html>", { status: 503, headers: { "Content-Type": "text/html" } }); };
    const { asked, result } = await told([page, page, lines([frame(1, true)])], (client) => all(client.game("g").follow()));
    return { asked, result: [result, signals.map(({ aborted }) => aborted)] };
  })(),
  limitedUpdates: await told([problem(429, "too-many-streams", { "Retry-After": "1" }), problem(404, "gone")], async (client) => {
    const begun = Date.now();
    await all(client.followMine()).catch(() => undefined);
    return Date.now() - begun;
  }),
  whole: await told([lines([{ type: "decision", version: 2 }, { type: "summary" }])], (client) => all(client.analyze({ game: "g" }))),
  cut: await told([lines([{ type: "decision", version: 2 }])], (client) => all(client.analyze({ game: "g" }))),
  silent: await hurried(() => told([silence], (client) => all(client.analyze({ game: "g" })))),
  slow: await hurried(() => told([prompt], async (client) => {
    const found = [];
    for await (const { type } of client.analyze({ game: "g" })) {
      await new Promise((done) => setTimeout(done, 50)); // a caller who takes more than a minute for a line
      found.push(type);
    }
    return found;
  })),
  stream: await told([lines([frame(1), frame(2)], true), lost, lines([frame(2), frame(3)]), lines([frame(4, true)])], (client) => all(client.game("g").follow())),
  tickets: await told([said({ ticket: "one" }), lines([frame(1)], true), said({ ticket: "two" }), lines([frame(2, true)])], (client) => all(client.game("g").follow({ byTicket: true }))),
  updates: await told([lines([{ cursor: 7 }], true), lost, lines([{ cursor: 9 }]), problem(404, "gone")], async (client) => {
    const found = [];
    try {
      for await (const update of client.followMine({ after: 5 })) found.push(update.cursor);
    } catch (error) {
      found.push(error.code);
    }
    return found;
  }),
  running: await told([evening("none", { host: true, stage: "started", game: "t" })], startAgainst),
  of_another: await told([evening("none", { seat: null })], startAgainst),
  refused_alone: await told([opened, problem(409, "no-such-seat"), opened, () => new Response(null, { status: 204 })], startAgainst),
  refused_with_others: await told([opened, problem(409, "no-such-seat"), evening("none", { host: true })], startAgainst),
  left_before_reveal: await told([said({ ...waiting, seat: null }), evening("committed"), problem(409, "seats-free"), evening("committed"), evening("committed"), evening("revealed"), evening("revealed", { stage: "closed" })], sitDown),
  changed_before_reveal: await told([said({ ...waiting, seat: null }), evening("committed"), problem(409, "commitments-changed"), evening("committed"), evening("committed"), evening("revealed"), evening("revealed", { stage: "closed" })], sitDown),
  left_before_start: await told([said({ ...waiting, seat: null }), evening("revealed", { host: true, seats: [{ player: "Anna", entropy: "revealed" }] }), problem(409, "entropy-missing"), evening("spent"), evening("committed", { stage: "closed" })], (client) => client.table("t").sitDown({ start: true })),
  away_meanwhile: await told([said({ ...waiting, seat: null }), said({ ...waiting, seat: 0 }), lost, problem(503, "unavailable"), said({ ...waiting, stage: "closed" })], sitDown, { milliseconds: 0 }),
  shut: await told([said({ ...waiting, seat: null }), said({ ...waiting, seat: 0 }), said({ ...waiting, stage: "closed" })], sitDown),
  away: await told([said({ ...waiting, seat: null }), said({ ...waiting, seat: 0 }), problem(404, "unknown-table")], sitDown),
  gone: await told([problem(401, "unauthenticated")], (client) => all(client.game("g").follow())),
  ended: await told([() => new Response(null, { status: 204 }), said({ over: true })], (client) => all(client.game("g").follow({ after: 9 }))),
}));
