/** Random bytes and SHA-256, with WebCrypto where there is any and without it on pages that are not secure. */

import { sha256 as ownSha256 } from "./sha256.js";
import * as verifier from "./verify.js";

export const crypto = globalThis.crypto ?? (await import("node:crypto")).webcrypto; // Node 18 has no global one
if (!crypto.subtle) verifier.computeWith((bytes) => verifier.unhex(ownSha256(bytes)));

/** @param {number} count  @returns {string} so many random bytes, in hex */
export const randomHex = (count) => verifier.hex(crypto.getRandomValues(new Uint8Array(count)));

/** A token of 256 random bits that no guest has. */
export const newToken = () => `sb_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replaceAll("+", "-").replaceAll("/", "_").slice(0, 43)}`;

/** A name for a command, like any other. */
export const newKey = () => randomHex(16);

/** The SHA-256, in hex, of bytes in hex; empty for a seat that adds none. @param {string} entropy */
export const commitmentTo = async (entropy) => (entropy ? verifier.entropyCommitmentOf(verifier.unhex(entropy)) : "");

export const verify = verifier.verify;
