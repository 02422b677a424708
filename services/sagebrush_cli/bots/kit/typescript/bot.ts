// A bot: write your own `choose`, and it plays offline, at tables, and for a whole platform.
//
//   node build/bot.js                     lines of JSON, for the referee and the check
//   node build/bot.js join URL TABLE      takes a seat at a table and follows its stream
//   node build/bot.js work URL TABLE      takes a seat and asks for work; start as many as you like with one SAGEBRUSH_TOKEN
//   node build/bot.js serve URL PORT      is called by webhook, for an application (README.md)

import { createInterface } from "node:readline";

const NAME = "My bot";

/** What is decided about: what your seat sees, the commands it may send, its number, and what the table plays. */
export interface Position { config: object; seat: number; legal: { type: string }[]; view: any; seed: number }

/** The index of a command in `legal`; chance comes from the seed, so that the same position has the same answer. */
function choose(position: Position): number {
  const mixed = Math.imul((position.seed % 2 ** 32) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return (mixed >>> 8) % position.legal.length;
}

function answer(message: any): object {
  if (message.type === "hello") return { type: "hello", protocol: 1, name: NAME };
  const number = choose({ ...message, legal: message.legal.map((offer: any) => offer.command) });
  return { type: "move", request_id: message.request_id, move: message.legal[number].id };
}

async function playOffline(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(answer(JSON.parse(line))));
}

async function playOnline(way: string, url: string, place: string): Promise<void> {
  const { join, work, serve } = await import("./ways.js");
  const ways: Record<string, typeof join> = { join, work, serve };
  await ways[way]?.(url, place, NAME, choose);
}

const [way, url, place] = process.argv.slice(2);
await (place ? playOnline(way, url, place) : playOffline());
