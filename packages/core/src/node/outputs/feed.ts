import { parseAuthors } from '../../shared/page/authors.ts';
import { postsOf } from '../../shared/page/posts.ts';
import { fileAddress, pageAddress } from '../site/addresses.ts';
import type { ListedPage } from './listed-pages.ts';
import type { Site } from '../site/site.ts';
import { feedFile } from '../site/linked-outputs.ts';
import { atomElement, atomFeed, escapeXml } from '../site/xml.ts';

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
  const items = entries.map(
    (entry) =>
      `<entry>\n${atomElement('title', entry.title)}${atomElement('id', entry.url)}<link href="${escapeXml(entry.url)}"/>\n` +
      `${entry.published ? atomElement('published', entry.published) : ''}${atomElement('updated', entry.updated)}` +
      parseAuthors(entry.authors)
        .map(({ name }) => `<author><name>${escapeXml(name)}</name></author>\n`)
        .join('') +
      `${entry.description ? atomElement('summary', entry.description) : ''}</entry>\n`,
  );
  return atomFeed({
    ...{ lang, title, subtitle: description, author: config.title, entries: items },
    link: pageAddress(config, of.file ? `/${file.replace(/\.xml$/, '')}` : '/'),
    self: fileAddress(config, `/${file}`),
    updated: entries.map((entry) => entry.updated).reduce(later),
  });
}

/** The later of two dates in ISO 8601, of any time zones. */
function later(a: string, b: string | undefined): string {
  return b !== undefined && Date.parse(b) > Date.parse(a) ? b : a;
}
