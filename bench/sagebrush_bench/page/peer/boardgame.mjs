import { Client } from "boardgame.io/client";
import { Debug } from "boardgame.io/debug";
import { SocketIO } from "boardgame.io/multiplayer";

const server = `${location.hostname}:${new URLSearchParams(location.search).get("server")}`;
const game = { name: "counted", setup: () => ({ moves: 0 }), moves: { go: ({ G }) => ({ moves: G.moves + 1 }) } };
const client = Client({ game, numPlayers: 4, matchID: "one", playerID: null, multiplayer: SocketIO({ server }), debug: { impl: Debug } });
client.subscribe((state) => {
  if (state) document.getElementById("table").innerHTML = `<p class="thing" data-moves="${state.G.moves}">${state.G.moves}</p>`;
});
client.start();
