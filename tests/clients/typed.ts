// Compiled and never run: what is wrong must be an error, and what is right none.
import { Client, type Frame } from "../../clients/typescript/src/index.js";
import type { BuyParcel, Typing, View } from "../../clients/typescript/types/carson-city.js";

export async function play(client: Client, frame: Frame<Typing>): Promise<View | undefined> {
  const game = client.game<Typing>("g");
  const move: BuyParcel = { type: "buy-parcel", parcel: 3 };
  await game.submit(move, { version: frame.version });
  // @ts-expect-error: a field of that name does not exist
  await game.submit({ type: "buy-parcel", parzel: 3 });
  for (const offer of frame.legal ?? []) if (offer.command.type === "buy-parcel") offer.command.parcel.toFixed();
  for (const event of frame.events ?? []) if (event.type === "parcel-bought") event.seat.toFixed();
  // @ts-expect-error: there is no such event
  for (const event of frame.events ?? []) if (event.type === "parcel-eaten") console.log(event);
  return frame.view;
}

export async function look(client: Client): Promise<number | null> {
  await client.createWebhook("https://club.example/hook", { events: ["turn", "warned"] });
  for await (const line of client.analyze({ game: "g", level: "expert", simulations: 200, seed: 1 })) {
    if (line.type === "decision") return line.loss;
    // @ts-expect-error: an analysis that ends early is thrown
    if (line.type === "problem") console.log(line);
  }
  return null;
}
