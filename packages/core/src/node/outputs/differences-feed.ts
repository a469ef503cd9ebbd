import type { DifferingPage, VersionDifferences } from '../../shared/page/differences.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { fileAddress, pageAddress } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { atomElement, atomFeed, escapeXml } from '../site/xml.ts';
import { htmlOf } from './changes-feed.ts';

/** The feed of the differences of two versions (Atom, RFC 4287): an entry for each page that differs. */
export function differencesFeed(
  { config, dates }: Site,
  path: string,
  { from, to, pages }: VersionDifferences,
): string | undefined {
  const { title, baseUrl, lang, labels } = config;
  if (baseUrl === undefined) return undefined;
  const address = pageAddress(config, path);
  // No file has this name: it is the date of the last commit.
  const updated = dates.of('') ?? new Date(0).toISOString();
  const entries = pages.map(
    (page) =>
      `<entry>\n${atomElement('title', page.title)}` +
      atomElement('id', `${address}#${encodeURIComponent(page.href)}`) +
      `<link href="${escapeXml(new URL(page.href, baseUrl).href)}"/>\n${atomElement('updated', updated)}` +
      `<content type="html">${escapeXml(contentOf(page, labels))}</content>\n</entry>\n`,
  );
  return atomFeed({
    ...{ lang, title: `${title}: ${fillLabel(labels.differences, { from, to })}`, link: address },
    ...{ self: fileAddress(config, `${path}.xml`), updated, author: title, entries },
  });
}

function contentOf(
  { kind, sections }: DifferingPage,
  { newPage, removedSection }: Site['config']['labels'],
): string {
  if (kind === 'added') return `<p>${escapeXml(newPage)}</p>`;
  if (kind === 'removed') return `<p>${escapeXml(removedSection)}</p>`;
  return sections
    .map(({ title, words }) => {
      const heading = title === '' ? '' : `<h3>${escapeXml(title)}</h3>`;
      return heading + words.map(htmlOf).join('');
    })
    .join('');
}
