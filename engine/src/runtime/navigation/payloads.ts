import { payloadFile } from '../../shared/page/paths.ts';
import type { Payload } from '../../shared/document/payload.ts';
import { build, urlOfFile } from '../browser/location.ts';

/** How many payloads are kept; the oldest goes first. */
const maxKept = 60;

/** Null is a payload of another build. */
const kept = new Map<string, Promise<Payload | null | undefined>>();

/**
 * The payload of a page, fetched once. Null when it comes from another build, undefined when it is
 * missing or is not JSON: the caller then loads the page as a document.
 */
export function payloadOf(
  path: string,
  priority: RequestPriority = 'high',
): Promise<Payload | null | undefined> {
  const known = kept.get(path);
  if (known) return known;
  const payload = request(path, priority);
  kept.set(path, payload);
  if (kept.size > maxKept) kept.delete([...kept.keys()][0]!);
  void payload.then((value) => {
    // What failed, and for a stored copy the network, is asked for again.
    if (value === undefined || value?.body.stored) kept.delete(path);
  });
  return payload;
}

/** Forgets what was fetched, because it has changed. */
export function forgetPayloads(): void {
  kept.clear();
}

async function request(
  path: string,
  priority: RequestPriority,
): Promise<Payload | null | undefined> {
  try {
    const response = await fetch(urlOfFile(payloadFile(path)), { priority });
    // What a host says of a file that is missing is of no build.
    const payload = (await response.json()) as Payload;
    return payload.build === build ? payload : null;
  } catch {
    return undefined;
  }
}
