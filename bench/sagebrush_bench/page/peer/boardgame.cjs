/**
 * A table of boardgame.io for a measurement: its server, its client with the debug panel, and somebody who moves when asked.
 * `node boardgame.cjs FOLDER`, in which boardgame.io and esbuild are installed; prints the address of the page.
 */
const { found, serve } = require("./serving.cjs");

const { Server } = found("boardgame.io/server");
const { Client } = found("boardgame.io/client");
const { SocketIO } = found("boardgame.io/multiplayer");
const game = { name: "counted", setup: () => ({ moves: 0 }), moves: { go: ({ G }) => ({ moves: G.moves + 1 }) } };

async function main() {
  const running = await Server({ games: [game], origins: [/127\.0\.0\.1/] }).run({ port: 0 });
  const { port } = running.appServer.address();
  const mover = Client({ game, numPlayers: 4, matchID: "one", playerID: "0", multiplayer: SocketIO({ server: `127.0.0.1:${port}` }), debug: false });
  mover.start();
  serve("boardgame.mjs", (request, response) => {
    if (request.url !== "/go") return false;
    mover.moves.go();
    return response.end("{}");
  }, `?server=${port}`);
}

main();
