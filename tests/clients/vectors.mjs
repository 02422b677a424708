// What the JavaScript verifier computes for the published vectors, in their form, to be compared with them.

import { readFileSync } from "node:fs";

const { unhex, hex, blake2b, chainHash, commitOf, ...js } = await import(process.argv[2]);
const known = JSON.parse(readFileSync(process.argv[3], "utf8"));

const each = (list, compute) => Promise.all(list.map(async (one) => ({ ...one, ...(await compute(one)) })));

const commits = known.commits.map(({ data }) => {
  const { prev, state, ...fields } = commitOf(unhex(data));
  return { data, chain_hash: hex(chainHash(unhex(data))), prev: hex(prev), state: hex(state), ...fields };
});
const { game, seed, entropies } = known.master;

console.log(JSON.stringify({
  commitment: { game, seed, commitment: await js.commitmentOf(game, unhex(seed)) },
  entropy_commitments: await each(known.entropy_commitments, async ({ entropy }) => ({
    commitment: await js.entropyCommitmentOf(unhex(entropy)),
  })),
  master: { game, seed, entropies, master: hex(await js.masterKeyOf(game, unhex(seed), entropies.map(unhex))) },
  pool_part: { ...known.pool_part, part: hex(await js.poolPartOf(known.pool_part.entropies.map(unhex))) },
  shared_draws: await each(known.shared_draws, async ({ master, purpose, version, index, n }) => ({
    outcome: await js.draw(unhex(master), purpose, version, index, n),
  })),
  draws: await each(known.draws, async ({ master, purpose, version, index, n }) => ({
    outcome: await js.draw(unhex(master), purpose, version, index, n),
  })),
  thinking_seeds: await each(known.thinking_seeds, async ({ master, version, seat }) => ({
    seed: await js.thinkingSeed(unhex(master), version, seat),
  })),
  blake2b: await each(known.blake2b, ({ data, size }) => ({ hash: hex(blake2b(unhex(data), size)) })),
  commits,
}));
