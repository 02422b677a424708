/** The page of another table, as somebody would ship it: its client bundled, minified and compressed once. */
const { createServer } = require("node:http");
const { copyFileSync, existsSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");
const { gzipSync } = require("node:zlib");

/** What `npm install` brought to the folder that the program was given. */
const folder = process.argv[2];
const found = createRequire(join(folder, "package.json"));

const HEADERS = { js: "text/javascript", css: "text/css" };

/** @param {string} client a module beside this one  @returns {Map<string, {type: string, body: Buffer}>} by path */
function bundled(client) {
  copyFileSync(join(__dirname, client), join(folder, client));
  found("esbuild").buildSync({ absWorkingDir: folder, entryPoints: [client], bundle: true, minify: true, format: "iife", outfile: "bundle.js", define: { "process.env.NODE_ENV": '"production"' } });
  const names = ["bundle.js", "bundle.css"].filter((name) => existsSync(join(folder, name)));
  return new Map(names.map((name) => [`/${name}`, { type: HEADERS[name.split(".")[1]], body: gzipSync(readFileSync(join(folder, name)), { level: 9 }) }]));
}

/**
 * Serves the page of a client and prints its address. `answer` gets every other request, and says whether it was its own.
 * @param {string} client  @param {(request: any, response: any) => boolean} answer  @param {string} [query]
 */
function serve(client, answer, query = "") {
  const files = bundled(client);
  const style = files.has("/bundle.css") ? '<link rel="stylesheet" href="bundle.css">' : "";
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>peer</title>${style}<div id="table"></div><script src="bundle.js"></script></html>`;
  const pages = createServer((request, response) => {
    const file = files.get(request.url);
    if (file) return response.writeHead(200, { "content-encoding": "gzip", "content-type": file.type }).end(file.body);
    if (answer(request, response)) return undefined;
    return response.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  pages.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${pages.address().port}/${query}`));
}

module.exports = { found, serve };
