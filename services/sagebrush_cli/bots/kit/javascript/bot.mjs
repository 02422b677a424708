// A bot: write your own `choose`, and it plays offline, at tables, and for a whole platform.
//
//   node bot.mjs                                   lines of JSON, for the referee and the check
//   node bot.mjs http://127.0.0.1:8000 TABLE       takes a seat at a table (needs sagebrush-client)

import { createInterface } from "node:readline";

const NAME = "My bot";

/**
 * The index of a command in `legal`; chance comes from the seed, so that the same position has the same answer.
 * `view` is what your seat sees, `legal` the commands it may send, `seat` its number, `config` what the table plays.
 */
function choose(position) {
  const mixed = Math.imul((position.seed % 2 ** 32) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return (mixed >>> 8) % position.legal.length;
}

function answer(message) {
  if (message.type === "hello") return { type: "hello", protocol: 1, name: NAME };
  const number = choose({ ...message, legal: message.legal.map((offer) => offer.command) });
  return { type: "move", request_id: message.request_id, move: message.legal[number].id };
}

async function playOffline() {
  for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(answer(JSON.parse(line))));
}

async function playAt(url, table) {
  const { Client, Turns } = await import("sagebrush-client");
  const client = new Client(url);
  await client.register(NAME);
  const promise = await client.table(table).sitDown();
  const game = client.game(promise.game);
  const { title, edition, variants, options, seats, seat } = await game.state();
  const turns = await Turns.of(game);
  for await (const frame of game.follow({ legal: true, view: true })) {
    const legal = turns.choices(frame).map((choice) => choice.command);
    if (legal.length) {
      const config = { title, edition, variants, options, seats: seats.length };
      const number = choose({ config, seat, legal, view: frame.view, seed: frame.version });
      await turns.take(legal[number], frame);
    }
    if (frame.over) console.log(JSON.stringify(frame.outcome.ranking));
  }
  console.error((await game.verified(promise)).detail);
}

await (process.argv.length > 3 ? playAt(...process.argv.slice(2)) : playOffline());
