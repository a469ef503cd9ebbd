import { escapeHtml } from '../../shared/document/escape-html.ts';
import type { Piece } from '../../content/changes/word-diff.ts';
import { changesFeedFile } from '../../shared/page/changes.ts';
import { fileAddress, pageAddress } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { atomElement, atomFeed, escapeXml } from '../site/xml.ts';
import type { ChangeWithWords } from './newest-changes.ts';

/**
 * The feed of changes (Atom, RFC 4287): an entry for each section that a commit changed, and for each new
 * page, newest first.
 *
 * @returns Undefined without changes, or without `baseUrl`: the addresses must be absolute.
 */
export function changesFeed({ config }: Site, changes: ChangeWithWords[]): string | undefined {
  const { title, baseUrl, lang, labels } = config;
  if (baseUrl === undefined || changes.length === 0) return undefined;
  const entries = changes.flatMap((change) => {
    const address = pageAddress(config, change.path);
    const entry = (text: string, fragment: string, words: Piece[][]) =>
      `<entry>\n${atomElement('title', text)}` +
      atomElement('id', `${address}?commit=${change.commit}${fragment}`) +
      `<link href="${escapeXml(address + fragment)}"/>\n${atomElement('updated', change.date)}` +
      `${words.length > 0 ? `<content type="html">${escapeXml(words.map(htmlOf).join(''))}</content>\n` : ''}</entry>\n`;
    if (change.isNew) return entry(`${change.title}: ${labels.newPage}`, '', []);
    return change.sections.map(({ title: section, id }, index) =>
      entry(
        section ? `${change.title}: ${section}` : change.title,
        id ? `#${encodeURIComponent(id)}` : section ? `#:~:${encodeURIComponent(section)}` : '',
        change.words[index]!,
      ),
    );
  });
  const self = fileAddress(config, `/${changesFeedFile}`);
  const { date: updated } = changes[0]!;
  return atomFeed({
    ...{ lang, title: `${title}: ${labels.changesFeed}`, id: self, self, updated, author: title },
    ...{ link: pageAddress(config, '/'), entries },
  });
}

const tags = { '-1': 'del', 0: '', 1: 'ins' } as const;

/** A text with its old and new words. */
export function htmlOf(pieces: Piece[]): string {
  const html = pieces.map(([kind, text]) => {
    const tag = tags[kind];
    const escaped = escapeHtml(text);
    return tag === '' ? escaped : `<${tag}>${escaped}</${tag}>`;
  });
  return `<p>${html.join('')}</p>`;
}
