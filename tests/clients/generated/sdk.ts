// Everything by @hey-api/openapi-ts: a whole game against a computer, followed by server-sent events. `node sdk.js URL`
import { randomUUID } from "node:crypto";
import { client } from "./sdk/client.gen.js";
import { addOpponents, createGuest, followGame, joinTable, listTitles, openTable, startGame, submitCommand, verifyGame } from "./sdk/index.js";

let token = "";
client.setConfig({ baseUrl: process.argv[2]!, auth: () => token, throwOnError: true });

const throwOnError = true;
token = (await createGuest({ body: { name: "Anna" }, throwOnError })).data.token;
const { titles } = (await listTitles({ throwOnError })).data;
const title = titles.find(({ id }) => id === "tiny-epic-western")!;
const { table } = (await openTable({ body: { title: title.id, edition: title.editions[0]!.id, seats: 2 }, throwOnError })).data;
await joinTable({ path: { table }, body: {}, throwOnError });
await addOpponents({ path: { table }, body: { name: "random" }, throwOnError });
const game = (await startGame({ path: { table }, throwOnError })).data.game!;

let sent = 0;
const versions: number[] = [];
const { stream } = await followGame({ path: { game }, query: { legal: true } });
for await (const frame of stream) {
  if (!frame || !("version" in frame)) continue; // `end`
  versions.push(frame.version);
  const choice = frame.legal?.[sent % frame.legal.length];
  if (choice) {
    const headers = { "Idempotency-Key": randomUUID(), "If-Match": `"${frame.version}"` };
    const answer = await submitCommand({ path: { game }, headers, body: choice.command as { type: string }, throwOnError: false });
    if (answer.data) sent += 1;
    else if (answer.error?.code !== "stale-version") throw new Error(JSON.stringify(answer.error));
  }
  if (frame.over) break;
}
const verified = (await verifyGame({ path: { game }, throwOnError })).data;
console.log(JSON.stringify({ sent, versions, code: verified.code }));

/** Never called: a wrong field is an error. */
// @ts-expect-error: a guest has no `nickname`
export const compiled = () => createGuest({ body: { nickname: "Anna" } });
