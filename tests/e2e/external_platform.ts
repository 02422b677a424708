/**
 * A platform of somebody else, written from the documents alone on the npm client: users without accounts here, who play
 * when a webhook says that it is their turn; one delivery of ten fails, half of those although it was acted on.
 *
 * SAGEBRUSH_KEY=sba_… node external_platform.js URL GAMES USERS  prints what was played, as JSON, once all games are over.
 */

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, Problem, readEvent, verify, type Commit } from "sagebrush-client";

const MOST_BYTES = 1 << 20;

interface Said { key: string; command: object; version: number; answer: Commit }
interface Seat { token: string; seat: number; acknowledged: Said[] }

const [url, games, users] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const application = new Client(url, { token: process.env.SAGEBRUSH_KEY });
const seats = new Map<string, Seat>();
const played: Record<string, Seat[]> = {};
const versions: Record<string, number[]> = {};
const known = new Set<string>();
const turns = new Set<Promise<void>>();
const began = Date.now();
let [secret, deliveries, failed, over] = ["", 0, 0, 0];
let end = () => {};
const ended = new Promise<void>((resolve) => { end = resolve; });

/** A random one of a list. */
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

/** Random legal commands of one user, until the game waits for others. */
async function play(game: string, user: string): Promise<void> {
  const mine = seats.get(`${game} ${user}`)!;
  const at = new Client(url, { token: mine.token }).game(game);
  for (let offer = await at.legal(); offer.legal.length > 0; offer = await at.legal()) {
    const key = crypto.randomUUID();
    const { command } = any(offer.legal);
    try {
      const answer = await at.submit(command, { version: offer.version, key });
      mine.acknowledged.push({ key, command, version: answer.version, answer });
    } catch (error) {
      if (!(error instanceof Problem)) throw error; // somebody, or our own earlier self, was faster: look again
    }
  }
}

/** Lets the users play whose turn it is; an event that comes again is no news. */
function take(event: { id: string; data: any }): void {
  const { game, version, awaited } = event.data;
  if (known.has(event.id) || version === undefined) return;
  known.add(event.id);
  versions[game].push(version);
  if (event.data.over && ++over === games) end();
  for (const { user } of awaited.filter((one: any) => one.user)) {
    const turn = play(game, user).finally(() => turns.delete(turn));
    turns.add(turn);
  }
}

/** The status that a delivery gets. */
async function answer(request: IncomingMessage): Promise<number> {
  const event = await readEvent(secret, request.headers, await bodyOf(request)).catch(() => undefined);
  if (event === undefined) return 401;
  if (!(event.data.game in played)) return 503; // its game is still being created: it comes again
  const isFailing = Math.random() < 0.1;
  if (!isFailing || Math.random() < 0.5) take(event);
  failed += Number(isFailing);
  return isFailing ? 500 : 204;
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

const server = createServer(async (request, response) => {
  deliveries += 1;
  response.writeHead(await answer(request).catch(() => 400)).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
({ secret } = await application.createWebhook(`http://127.0.0.1:${port}/hook`, { events: ["started", "turn", "finished"] }));

const titles = await application.titles();
const wanted = Array.from({ length: games }, (_, number) => {
  const title = titles[number % titles.length];
  const pair = [0, 1].map((seat) => ({ user: `u-${(2 * number + seat) % users}`, name: `User ${(2 * number + seat) % users}` }));
  return { title: title.id, edition: title.editions[0].id, name: `Game ${number}`, seats: pair };
});
for (const made of await application.createGames(wanted)) {
  if (!made.game) throw new Error(JSON.stringify(made));
  played[made.game] = made.seats.map(({ seat, token }) => ({ seat, token: token!, acknowledged: [] }));
  versions[made.game] = [];
  for (const { seat, user } of made.seats) seats.set(`${made.game} ${user}`, played[made.game][seat]);
}

await ended;
await Promise.all(turns);
const seconds = (Date.now() - began) / 1000;
for (const game of Object.keys(played)) {
  const verdict = await verify(await application.game(game).export());
  if (verdict.code !== "consistent") throw new Error(`${game}: ${JSON.stringify(verdict)}`);
}
server.close();
server.closeAllConnections();
const commands = Object.values(played).flat().reduce((sum, seat) => sum + seat.acknowledged.length, 0);
console.log(JSON.stringify({ figures: { games, commands, events: known.size, failed, deliveries, seconds }, played, versions }));
