// The client's views: whole ones of what is sent, in lines of JSON; then games over a platform in memory.
import { readFileSync } from "node:fs";
import { Client } from "../../clients/typescript/src/index.js";
import { joined, patched } from "../../clients/typescript/src/views.js";

const { patches, contents, platforms } = JSON.parse(readFileSync(0, "utf8"));
const attempt = async (work) => {
  try {
    return await work();
  } catch (error) {
    return `${error.constructor.name}`;
  }
};

/** What a way to use the client gives, and what it asked, where `answers` are given by the end of a path. */
async function used({ way, answers }) {
  const left = structuredClone(answers);
  const asked = [];
  const fetch = async (url) => {
    const { pathname, search } = new URL(url);
    const name = pathname.split("/").at(-1);
    asked.push(name + (search || "?"));
    const body = name === "events" ? left[name].shift().map((frame) => `${JSON.stringify(frame)}\n`).join("") : JSON.stringify(left[name].shift());
    return new Response(body, { headers: { "Content-Type": "application/json" } });
  };
  const game = new Client("http://test", { fetch, patience: { pause: 1, longestPause: 2 } }).game("g");
  const found = [];
  if (way === "look") found.push((await game.look()).view);
  else if (way === "try") found.push(...(await game.dryRun([{}], { views: true })).frames.filter((frame) => "view" in frame).map((frame) => frame.view));
  else for await (const frame of way === "follow" ? game.follow({ view: true }) : game.frames({ until: 3 })) found.push(frame.view);
  return { found, asked };
}

console.log(JSON.stringify({
  patches: await Promise.all(patches.map(([document, patch]) => attempt(() => patched(document, patch)))),
  contents: await Promise.all(contents.map(([view, content]) => attempt(() => joined(view, content)))),
  platforms: await Promise.all(platforms.map((one) => used(one))),
  polluted: {}.polluted ?? null,
}));
