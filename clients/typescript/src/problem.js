/** What the platform said instead of what was asked for, or what cannot be trusted; `code` is stable. */
export class Problem extends Error {
  /** @param {string} code  @param {string} detail  @param {number} status  @param {Record<string, unknown>} body */
  constructor(code, detail, status = 0, body = {}) {
    super(detail);
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.body = body;
  }
}

/** The game is not what its table promised: its dice are not to be trusted. */
export class PromiseBroken extends Problem {
  /** @param {string} what */
  constructor(what) {
    super("promise-broken", `${what}: do not trust its dice.`);
  }
}

/** @param {Response} response  @returns {Promise<Response>} the response; throws Problem when it is one, or a page for people */
export async function requireSuccess(response) {
  const kind = response.headers.get("Content-Type") ?? "";
  if (response.ok && !kind.startsWith("text/html")) return response;
  const body = kind.startsWith("application/problem+json") ? await response.json().catch(() => null) : null;
  if (!body?.code) throw new Problem("not-sagebrush", `${response.url} answered ${response.status} without an explanation.`, response.status);
  throw new Problem(body.code, body.detail || body.title, response.status, body);
}
