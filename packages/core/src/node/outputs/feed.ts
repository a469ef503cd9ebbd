import { parseAuthors } from '../../shared/page/authors.ts';
import { postsOf } from '../../shared/page/posts.ts';
import { fileAddress, pageAddress } from '../site/addresses.ts';
import type { ListedPage } from './listed-pages.ts';
import type { Site } from '../site/site.ts';
import { feedFile } from '../site/linked-outputs.ts';
import { atomElement, escapeXml, xmlDocument } from '../site/xml.ts';

/**
 * The feed of the blog (Atom, RFC 4287), newest post first.
 *
 * @param of The title and the file, for a feed of some posts.
 * @returns Undefined without posts, in a preview, or without `baseUrl`: the addresses must be absolute.
 */
export function feed(
  { config, dates }: Site,
  pages: ListedPage[],
  of: { title?: string; file?: string } = {},
): string | undefined {
  const { description, baseUrl, lang } = config;
  const { title = config.title, file = feedFile } = of;
  const posts = postsOf(
    pages.map(({ facts }) => facts),
    config,
  );
  if (baseUrl === undefined || config.preview || posts.length === 0) return undefined;
  const files = new Map(pages.map(({ path, facts }) => [path, facts.file]));
  const entries = posts.map((post) => {
    const published = post.date;
    // A post without a commit has its own date, or else the epoch.
    const changed = dates.of(files.get(post.path)!) ?? published ?? '1970-01-01T00:00:00.000Z';
    return {
      ...post,
      published,
      updated: later(changed, published),
      url: pageAddress(config, post.path),
    };
  });
  const updated = entries.map((entry) => entry.updated).reduce(later);
  const home = pageAddress(config, of.file ? `/${file.replace(/\.xml$/, '')}` : '/');
  const items = entries.map(
    (entry) =>
      `<entry>\n${atomElement('title', entry.title)}${atomElement('id', entry.url)}<link href="${escapeXml(entry.url)}"/>\n` +
      `${entry.published ? atomElement('published', entry.published) : ''}${atomElement('updated', entry.updated)}` +
      parseAuthors(entry.authors)
        .map(({ name }) => `<author><name>${escapeXml(name)}</name></author>\n`)
        .join('') +
      `${entry.description ? atomElement('summary', entry.description) : ''}</entry>\n`,
  );
  return xmlDocument(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">\n` +
      `${atomElement('title', title)}${description === '' ? '' : atomElement('subtitle', description)}` +
      `${atomElement('id', home)}<link href="${escapeXml(home)}"/>\n` +
      `<link rel="self" href="${escapeXml(fileAddress(config, `/${file}`))}"/>\n` +
      `${atomElement('updated', updated)}<author><name>${escapeXml(config.title)}</name></author>\n` +
      `${items.join('')}</feed>`,
  );
}

/** The later of two dates in ISO 8601, of any time zones. */
function later(a: string, b: string | undefined): string {
  return b !== undefined && Date.parse(b) > Date.parse(a) ? b : a;
}
