/**
 * A game of chess on the board of lichess.org for a measurement: its board, a stream of moves, and somebody who moves when asked.
 * `node chessground.cjs FOLDER`, in which chessground, chess.js and esbuild are installed; prints the address of the page.
 */
const { found, serve } = require("./serving.cjs");

const { Chess } = found("chess.js");
const chess = new Chess();
const watchers = new Set();
let moves = 0;

const told = () => `data: ${JSON.stringify({ fen: chess.fen(), last: chess.history({ verbose: true }).slice(-1).map(({ from, to }) => [from, to])[0], moves })}\n\n`;

/** The legal moves take turns, so every run sees the same game; a game that is over begins again. */
function go() {
  if (chess.isGameOver()) chess.reset();
  const legal = chess.moves();
  chess.move(legal[(7 * moves) % legal.length]);
  moves += 1;
  for (const watcher of watchers) watcher.write(told());
}

serve("chessground.mjs", (request, response) => {
  if (request.url === "/go") {
    go();
    return response.end("{}");
  }
  if (request.url !== "/stream") return false;
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" }).write(told());
  watchers.add(response);
  return request.on("close", () => watchers.delete(response));
});
