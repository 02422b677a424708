// Two guests of one platform sit down, commit, reveal, play at random and verify: `node play.mjs URL [insecure]`.
const whole = globalThis.crypto;
const insecure = { getRandomValues: (bytes) => whole.getRandomValues(bytes) }; // a page on a home network has no `subtle`
if (process.argv[3] === "insecure") Object.defineProperty(globalThis, "crypto", { value: insecure });
const { Client, Problem, TablePromise, Turns } = await import("../../clients/typescript/src/index.js");

const [host, guest] = [new Client(process.argv[2]), new Client(process.argv[2])];
await host.register("Anna");
await guest.register("Bill");
const table = await host.openTable({ title: "tiny-epic-western", seats: 2, visibility: "private" });

async function start() {
  for (;;) {
    try {
      return await table.start();
    } catch (error) {
      if (!(error instanceof Problem) || !["seats-free", "entropy-missing"].includes(error.code)) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

async function played(client, game) {
  const turns = await Turns.of(game);
  const seen = [];
  for await (const frame of game.follow({ legal: true, byTicket: client === guest })) {
    seen.push(frame.version);
    const choices = turns.choices(frame);
    if (choices.length) await turns.take(choices[Math.floor(Math.random() * choices.length)].command, frame);
  }
  return seen;
}

const [one, other] = await Promise.all([table.sitDown(), guest.table(table.id).sitDown(), start()]);
const game = guest.game(other.game);
const versions = await Promise.all([played(host, host.game(one.game)), played(guest, game)]);
const verdict = await game.verified(other);
const lied = await game.verified(new TablePromise(table.id, "00".repeat(32), [...other.seats]));
console.log(JSON.stringify({ same: JSON.stringify(one) === JSON.stringify(other), versions, verdict, lied: lied.ok }));
