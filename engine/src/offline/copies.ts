import type { Payload } from '../shared/document/payload.ts';
import { pathMark } from '../shared/document/worker-build.ts';
import * as labels from '../shared/config/labels.ts';

/* Stored copies as text: which build they are of, and how they say that they are copies. */

/**
 * The build of a document, if it is that of a page of this site.
 *
 * @param path Of the page: a host may answer an unknown path with its home page.
 * @returns Undefined for any other document, and for one that breaks off.
 */
export function buildOfDocument(html: string, base: string, path: string): string | undefined {
  if (!html.includes('</html>')) return undefined;
  const [tag = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  const [, build] = /\sdata-build="([\w-]+)"/.exec(tag) ?? [];
  const marks = [` data-base="${base}"`, ` data-path="${pathMark(path)}"`];
  return marks.every((mark) => tag.includes(mark)) ? build : undefined;
}

/**
 * The build of a payload, its page, and the file of its sidebar.
 *
 * @throws SyntaxError for what is not JSON.
 */
export function readPayload(text: string): Partial<Pick<Payload, 'build' | 'path' | 'sidebar'>> {
  return (JSON.parse(text) as Payload | null) ?? {};
}

/** A stored document that says since when it is (`data-stored` of its body). */
export function markDocument(html: string, storedAt: string): string {
  return html.replace(/<body\b/, `$& data-stored="${storedAt}"`);
}

/** A stored payload that says the same, to the same place. */
export function markPayload(text: string, storedAt: string): string {
  const payload = JSON.parse(text) as Payload;
  return JSON.stringify({ ...payload, body: { ...payload.body, stored: storedAt } });
}

/** The document for unknown paths with other content: what is shown where there is no document. */
export function fillShell(html: string, { title, main }: { title: string; main: string }): string {
  return html
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace(/(<main\b[^>]*>).*<\/main>/s, (_, tag: string) => `${tag}${main}</main>`);
}

/** Asks the page's script to show the page's payload in the shell; see `startNavigation`. */
export function markShell(html: string): string {
  return html.replace(/<html\b/, '$& data-shell=""');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What a page shows that is neither stored nor to be had. */
export const missing = {
  title: escape(labels.offline),
  main:
    `<div class="NotFound"><h1 tabindex="-1">${escape(labels.offline)}</h1>` +
    `<p>${escape(labels.offlineText)}</p>` +
    `<a class="Button" data-primary href="" target="_self">${escape(labels.tryAgain)}</a></div>`,
};
