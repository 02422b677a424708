// Two guests are told of a game, by a platform in memory, and compare its file: `node told.mjs EXAMPLE CASES`.
import { readFileSync } from "node:fs";
import { Client, TablePromise } from "../../clients/typescript/src/index.js";

const [example, cases] = process.argv.slice(2, 4);
const file = new Uint8Array(readFileSync(example));
const { promise, games } = JSON.parse(readFileSync(cases, "utf-8"));
const pageOf = (frames, asked) => frames.slice(Number(asked.get("after")), Number(asked.get("until")));
const found = [];
for (const { frames, answers, room, pages } of games) {
  const replies = [...answers];
  const fetch = async (url) => {
    if (String(url).endsWith("/export")) return new Response(file);
    if (String(url).endsWith("/games/g")) return Response.json({ version: frames.length });
    if (String(url).includes("/frames")) return Response.json({ frames: pageOf(frames, new URL(url).searchParams) });
    if (String(url).includes("/events")) return new Response(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(""), { headers: { "Content-Type": "application/x-ndjson" } });
    return Response.json(replies.shift());
  };
  const game = new Client("http://test", { token: "sb_t", fetch }).game("g");
  if (room) game.told.room = room;
  if (frames.length) for await (const frame of pages ? game.frames() : game.follow()) frame.events.length = 0; // what its caller does with it is not our affair
  for (const answer of answers) await (answer.commits ? game.submitList([]) : game.submit({ type: "pass" }));
  found.push(await game.verified(new TablePromise(...promise)));
}
console.log(JSON.stringify(found));
