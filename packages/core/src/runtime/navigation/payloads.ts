import { payloadFile } from '../../shared/page/paths.ts';
import type { Payload } from '../../shared/document/payload.ts';
import { build, pathOfLink, urlOfFile } from '../browser/location.ts';
import { parseFragment } from '../browser/parse-fragment.ts';
import { loadSheet } from './sheets.ts';
import { loadSidebar } from '../chrome/sidebar.ts';

/** The maximum number of payloads in memory; the oldest is dropped first. */
const maxPayloads = 60;

/** The payloads in memory, by path; null for a payload of another build. */
const payloads = new Map<string, Promise<Payload | null | undefined>>();

/** The content of the last ready payload, parsed before its navigation. */
let parsed: { html: string; content: DocumentFragment } | undefined;

/**
 * Fetches the payload of a page, once. Resolves with null if the payload belongs to another build, and
 * with undefined if it is missing or no JSON: the caller then loads the page as a document.
 */
export function payloadOf(
  path: string,
  priority: RequestPriority = 'high',
): Promise<Payload | null | undefined> {
  const cached = payloads.get(path);
  if (cached) return cached;
  const payload = request(path, priority);
  payloads.set(path, payload);
  if (payloads.size > maxPayloads) payloads.delete(payloads.keys().next().value!);
  void payload.then((value) => {
    // The next navigation retries a failed request, and asks the network instead of a stored copy.
    if (value === undefined || value?.body.stored) payloads.delete(path);
  });
  return payload;
}

/** Fetches the payload of a link's target; undefined if the target is no page of this site, too. */
export async function payloadOfLink(link: HTMLAnchorElement): Promise<Payload | null | undefined> {
  const path = pathOfLink(link);
  return path === undefined ? undefined : payloadOf(path);
}

/**
 * Prepares a page for `swap`: fetches its payload, its sidebar and its style sheets, and parses its
 * content, which is half the work of a swap. The result is the same as from `payloadOf`, or undefined if the
 * sidebar or a style sheet cannot be fetched.
 */
export async function readyPayload(path: string): Promise<Payload | null | undefined> {
  const payload = await payloadOf(path);
  try {
    if (payload)
      await Promise.all([
        payload.sidebar && loadSidebar(payload.sidebar),
        ...payload.sheets.map(loadSheet),
      ]);
  } catch {
    return undefined;
  }
  const html = payload?.regions.main;
  if (html && html !== parsed?.html) parsed = { html, content: parseFragment(html) };
  return payload;
}

/** The elements of a region's HTML. The content that was parsed before the navigation is reused. */
export function contentOf(html: string): DocumentFragment {
  if (html !== parsed?.html) return parseFragment(html);
  const { content } = parsed;
  parsed = undefined;
  return content;
}

/** Drops all payloads, because the site has changed. */
export function forgetPayloads(): void {
  payloads.clear();
}

async function request(
  path: string,
  priority: RequestPriority,
): Promise<Payload | null | undefined> {
  try {
    const response = await fetch(urlOfFile(payloadFile(path)), { priority });
    const payload = (await response.json()) as Payload;
    // The JSON that a host answers for a missing file belongs to no build.
    return payload.build === build ? payload : null;
  } catch {
    return undefined;
  }
}
