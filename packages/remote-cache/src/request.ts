/** Until a server answers, in ms: a dead one costs a build so much. */
const answerMs = 1500;
/** Between two pieces of an answer, in ms. */
const pauseMs = 1500;
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
  const control = new AbortController();
  const limit = (ms: number) =>
    setTimeout(() => control.abort(new Error(`${origin} has not answered for ${ms / 1000} s`)), ms);
  const whole = limit(wholeMs);
  // Some servers answer when they have the whole body only: 100 kB a second at least.
  let pause = limit(answerMs + (body?.length ?? 0) / 100);
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: body ? Buffer.from(body) : null,
      signal: control.signal,
    });
    clearTimeout(pause);
    pause = limit(pauseMs);
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of answer.body ?? []) {
      pause.refresh();
      length += part.length;
      if (answer.ok) parts.push(part);
      if (length > maxBytes) break;
    }
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(`${origin} answers ${method} with ${answer.status}`);
    return { headers: answer.headers, content: Buffer.concat(parts) };
  } catch (error) {
    if (control.signal.aborted) throw control.signal.reason;
    const { cause, message } = error as Error;
    throw new Error(cause instanceof Error ? `${origin}: ${cause.message}` : message, {
      cause: error,
    });
  } finally {
    clearTimeout(pause);
    clearTimeout(whole);
  }
}
