import type { Payload } from '../shared/document/payload.ts';
import { pathMark } from '../shared/document/worker-build.ts';
import * as labels from '../shared/config/labels.ts';

/* Stored copies as text: their build, and the mark that a page is a copy. */

/**
 * The build of a document, if the document is a page of this site.
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
 * @throws SyntaxError if the text is not JSON.
 */
export function readPayload(text: string): Partial<Pick<Payload, 'build' | 'path' | 'sidebar'>> {
  return (JSON.parse(text) as Payload | null) ?? {};
}

/** Marks a stored document with the date of the copy (`data-stored` of its body). */
export function markDocument(html: string, storedAt: string): string {
  return html.replace(/<body\b/, `$& data-stored="${storedAt}"`);
}

/** Marks a stored payload with the date of the copy, also as `data-stored` of the body. */
export function markPayload(text: string, storedAt: string): string {
  const payload = JSON.parse(text) as Payload;
  return JSON.stringify({ ...payload, body: { ...payload.body, stored: storedAt } });
}

/**
 * The document for unknown paths with other content. The worker answers with it if a document is
 * missing.
 */
export function fillShell(html: string, { title, main }: { title: string; main: string }): string {
  return html
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace(/(<main\b[^>]*>).*<\/main>/s, (_, tag: string) => `${tag}${main}</main>`);
}

/**
 * Marks the shell, so that the page's script shows the page's payload in it; see `startNavigation`.
 */
export function markShell(html: string): string {
  return html.replace(/<html\b/, '$& data-shell=""');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The content of a page that is neither stored nor reachable. */
export const missing = {
  title: escape(labels.offline),
  main:
    `<div class="NotFound"><h1 tabindex="-1">${escape(labels.offline)}</h1>` +
    `<p>${escape(labels.offlineText)}</p>` +
    `<a class="Button" data-primary href="" target="_self">${escape(labels.tryAgain)}</a></div>`,
};
