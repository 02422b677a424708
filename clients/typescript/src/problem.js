/** What the platform said instead of what was asked for, or what cannot be trusted; `code` is stable. */
export class Problem extends Error {
  /** @param {string} code  @param {string} detail  @param {number} status  @param {Record<string, unknown>} body  @param {number} [retryAfter] seconds */
  constructor(code, detail, status = 0, body = {}, retryAfter = undefined) {
    super(detail);
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The game is not what its table promised: its dice are not to be trusted. */
export class PromiseBroken extends Problem {
  /** @param {string} what */
  constructor(what) {
    super("promise-broken", `${what}: do not trust its dice.`);
  }
}

/** @param {Response} response  @returns {Promise<Response>} the response; throws Problem when it is one, or no JSON, such as the page of a network that asks for a login */
export async function requireSuccess(response) {
  const kind = response.headers.get("Content-Type") ?? "";
  if (response.ok && (!kind || kind.includes("json"))) return response;
  const body = kind.startsWith("application/problem+json") ? await response.json().catch(() => null) : null;
  if (!body?.code) throw new Problem("not-sagebrush", `${response.url} answered ${response.status} without an explanation.`, response.status, {}, retryAfter(response));
  throw new Problem(body.code, body.detail || body.title, response.status, body, retryAfter(response));
}

/** Seconds after which a server wants to be asked again; nothing where it does not say, or says a date. @param {Response} response  @returns {number | undefined} */
export function retryAfter(response) {
  const asked = response.headers.get("Retry-After") ?? "";
  return /^\d+$/.test(asked) ? Number(asked) : undefined;
}
