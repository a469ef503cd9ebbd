/** Until a server answers, and between two pieces of an answer, in ms: a dead one costs a build so much. */
const pauseMs = 1500;
/** What a server receives and sends in a ms at least, in bytes, from the first pause on: 100 kB a second. */
const leastRate = 100;
/** A whole answer, in ms. */
const wholeMs = 60_000;

/** A request to the server of the cache. */
export interface CacheRequest {
  method: 'GET' | 'HEAD' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** The length in bytes after which an answer is cut. Default 0. */
  maxBytes?: number;
}

/** An answer with its content. */
export interface CacheAnswer {
  headers: Headers;
  content: Buffer;
}

/**
 * Asks the server; undefined if it has nothing under the address.
 *
 * @throws Error if it does not answer in time, or refuses.
 */
export async function ask(request: CacheRequest): Promise<CacheAnswer | undefined> {
  const { method, url, headers = {}, body, maxBytes = 0 } = request;
  const { origin } = new URL(url);
  const startedAt = performance.now();
  const control = new AbortController();
  const limit = (ms: number, problem: string) =>
    setTimeout(() => control.abort(new Error(`${origin} ${problem}`)), ms);
  const whole = limit(wholeMs, `has sent no whole answer in ${wholeMs / 1000} s`);
  const silent = `has not answered for ${pauseMs / 1000} s`;
  // Some servers answer when they have the whole body only.
  let pause = limit(pauseMs + (body?.length ?? 0) / leastRate, silent);
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: body ? Buffer.from(body) : null,
      signal: control.signal,
    });
    clearTimeout(pause);
    pause = limit(pauseMs, silent);
    const parts: Uint8Array[] = [];
    let length = body?.length ?? 0;
    const most = length + maxBytes;
    for await (const part of answer.body ?? []) {
      pause.refresh();
      length += part.length;
      if (answer.ok) parts.push(part);
      if (length > most) break;
      if (performance.now() - startedAt > pauseMs + length / leastRate)
        throw new Error(`${origin} sends less than ${leastRate} kB a second`);
    }
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(`${origin} answers ${method} with ${answer.status}`);
    return { headers: answer.headers, content: Buffer.concat(parts) };
  } catch (error) {
    if (control.signal.aborted) throw control.signal.reason;
    const { cause, message } = error as Error;
    if (!(cause instanceof Error)) throw error;
    // The message of OpenSSL is a line of its source.
    const reason = 'reason' in cause ? String(cause.reason) : cause.message;
    throw new Error(`${origin}: ${reason || message}`, { cause: error });
  } finally {
    clearTimeout(pause);
    clearTimeout(whole);
  }
}
