// Types by openapi-typescript, requests by openapi-fetch: a whole game against a computer. `node fetch.js URL`
import { randomUUID } from "node:crypto";
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

type Frame = components["schemas"]["FrameResponse"];

const api = createClient<paths>({ baseUrl: process.argv[2]! });

function answered<T>({ data, error, response }: { data?: T; error?: components["schemas"]["ProblemResponse"]; response: Response }): T {
  if (data === undefined) throw new Error(`${response.status} ${error?.code}: ${error?.detail}`);
  return data;
}

const guest = answered(await api.POST("/v1/guests", { body: { name: "Anna" } }));
api.use({ onRequest: ({ request }) => void request.headers.set("Authorization", `Bearer ${guest.token}`) });
const { titles } = answered(await api.GET("/v1/titles"));
const title = titles.find(({ id }) => id === "tiny-epic-western")!;
const opened = answered(await api.POST("/v1/tables", { body: { title: title.id, edition: title.editions[0]!.id, seats: 2 } }));
const params = { path: { table: opened.table } };
answered(await api.POST("/v1/tables/{table}/join", { params, body: {} }));
answered(await api.POST("/v1/tables/{table}/opponents", { params, body: { name: "random" } }));
const game = answered(await api.POST("/v1/tables/{table}/start", { params })).game!;

async function looked(): Promise<Frame> {
  return answered(await api.GET("/v1/games/{game}/view", { params: { path: { game }, query: { legal: true } } }));
}

let sent = 0;
let frame = await looked();
while (!frame.over) {
  const choice = frame.legal?.[sent % frame.legal.length];
  if (choice) {
    const header = { "Idempotency-Key": randomUUID(), "If-Match": `"${frame.version}"` };
    const answer = await api.POST("/v1/games/{game}/commands", { params: { path: { game }, header }, body: choice.command as { type: string } });
    if (answer.error?.code !== "stale-version") sent += answered(answer) ? 1 : 0;
  } else await new Promise((done) => setTimeout(done, 20));
  frame = await looked();
}
const verified = answered(await api.GET("/v1/games/{game}/verify", { params: { path: { game } } }));
console.log(JSON.stringify({ sent, ranking: frame.outcome?.ranking, code: verified.code }));

/** Never called: a wrong field is an error. */
export const compiled = () => [
  // @ts-expect-error: a table has no `chairs`
  api.POST("/v1/tables", { body: { title: "carson-city", edition: "2009", chairs: 2 } }),
  // @ts-expect-error: there is no such route
  api.GET("/v1/tabels"),
];
