// A guest sits down at a table and says what it was promised, then what it was told of its tables: `node sit.mjs URL TABLE`.
import { Client } from "../../clients/typescript/src/index.js";

const client = new Client(process.argv[2]);
await client.register("Bill");
const promise = await client.table(process.argv[3]).sitDown();
const game = client.game(promise.game);
const { frames, refused } = await game.dryRun([(await game.legal()).legal[0]?.command ?? { type: "resign" }]);
const told = [];
for await (const update of client.followMine()) {
  told.push(update.type);
  if (update.type === "ready") break;
}
const printed = await client.content("tiny-epic-western");
console.log(JSON.stringify({ promise, told, tried: frames.length > 0 || Boolean(refused), printed: Object.keys(printed).length > 0 }));
