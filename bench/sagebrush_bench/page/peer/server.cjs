/**
 * A table of boardgame.io for a measurement: its server, its client with the debug panel, and somebody who moves when asked.
 * `node server.cjs FOLDER`, in which boardgame.io and esbuild are installed; prints the address of the page.
 */
const { createServer } = require("node:http");
const { copyFileSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");
const { gzipSync } = require("node:zlib");

const folder = process.argv[2];
const found = createRequire(join(folder, "package.json"));
const { Server } = found("boardgame.io/server");
const { Client } = found("boardgame.io/client");
const { SocketIO } = found("boardgame.io/multiplayer");
const game = { name: "counted", setup: () => ({ moves: 0 }), moves: { go: ({ G }) => ({ moves: G.moves + 1 }) } };

/** The client as somebody would ship it: one minified file, compressed. */
function bundle() {
  copyFileSync(join(__dirname, "client.mjs"), join(folder, "client.mjs"));
  found("esbuild").buildSync({ absWorkingDir: folder, entryPoints: ["client.mjs"], bundle: true, minify: true, format: "iife", outfile: "bundle.js", define: { "process.env.NODE_ENV": '"production"' } });
  return gzipSync(readFileSync(join(folder, "bundle.js")), { level: 9 });
}

async function main() {
  const code = bundle();
  const running = await Server({ games: [game], origins: [/127\.0\.0\.1/] }).run({ port: 0 });
  const server = `127.0.0.1:${running.appServer.address().port}`;
  const mover = Client({ game, numPlayers: 4, matchID: "one", playerID: "0", multiplayer: SocketIO({ server }), debug: false });
  mover.start();
  const page = '<!doctype html><html lang="en"><title>peer</title><div id="table"></div><script src="bundle.js"></script></html>';
  const pages = createServer((request, response) => {
    if (request.url === "/bundle.js") return response.writeHead(200, { "content-encoding": "gzip", "content-type": "text/javascript" }).end(code);
    if (request.url === "/go") { mover.moves.go(); return response.end("{}"); }
    return response.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  pages.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${pages.address().port}/?server=${server.split(":")[1]}`));
}

main();
