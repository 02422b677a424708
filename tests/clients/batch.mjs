// Verdicts of the JavaScript verifier, one JSON line for each file named on standard input.

import { readFileSync } from "node:fs";

const { verify } = await import(process.argv[2]);

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const { file, commitment } = JSON.parse(line);
  console.log(JSON.stringify(await verify(new Uint8Array(readFileSync(file)), commitment)));
}
