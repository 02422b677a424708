// Three ways to a platform; none of them knows how the bot decides. They need sagebrush-client.

import { createServer, type IncomingMessage } from "node:http";
import { Client, Problem, readEvent, Turns, type Game } from "sagebrush-client";
import type { Position } from "./bot.js";

type Choose = (position: Position) => number;
type Turn = { game: string; seat: number };
/** Somebody else was faster, another program of this bot perhaps: there is another position, or another turn. */
const TOO_LATE = new Set(["stale-version", "not-your-turn", "game-over"]);
const MOST_BYTES = 1 << 20;

/** A whole game by its stream, its dice checked. */
export async function join(url: string, table: string, name: string, choose: Choose): Promise<void> {
  const client = new Client(url);
  await client.register(name);
  const promise = await client.table(table).sitDown();
  const game = client.game(promise.game);
  const state = await game.state();
  const turns = await Turns.of(game);
  for await (const frame of game.follow({ legal: true, view: true })) {
    const choices = turns.choices(frame);
    if (choices.length) await turns.take(choices[choose(position(state, frame, choices))].command, frame);
    if (frame.over) console.log(JSON.stringify(frame.outcome?.ranking));
  }
  console.error((await game.verified(promise)).detail);
}

/** Turns of any of the guest's games, each leased to one program, until the game of the table is over. */
export async function work(url: string, table: string, name: string, choose: Choose): Promise<void> {
  const client = new Client(url, { token: process.env.SAGEBRUSH_TOKEN });
  if (!client.token) await client.register(name);
  if ((await client.table(table).state()).seat === null) await client.table(table).sitDown();
  let state = await client.game(table).state();
  for (; !state.over; state = await client.game(table).state()) {
    for (const job of await client.takeJobs({ waitSeconds: 5, leaseSeconds: 30 })) await decide(client.game(job.game), choose);
  }
  console.log(JSON.stringify(state.outcome?.ranking));
}

/** Turns of SAGEBRUSH_USER in all games of an application, as its webhook tells of them; behind what ends TLS. */
export async function serve(url: string, port: string, _name: string, choose: Choose): Promise<void> {
  const { SAGEBRUSH_KEY: key = "", SAGEBRUSH_WEBHOOK_SECRET: secret = "", SAGEBRUSH_USER: user = "" } = process.env;
  const application = new Client(url, { token: key });
  const seats = new Map<string, Client>();
  let last: Promise<unknown> = Promise.resolve();

  const play = async ({ game, seat }: Turn) => {
    const name = `${game} ${seat}`;
    const mine = seats.get(name) ?? new Client(url, { token: (await application.game(game).newSeatToken(seat)).token });
    seats.set(name, mine);
    while (await decide(mine.game(game), choose)) continue;
  };
  const add = (turns: Turn[]) => turns.forEach((turn) => { last = last.then(() => play(turn)); });

  createServer(async (request, response) => {
    try {
      const { data } = await readEvent(secret, request.headers, await bodyOf(request));
      response.writeHead(204).end();
      add(turnsOf(user, data));
    } catch {
      response.writeHead(401).end();
    }
  }).listen(Number(port), "127.0.0.1", () => console.log(`listening on ${port}`));
  add(await missedTurns(application, user));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > MOST_BYTES) throw new RangeError("too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Game and seat of each turn of a user in an event. */
function turnsOf(user: string, told: any): Turn[] {
  return (told.awaited ?? []).filter((one: any) => one.user === user).map(({ seat }: any) => ({ game: told.game, seat }));
}

/** What was told while this program did not run: the platform told it once, and we are asked to remember. */
async function missedTurns(application: Client, user: string): Promise<Turn[]> {
  const found: Turn[] = [];
  for (let before: string | undefined; ; ) {
    const page = await application.games({ before });
    for (const { game, seats, awaited } of page.games) {
      const own = new Set(seats.filter((seat) => seat.user === user).map((seat) => seat.seat));
      found.push(...awaited.filter((one) => own.has(one.seat)).map(({ seat }) => ({ game, seat })));
    }
    if (page.next === null) return found;
    before = page.next;
  }
}

/** Whether the seat was asked; then its command was sent, or came too late. */
async function decide(game: Game, choose: Choose): Promise<boolean> {
  const frame = await game.look({ legal: true });
  const choices = frame.legal ?? [];
  if (choices.length === 0) return false;
  const { command } = choices[choose(position(await game.state(), frame, choices))];
  try {
    await game.submit(command, { version: frame.version });
  } catch (error) {
    if (!(error instanceof Problem && TOO_LATE.has(error.code))) throw error;
  }
  return true;
}

/** What the referee asks about, too. */
function position(state: any, frame: any, choices: any[]): Position {
  const { title, edition, variants, options, seats, seat } = state;
  return { config: { title, edition, variants, options, seats: seats.length }, seat, legal: choices.map((choice) => choice.command), view: frame.view, seed: frame.version };
}
